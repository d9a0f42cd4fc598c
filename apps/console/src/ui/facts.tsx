import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

const isKnown = ([, value]: Fact) => value !== null && value !== undefined && value !== '' && value !== false

/** Names and values in columns; what is not known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(isKnown)
  if (known.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-5 gap-y-2.5">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
