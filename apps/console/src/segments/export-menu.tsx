import { Download } from 'lucide-react'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { exportAddress } from './queries'
import type { TravelSearch } from './search'

/** Exports everything that matches the current filters, across all pages. */
export function ExportMenu({ search }: { search: TravelSearch }) {
  const team = useTeamRef()
  return (
    <Menu
      trigger={
        <Button>
          <Download aria-hidden="true" />
          Export
        </Button>
      }
      items={[
        { label: 'CSV file', href: exportAddress(team, search, 'csv') },
        { label: 'Excel workbook', href: exportAddress(team, search, 'xlsx') },
      ]}
    />
  )
}
