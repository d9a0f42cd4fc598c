import type { ReactNode } from 'react'
import { cx } from './cx'

export type Fact = readonly [label: string, value: ReactNode]

const isKnown = ([, value]: Fact) => value !== null && value !== undefined && value !== '' && value !== false

type DescriptionListProps = {
  facts: readonly Fact[]
  /** For long values, such as addresses. */
  wide?: boolean
}

/** Labels and values in columns; unknown values are omitted. */
export function DescriptionList({ facts, wide = false }: DescriptionListProps) {
  const known = facts.filter(isKnown)
  if (known.length === 0) return null
  return (
    <dl
      className={cx(
        'grid gap-x-5 gap-y-2.5',
        wide
          ? 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(9.5rem,42%),1fr))]',
      )}
    >
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
