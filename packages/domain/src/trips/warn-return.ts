import type { TripWarning } from '@sextant/contract/trips/schemas'
import type { KnownSegment } from '../segments/draft'
import { finishOf, homeOf, isBackHome, isJourney } from './course'
import { endOf, nameOf } from './trip-place'

/** Warns of a trip that leaves home without a return. A car rented last may be the return. */
export function warnOfReturn(live: readonly KnownSegment[]): TripWarning[] {
  const home = homeOf(live)
  const last = live.findLast(isJourney)
  if (home === null || !last || isBackHome(live)) return []
  if (live.some((segment) => segment.type === 'car' && finishOf(segment) > finishOf(last))) return []
  const [from, to] = [nameOf(endOf(last)), nameOf(home)]
  const way = `${from ? ` from ${from}` : ''}${to ? ` to ${to}` : ''}`
  return [{ code: 'missing_return', message: `No return booked${way}.`, segment_ids: [last.id] }]
}
