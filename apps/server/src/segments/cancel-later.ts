import { cancellationOf, cancelledBy, cancelledByCodes } from '@sextant/domain/segments/cancel'
import { leavesOthers, ofOneAlone } from '@sextant/domain/segments/cancelled-alone'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMeant } from '@sextant/domain/segments/is-meant'
import { agreeReferences, codesOf } from '@sextant/domain/segments/references'
import { withoutValues } from '@sextant/domain/segments/stated-values'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { widenAmounts } from './bookings/write-amounts'
import { draftOf } from './draft-of'
import { laterCancellations } from './later-cancellations'
import { type Applied, type Incoming, mergeInto } from './merge-into'
import { passOnPrice } from './pass-on-price'
import { findSegments, type SegmentRow } from './store'
import { freeAgain } from './withdraw-cancellations'

type Codes = {
  /** The codes that a cancelled leg may be known by. */
  readonly codes: readonly string[]
  /** The codes that are new to the segment. Everything under them may have been cancelled. */
  readonly fresh: readonly string[]
}

/**
 * Cancels a segment that has become known by references already cancelled by a later email, or that is the leg
 * cancelled by one. If another traveler's segment was cancelled because the named traveler was not yet known, it is
 * reinstated, and the traveler who takes the place gets the price. Those segments come last in the results.
 * @param others the drafts of the same email, whose travelers the cancellation may mean instead
 */
export async function cancelLater(
  tx: Tx,
  id: string,
  { draft, origin }: Incoming,
  { codes, fresh }: Codes,
  others: readonly SegmentDraft[] = [],
): Promise<readonly Applied[]> {
  const wanted = { confirmation: draft.confirmation_no, codes, fresh }
  let applied: Applied | null = null
  const freed: Applied[] = []
  for (const found of await laterCancellations(tx, origin.observedAt, wanted)) {
    const [row] = await findSegments(tx, [id])
    if (!row) continue
    const segment = draftOf(row)
    const { emailId, observedAt, cancellation, words } = found
    const known = await othersOf(tx, id, cancellation === null ? found.codes : codesOf(cancellation))
    const all = [segment, ...known.map(draftOf), ...others]
    const { named, under } = cancellation === null ? meantByCodes(found.codes, words, all) : meantBy(cancellation, all)
    if (!named.includes(segment)) continue
    const own = cancellationOf(cancellation ?? withoutValues(segment))
    const isAlone = cancellation?.travelers.length !== 0 && leavesOthers(segment, named, under)
    applied = await mergeInto(tx, row, isAlone ? ofOneAlone(own) : own, { ...origin, emailId, observedAt })
    await widenAmounts(tx, emailId)
    if (cancellation?.travelers.length !== 0) freed.push(...(await passOnPrice(tx, id, { emailId, observedAt })))
    for (const other of cancellation === null ? known : []) freed.push(...(await freeAgain(tx, other)))
  }
  return [...(applied ? [applied] : []), ...freed]
}

/** The other segments known by these codes. */
const othersOf = async (tx: Tx, id: string, codes: readonly string[]): Promise<readonly SegmentRow[]> =>
  await findSegments(
    tx,
    (await findByCodes(tx, codes)).filter((other) => other !== id),
  )

type Meant = {
  readonly named: readonly SegmentDraft[]
  /** Everything under the same references. */
  readonly under: readonly SegmentDraft[]
}

const meantBy = (cancellation: SegmentDraft, all: readonly SegmentDraft[]): Meant => ({
  named: all.filter((one) => cancelledBy(cancellation, [one]).length > 0),
  under: all.filter((one) => agreeReferences(cancellation, one) === 'same'),
})

/** The segments that codes cancel. */
function meantByCodes(codes: readonly string[], words: readonly string[], all: readonly SegmentDraft[]): Meant {
  const under = all.filter((one) => codesOf(one).some((code) => codes.includes(code)))
  const meant = under.filter((one) => isMeant(words, one, under))
  return { named: cancelledByCodes(codes, meant), under }
}
