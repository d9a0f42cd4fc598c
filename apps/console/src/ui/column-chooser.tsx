import { Columns3 } from 'lucide-react'
import { IconButton } from './button'
import { Menu } from './menu'

type ColumnChooserProps = {
  columns: readonly { readonly id: string; readonly label: string }[]
  isShown: (id: string) => boolean
  onToggle: (id: string) => void
}

/** Shows and hides columns of a table. */
export const ColumnChooser = ({ columns, isShown, onToggle }: ColumnChooserProps) => (
  <Menu
    trigger={
      <IconButton label="Columns" className="max-md:hidden">
        <Columns3 aria-hidden="true" />
      </IconButton>
    }
    items={columns.map(({ id, label }) => ({
      label,
      checked: isShown(id),
      onSelect: () => onToggle(id),
    }))}
  />
)
