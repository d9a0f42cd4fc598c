import type { Import } from '@sextant/contract/imports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { Download } from 'lucide-react'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { failedRowsAddress } from './queries'
import { countOf } from './status'

/** Downloads the failed rows as a file with the same columns, to be corrected and imported again. */
export function FailedRows({ imported }: { imported: Import }) {
  const team = useTeamRef()
  const failed = countOf(imported, 'Failed')
  const rows = failed === 1 ? '1 row' : `${numberText(failed)} rows`
  const predicate = imported.options.dry_run ? 'would not be' : failed === 1 ? 'was not' : 'were not'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p role="status" className="font-medium">
          {rows} {predicate} written.
        </p>
        <p className="text-sm text-muted">
          Download them with the error messages, correct them and import the file again.
        </p>
      </div>
      <Menu
        trigger={
          <Button>
            <Download aria-hidden="true" />
            Download failed rows
          </Button>
        }
        items={[
          { label: 'CSV file', href: failedRowsAddress(team, imported.id, 'csv') },
          { label: 'Excel workbook', href: failedRowsAddress(team, imported.id, 'xlsx') },
        ]}
      />
    </div>
  )
}
