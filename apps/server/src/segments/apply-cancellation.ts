import { cancellationOf, cancelledBy, cancelledByCodes } from '@sextant/domain/segments/cancel'
import { leavesOthers, ofOneAlone } from '@sextant/domain/segments/cancelled-alone'
import { isMeant } from '@sextant/domain/segments/is-meant'
import { withoutValues } from '@sextant/domain/segments/stated-values'
import type { Tx } from '../platform/database/transaction'
import { shareAgain } from './apply-unnamed'
import { findByCodes } from './bookings/store'
import { candidatesFor, peopleOf } from './candidates'
import { draftOf } from './draft-of'
import { type AppliedChange, type Incoming, mergeInto } from './merge-into'
import { passOnPrice } from './pass-on-price'
import { findSegments } from './store'

/** Marks the segments that a cancellation names. Unknown ones are not created. */
export async function applyCancellation(tx: Tx, incoming: Incoming): Promise<readonly AppliedChange[]> {
  const { draft, origin } = incoming
  const rows = await candidatesFor(tx, incoming)
  const people = new Map(rows.map((row) => [row.id, peopleOf(row, incoming)]))
  const segments = rows.map(draftOf)
  const named = cancelledBy(draft, segments, ({ id }) => people.get(id) ?? 'unknown')
  const marked = new Set(named.map(({ id }) => id))
  const applied: AppliedChange[] = []
  for (const row of rows) {
    if (!marked.has(row.id)) continue
    const isAlone = draft.travelers.length > 0 && leavesOthers(draftOf(row), named, segments)
    applied.push(await mergeInto(tx, row, isAlone ? ofOneAlone(cancellationOf(draft)) : cancellationOf(draft), origin))
    if (isAlone && row.observed_at > origin.observedAt) applied.push(...(await shareAgain(tx, row)))
  }
  return applied
}

/** An email that cancels references without further details of their bookings. */
export type ReferenceCancellation = {
  readonly emailId: string
  readonly observedAt: string
  /** Folded. */
  readonly codes: readonly string[]
  /** The sentences that announce the cancellation. */
  readonly words: readonly string[]
  /** The segments that the email books. */
  readonly except: ReadonlySet<string>
}

/** Cancels everything known by one of the codes, except what had already ended. */
export async function cancelByReference(tx: Tx, incoming: ReferenceCancellation): Promise<readonly AppliedChange[]> {
  const found = await findSegments(tx, await findByCodes(tx, incoming.codes))
  const rows = found.filter(
    ({ id, end_day }) => end_day >= incoming.observedAt.slice(0, 10) && !incoming.except.has(id),
  )
  const segments = rows.map(draftOf)
  const matching = segments.filter((segment) => isMeant(incoming.words, segment, segments))
  const named = cancelledByCodes(incoming.codes, matching)
  const applied: AppliedChange[] = []
  for (const segment of named) {
    const row = rows.find(({ id }) => id === segment.id)
    if (!row) continue
    const { emailId, observedAt } = incoming
    const origin = { emailId, observedAt, member: null, ownerKey: row.owner_key }
    const cancellation = cancellationOf(withoutValues(segment))
    const isAlone = leavesOthers(segment, named, segments)
    applied.push(await mergeInto(tx, row, isAlone ? ofOneAlone(cancellation) : cancellation, origin))
    if (isAlone && row.observed_at > observedAt) applied.push(...(await shareAgain(tx, row)))
  }
  if (incoming.except.size > 0) for (const { id } of named) applied.push(...(await passOnPrice(tx, id, incoming)))
  return applied
}
