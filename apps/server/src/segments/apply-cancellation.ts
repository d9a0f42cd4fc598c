import { cancelledBy } from '@sextant/domain/segments/cancel'
import type { Tx } from '../platform/database/transaction'
import { candidatesFor, peopleOf, type Told } from './apply-draft'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type Applied, mergeInto } from './merge-into'
import { findSegments } from './store'

/** Marks the segments that a cancellation names; creates nothing for unknown ones. */
export async function applyCancellation(tx: Tx, told: Told): Promise<readonly Applied[]> {
  const { draft, origin } = told
  const rows = await candidatesFor(tx, told)
  const people = new Map(rows.map((row) => [row.id, peopleOf(row, told)]))
  const named = cancelledBy(draft, rows.map(draftOf), ({ id }) => people.get(id) ?? 'unknown')
  const marked = new Set(named.map(({ id }) => id))
  // The amount in a cancellation may be a refund, a fee or the total of all segments: it is the price of none of them.
  const unpriced = { ...draft, price: null, currency: null, cents: null, rate_date: null }
  const applied: Applied[] = []
  for (const row of rows) {
    if (marked.has(row.id)) applied.push(await mergeInto(tx, row, unpriced, origin))
  }
  return applied
}

/** An email that cancels references without saying more of their bookings. */
export type ReferenceCancellation = {
  readonly emailId: string
  readonly observedAt: string
  /** Folded. */
  readonly codes: readonly string[]
}

/** Cancels everything that is known by one of the codes, except what was over before. */
export async function cancelByReference(tx: Tx, told: ReferenceCancellation): Promise<readonly Applied[]> {
  const rows = await findSegments(tx, await findByCodes(tx, told.codes))
  const applied: Applied[] = []
  for (const row of rows.filter(({ end_day }) => end_day >= told.observedAt.slice(0, 10))) {
    const { emailId, observedAt } = told
    const origin = { emailId, observedAt, member: null, ownerKey: row.owner_key }
    applied.push(await mergeInto(tx, row, { ...draftOf(row), status: 'Cancelled', evidence: {} }, origin))
  }
  return applied
}
