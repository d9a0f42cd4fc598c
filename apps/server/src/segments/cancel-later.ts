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
import { type AppliedChange, type Incoming, mergeInto } from './merge-into'
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
): Promise<readonly AppliedChange[]> {
  const terms = { confirmation: draft.confirmation_no, codes, fresh }
  let applied: AppliedChange | null = null
  const freed: AppliedChange[] = []
  for (const found of await laterCancellations(tx, origin.observedAt, terms)) {
    const [row] = await findSegments(tx, [id])
    if (!row) continue
    const segment = draftOf(row)
    const { emailId, observedAt, cancellation, words } = found
    const related = await othersOf(tx, id, cancellation === null ? found.codes : codesOf(cancellation))
    const all = [segment, ...related.map(draftOf), ...others]
    const { cancelled, candidates } =
      cancellation === null ? meantByCodes(found.codes, words, all) : meantBy(cancellation, all)
    if (!cancelled.includes(segment)) continue
    const cancelling = cancellationOf(cancellation ?? withoutValues(segment))
    const isAlone = cancellation?.travelers.length !== 0 && leavesOthers(segment, cancelled, candidates)
    applied = await mergeInto(tx, row, isAlone ? ofOneAlone(cancelling) : cancelling, {
      ...origin,
      emailId,
      observedAt,
    })
    await widenAmounts(tx, emailId)
    if (cancellation?.travelers.length !== 0) freed.push(...(await passOnPrice(tx, id, { emailId, observedAt })))
    for (const other of cancellation === null ? related : []) freed.push(...(await freeAgain(tx, other)))
  }
  return [...(applied ? [applied] : []), ...freed]
}

/** The other segments known by these codes. */
const othersOf = async (tx: Tx, id: string, codes: readonly string[]): Promise<readonly SegmentRow[]> =>
  await findSegments(
    tx,
    (await findByCodes(tx, codes)).filter((other) => other !== id),
  )

type Targets = {
  readonly cancelled: readonly SegmentDraft[]
  /** Everything under the same references. */
  readonly candidates: readonly SegmentDraft[]
}

const meantBy = (cancellation: SegmentDraft, all: readonly SegmentDraft[]): Targets => ({
  cancelled: all.filter((one) => cancelledBy(cancellation, [one]).length > 0),
  candidates: all.filter((one) => agreeReferences(cancellation, one) === 'same'),
})

/** The segments that codes cancel. */
function meantByCodes(codes: readonly string[], words: readonly string[], all: readonly SegmentDraft[]): Targets {
  const candidates = all.filter((one) => codesOf(one).some((code) => codes.includes(code)))
  const matching = candidates.filter((one) => isMeant(words, one, candidates))
  return { cancelled: cancelledByCodes(codes, matching), candidates }
}
