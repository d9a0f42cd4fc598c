import type { Tone } from './badge'
import { cx } from './cx'

export type TooltipLine = { readonly label: string; readonly text: string; readonly tone?: Tone }

type ChartTooltipProps = {
  title: string
  lines: readonly TooltipLine[]
  /** The horizontal position it points to, from 0 (left) to 1 (right). */
  share: number
}

/** A tooltip for a part of a chart. Links and the table give assistive technology the same text. */
export const ChartTooltip = ({ title, lines, share }: ChartTooltipProps) => (
  <div
    aria-hidden="true"
    data-chart-tooltip=""
    style={share > 0.5 ? { right: `${(1 - share) * 100}%` } : { left: `${share * 100}%` }}
    className={cx(
      'pointer-events-none absolute top-0 z-20 min-w-44 rounded-box border border-line bg-surface p-2.5 text-sm shadow-lg',
      share > 0.5 ? 'mr-4' : 'ml-4',
    )}
  >
    <p className="mb-1 font-medium whitespace-nowrap">{title}</p>
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
      {lines.map(({ label, text, tone }) => (
        <div key={label} className="contents">
          <dt className="flex items-center gap-1.5 whitespace-nowrap text-muted">
            {tone ? <ChartKey tone={tone} /> : <span className="w-2.5" />}
            {label}
          </dt>
          <dd className="text-right whitespace-nowrap tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** The color and pattern of a chart series, as in the legend. */
export const ChartKey = ({ tone }: { tone: Tone }) => (
  <span aria-hidden="true" data-tone={tone} className="chart-fill size-2.5 shrink-0 rounded-[3px]" />
)
