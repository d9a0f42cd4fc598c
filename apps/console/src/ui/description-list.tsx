import type { ReactNode } from 'react'
import { cx } from './cx'

export type DescriptionItem = readonly [label: string, value: ReactNode]

const hasValue = ([, value]: DescriptionItem) =>
  value !== null && value !== undefined && value !== '' && value !== false

type DescriptionListProps = {
  items: readonly DescriptionItem[]
  /** For long values, such as addresses. */
  wide?: boolean
}

/** Labels and values in columns; unknown values are omitted. */
export function DescriptionList({ items, wide = false }: DescriptionListProps) {
  const shownFacts = items.filter(hasValue)
  if (shownFacts.length === 0) return null
  return (
    <dl
      className={cx(
        'grid gap-x-5 gap-y-2.5',
        wide
          ? 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(9.5rem,42%),1fr))]',
      )}
    >
      {shownFacts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
