import type { Tone } from './badge'
import { cx } from './cx'
import { Link } from './link'

export type ChartRow = {
  readonly name: string
  readonly tone: Tone
  readonly value: number | null
  readonly text: string
  /** Additional text. */
  readonly note: string
  /** The comparison value, shown next to it. */
  readonly before?: { readonly value: number; readonly text: string }
  readonly href: string | null
}

/** Horizontal bars from zero, each below its name; a row may be a link. */
export function ChartRows({
  label,
  rows,
  stale = false,
}: {
  label: string
  rows: readonly ChartRow[]
  stale?: boolean
}) {
  const max = Math.max(1e-9, ...rows.flatMap(({ value, before }) => [value ?? 0, before?.value ?? 0]))
  const width = (value: number) => ({ width: `${(value / max) * 100}%` })
  return (
    <ul aria-label={label} aria-busy={stale} className={cx('flex flex-col gap-2.5', stale && 'opacity-60')}>
      {rows.map(({ name, tone, value, text, note, before, href }) => (
        <li key={name} className="relative rounded-control has-[a:hover]:bg-sunken">
          <div className="mb-1 flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate">
              {href === null ? (
                name
              ) : (
                <Link href={href} withoutPreload className="after:absolute after:inset-0">
                  {name}
                </Link>
              )}
            </span>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
              {[before && `before ${before.text}`, note].filter(Boolean).join(' · ')}
            </span>
            <span className="min-w-16 text-right font-medium whitespace-nowrap tabular-nums">{text}</span>
          </div>
          <div className="h-2.5 rounded-[3px] bg-sunken">
            <div data-tone={tone} style={width(value ?? 0)} className="chart-fill h-full min-w-0.5 rounded-[3px]" />
          </div>
          {before ? <div style={width(before.value)} className="mt-0.5 h-1 rounded-[2px] bg-edge/45" /> : null}
        </li>
      ))}
    </ul>
  )
}
