import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { numberText } from '@sextant/domain/kit/number-text'
import { segmentLabels } from '../../ui/segment-icon'
import type { Leg, Point } from './legs'

const at = ([longitude, latitude]: Point) => ({ longitude, latitude })

/** The legs of the map as text, in travel order. */
export const RouteList = ({ legs }: { legs: readonly Leg[] }) => (
  <ol aria-label="Route" className="flex flex-col gap-1.5">
    {legs.map((leg) => (
      <li key={leg.id} data-tone={leg.kind} className="flex items-baseline gap-2">
        <span className="chip">{segmentLabels[leg.kind]}</span>
        <span className="min-w-0 wrap-anywhere">{routeOf(leg)}</span>
        <span className="ml-auto shrink-0 text-sm text-muted tabular-nums">{lengthOf(leg)}</span>
      </li>
    ))}
  </ol>
)

const routeOf = ({ fromName, toName }: Leg): string =>
  [...new Set([fromName, toName].filter((name) => name !== null))].join(' → ') || 'Unnamed place'

function lengthOf({ from, to }: Leg): string {
  const km = Math.round(kilometresBetween(at(from), at(to)))
  return km === 0 ? '' : `${numberText(km)} km`
}
