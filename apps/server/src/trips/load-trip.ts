import type { TripDetail } from '@sextant/contract/trips/schemas'
import { segmentsByDate } from '@sextant/domain/trips/by-date'
import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { findSegmentsOfTrip, presentSegment } from '../segments'
import { atTown } from './at-town'
import { presentTrip } from './present'
import { findTrip } from './store'

/** One trip with its segments by local date. Unknown ids get 404. */
export async function loadTrip(tx: Tx, id: string, now: Date): Promise<TripDetail> {
  const row = (await findTrip(tx, id)) ?? refuse('not_found')
  const segments = (await findSegmentsOfTrip(tx, id)).map(presentSegment)
  return { ...presentTrip(row, now), segments: segmentsByDate(segments.map(atTown)) }
}
