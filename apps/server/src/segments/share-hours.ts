import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { EmailObservation } from '@sextant/domain/segments/observations'
import { areOnOneJourney, hasOtherHours, hoursAlone, newestHours } from '@sextant/domain/segments/shared-hours'
import { isWithoutStatus } from '@sextant/domain/segments/without-status'
import type { Tx } from '../platform/database/transaction'
import { findSharingCode } from './bookings/store'
import { draftOf } from './draft-of'
import { type AppliedChange, mergeInto } from './merge-into'
import { findObservationsOf } from './observations/store'
import { findSegments } from './store'

/**
 * Gives all travelers of a booking the newest hours of a flight or train that were stated to any of them, as if each
 * had been told. The emails may arrive in any order.
 * @param applied the outcome for one traveler's part
 */
export async function shareHours(tx: Tx, applied: AppliedChange): Promise<readonly AppliedChange[]> {
  if (applied.change !== 'created' && !applied.fields.some((field) => shared.has(field))) return []
  // most travelers are alone in their booking, so only this statement is needed
  const others = await findSharingCode(tx, applied.segmentId)
  if (others.length === 0) return []
  const found = await findSegments(tx, [applied.segmentId, ...others])
  const changed = found.find(({ id }) => id === applied.segmentId)
  if (!changed || !journeys.has(changed.type)) return []
  const journey = draftOf(changed)
  const rows = found.map((row) => ({ row, part: draftOf(row) })).filter(({ part }) => areOnOneJourney(journey, part))
  if (rows.every(({ part }) => hoursOf(part) === hoursOf(journey))) return []
  const stated = await findObservationsOf(
    tx,
    rows.map(({ part }) => ({ id: part.id, segment: part })),
  )
  const newest = newestHours(journey, stated.map(([, one]) => one).filter(isStated))
  if (newest === null) return []
  const emailId = stated.find(([, one]) => one === newest)?.[1].email_id ?? null
  const outcomes: AppliedChange[] = []
  for (const { row, part } of rows.filter((one) => hasOtherHours(one.part, newest))) {
    const origin = { emailId, observedAt: newest.observed_at, member: row.member_id, ownerKey: row.owner_key }
    outcomes.push(await mergeInto(tx, row, hoursAlone(part, newest), origin))
  }
  return outcomes
}

const journeys: ReadonlySet<string> = new Set(['air', 'rail'])
const shared: ReadonlySet<string> = new Set([
  'start_datetime',
  'end_datetime',
  'flight_number',
  'train_number',
  'origin',
  'origin_station',
  'references',
])

const hoursOf = ({ start_datetime, end_datetime }: SegmentDraft): string => `${start_datetime} ${end_datetime}`

/** Whether an email stated it, to the travelers themselves. */
const isStated = ({ email_id, segment }: EmailObservation): boolean => email_id !== null && !isWithoutStatus(segment)
