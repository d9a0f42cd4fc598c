import type { WebhookStats } from '@sextant/contract/webhooks/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { now } from '../kit/clock'

type Hours = WebhookStats['hours']

const hourMs = 3_600_000
const shown = 24
const height = 20

/** The last 24 hours, the current one last. The server omits hours without attempts. */
function byHour(hours: Hours): readonly Hours[number][] {
  const newest = Math.floor(Date.parse(now()) / hourMs) * hourMs
  const countsByHour = new Map(hours.map((count) => [Date.parse(count.hour), count]))
  return Array.from({ length: shown }, (_, at) => {
    const hour = newest - (shown - 1 - at) * hourMs
    return countsByHour.get(hour) ?? { hour: String(hour), succeeded: 0, failed: 0 }
  })
}

/** Delivery attempts per hour as small bars, with failures at the bottom. The figures are next to it. */
export function HourBars({ hours }: { hours: Hours }) {
  if (hours.length === 0) return null
  const max = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed))
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0)
  const all = hours.reduce((sum, hour) => sum + hour.succeeded, failed)
  return (
    <svg
      role="img"
      aria-label={`${numberText(all)} attempts in 24 hours, ${numberText(failed)} of them failed`}
      viewBox={`0 0 ${shown * 4 - 1} ${height}`}
      className="h-5 w-24 shrink-0"
      preserveAspectRatio="none"
    >
      {byHour(hours).map((hour, at) => {
        const bad = (hour.failed / max) * height
        const good = (hour.succeeded / max) * height
        return (
          <g key={hour.hour}>
            <rect x={at * 4} y={height - 1} width={3} height={1} className="fill-line" />
            <rect x={at * 4} y={height - bad - good} width={3} height={good} className="fill-accent" />
            <rect x={at * 4} y={height - bad} width={3} height={bad} className="fill-bad" />
          </g>
        )
      })}
    </svg>
  )
}
