import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { findSegments, type SegmentRow } from '../segments'
import type { TripRow } from './store'

/** Segments by id. Rejects unknown ones, and those of a traveler other than the trip's (422). */
export async function chosenSegments(
  tx: Tx,
  trip: Pick<TripRow, 'owner_key'>,
  ids: readonly string[],
): Promise<SegmentRow[]> {
  const rows = await findSegments(tx, [...new Set(ids)])
  if (ids.some((id) => !rows.some((row) => row.id === id)))
    refuseFields({ segment_ids: ['One of these segments is not there any more.'] })
  if (rows.some(({ owner_key }) => owner_key !== trip.owner_key))
    refuseFields({ segment_ids: ['One of these segments is of another traveler: assign it first.'] })
  return rows
}
