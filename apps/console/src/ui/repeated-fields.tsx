import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { cx } from './cx'

type RepeatedFieldsProps = {
  /** What the fields describe, such as `header`. */
  item: string
  /** Its position, from 1. */
  number: number
  /** The columns of the grid. */
  className: string
  onRemove: () => void
  children: ReactNode
}

/** One of several groups of the same fields, with a button that removes it. */
export const RepeatedFields = ({ item, number, className, onRemove, children }: RepeatedFieldsProps) => (
  <fieldset className={cx('grid items-start gap-2 rounded-control border border-line p-3', className)}>
    <legend className="sr-only">{`${item.charAt(0).toUpperCase()}${item.slice(1)} ${number}`}</legend>
    {children}
    <span className="sm:mt-6">
      <IconButton label={`Remove ${item} ${number}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  </fieldset>
)
