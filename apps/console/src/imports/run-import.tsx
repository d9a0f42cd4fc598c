import type { Import } from '@sextant/contract/imports/schemas'
import { useCan } from '../kit/workspace'
import { Button } from '../ui/button'
import { useProcess } from './use-process'

/** After a dry run, offers to import the same file with the same settings. */
export function RunImport({ imported }: { imported: Import }) {
  const can = useCan()
  const start = useProcess(imported.id)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p role="status" className="font-medium">
          This was a dry run. Nothing was imported.
        </p>
        <p className="text-sm text-muted">{start.problem ?? 'The results below show what would have happened.'}</p>
      </div>
      {can('add-imports') ? (
        <Button variant="primary" busy={start.busy} onClick={() => start.send({ options: { dry_run: false } })}>
          Import now
        </Button>
      ) : null}
    </div>
  )
}
