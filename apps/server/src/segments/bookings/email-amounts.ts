import { foldCode } from '@sextant/domain/kit/fold'
import { referencesOf } from '@sextant/domain/segments/references'
import { isAmount } from '@sextant/domain/segments/stated-amounts'
import type { EmailRead } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import type { AppliedChange } from '../merge-into'
import { findSegments, type SegmentRow } from '../store'
import { findByCodes } from './store'
import { deleteAmountsOf, insertWaiting } from './waiting-amounts'

/** What an email's amounts affect besides the segments that it changed. */
export type AmountTargets = {
  /** Segments that it names only by reference, in their previous state. */
  readonly named: readonly SegmentRow[]
  /** Bookings that lost amounts because the email is being reread. */
  readonly bookings: readonly string[]
}

/** Queues the amounts of an email for the booking that its segments are assigned to, now or later. */
export async function announceAmounts(
  tx: Tx,
  mail: EmailRead,
  applied: readonly AppliedChange[],
): Promise<AmountTargets> {
  const { emailId, observedAt, extraction, isRereading } = mail
  const { amounts = [], changed_times = [], amount_references = [], reservations, source } = extraction
  const bookings = isRereading ? await deleteAmountsOf(tx, emailId) : []
  if (amounts.length === 0 && changed_times.length === 0) return { named: [], bookings }
  const references = reservations.flatMap((one) => referencesOf(one, source).map(({ value }) => value))
  const codes = [...new Set([...references, ...amount_references].map(foldCode))]
  await insertWaiting(tx, {
    email_id: emailId,
    day: observedAt.slice(0, 10),
    amounts: [...amounts, ...changed_times].map((one) => (isAmount(one) ? one : { ...one, observed_at: observedAt })),
    codes: codes.length > 0 ? codes : [''],
  })
  return { named: applied.length > 0 ? [] : await findSegments(tx, await findByCodes(tx, codes)), bookings }
}

/** What amounts and changed times alone change of segments. */
const changeable = ['net_cents', 'start_datetime', 'end_datetime'] as const

/** The changes that an email makes to segments of which it has only the references. */
export const costChanges = (named: readonly SegmentRow[], found: readonly SegmentRow[]): AppliedChange[] =>
  named.flatMap((before) => {
    const after = found.find(({ id }) => id === before.id)
    const { owner_key } = before
    const fields = changeable.filter((field) => after && after[field] !== before[field])
    return fields.length > 0 ? { segmentId: before.id, change: 'updated', fields, ownerKeys: [owner_key], before } : []
  })
