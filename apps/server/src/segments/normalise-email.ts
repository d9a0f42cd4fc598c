import { foldCode } from '@sextant/domain/kit/fold'
import type { Convert } from '@sextant/domain/segments/convert-price'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { type PricedLeg, sharesOf, shareTotals } from '@sextant/domain/segments/price-shares'
import { sellersNumbers } from '@sextant/domain/segments/references'
import { withoutAmounts } from '@sextant/domain/segments/stated-amounts'
import type { TravelerMatch } from '@sextant/domain/travelers/match'
import { type EmailRead, insertEmailEvents, type NewEvent, updateEmail } from '../emails'
import { oncePerTransaction } from '../platform/database/once-per-transaction'
import type { Tx } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { applyCancellation, cancelByReference } from './apply-cancellation'
import { applyDrafts } from './apply-draft'
import { assignBookings } from './bookings/assign-bookings'
import { announceAmounts, costChanges } from './bookings/email-amounts'
import type { Matching } from './candidates'
import { correctNames } from './correct-names'
import { draftFrom } from './draft-from'
import { lockBookings } from './lock-bookings'
import type { AppliedChange, Incoming } from './merge-into'
import { ownerKeyOf } from './owner'
import { loadPeople, type MatchedPart, matchParts } from './owners/match-of'
import { passOnPrice } from './pass-on-price'
import { pricesWith } from './prices/renewed-rates'
import { reportingTerms } from './prices/store'
import { removeStale } from './remove-stale'
import { reportChanges } from './report-changes'
import { segmentsChanged } from './signals'

/**
 * Turns the reservations of an email into segments. Each is normalised, matched to a traveler, and merged with existing
 * data. A cancellation marks segments but never creates any. Segments that a reprocessed email no longer mentions are
 * deleted. Runs in the transaction that marks the email as processed and has locked the team's segments.
 */
export async function normaliseEmail(services: Services, tx: Tx, mail: EmailRead): Promise<void> {
  const { addresses, extraction } = mail
  const cancelled = (extraction.cancelled_references ?? []).map(foldCode)
  const states = extraction.amounts ?? extraction.corrected_names ?? extraction.changed_times
  const isEmpty = extraction.reservations.length === 0 && cancelled.length === 0 && !states
  if (isEmpty && !mail.isRereading) return
  const terms = await termsOnce(tx)
  const identity = { addresses, reservations: extraction.reservations }
  const people = await loadPeople(tx, [identity], terms.mailboxes)
  const parts = shareTotals(withoutAmounts(extraction)).flatMap(({ reservation, ...priced }) =>
    matchParts(identity, reservation, people).map((part) => ({ ...part, ...priced })),
  )
  const drafts = draftsOf(mail, parts, await pricesWith(tx, terms))
  const matching = await lockBookings(tx, mail, drafts)
  const corrected = await correctNames(tx, mail)
  const booked = await applyAll(tx, mail, drafts, corrected.length > 0 ? undefined : matching)
  const words = extraction.cancelled_words ?? []
  const except = new Set(booked.map(({ segmentId }) => segmentId))
  const direct = [
    ...corrected,
    ...booked,
    ...(await cancelByReference(tx, { ...mail, codes: cancelled, words, except })),
  ]
  const staleOwnerKeys = mail.isRereading ? await removeStale(tx, mail, direct) : []
  const { named, bookings } = await announceAmounts(tx, mail, direct)
  const ids = [...direct.map(({ segmentId }) => segmentId), ...named.map(({ id }) => id)]
  const changed = await assignBookings(services, tx, ids, bookings)
  const applied = [...direct, ...costChanges(named, changed)]
  await reportChanges(tx, mail, applied, changed)
  await recordResult(
    tx,
    mail,
    changed.length,
    parts.map(({ match }) => match),
  )
  // Amounts may have regrouped the trips of the new owners already, without those that are empty now.
  const isReassigned = applied.some(({ ownerKeys }) => new Set(ownerKeys).size > 1)
  await segmentsChanged.send(services, tx, {
    ownerKeys: [...new Set([...applied.flatMap(({ ownerKeys }) => ownerKeys), ...staleOwnerKeys])],
    ...(staleOwnerKeys.length === 0 && !isReassigned && { changed }),
  })
}

const termsOnce = oncePerTransaction(reportingTerms)

/** Drafts of an email's reservations, per traveler. */
function draftsOf(mail: EmailRead, parts: readonly (MatchedPart & PricedLeg)[], convert: Convert): Incoming[] {
  const { emailId, observedAt, extraction } = mail
  const shares = sharesOf(parts)
  const sellers = sellersNumbers(extraction.reservations)
  return parts.flatMap(({ reservation, share, match: { traveler_id: member } }, at) => {
    const draft = draftFrom(reservation, { source: extraction.source, convert, sentAt: observedAt, sellers })
    if (!draft) return []
    const origin = { emailId, observedAt, member, ownerKey: ownerKeyOf(member, draft, emailId) }
    return [{ draft: marked(withShare(draft, shares[at] ?? share), mail), origin }]
  })
}

/** Applies bookings before cancellations: a flight that replaces a cancelled one moves its segment. */
async function applyAll(
  tx: Tx,
  { emailId }: EmailRead,
  drafts: readonly Incoming[],
  matching: Matching | undefined,
): Promise<readonly AppliedChange[]> {
  const [cancelled, booked] = [true, false].map((is) =>
    drafts.filter(({ draft }) => (draft.status === 'Cancelled') === is),
  )
  const outcomes = await applyDrafts(tx, booked ?? [], matching)
  const notes = outcomes.flatMap(({ applied }) => (applied === null ? [stayedDeletedEvent] : []))
  const applied = outcomes.flatMap((outcome) => outcome.applied ?? [])
  const ended: (readonly [string, Incoming])[] = []
  for (const incoming of cancelled ?? []) {
    const marked = await applyCancellation(tx, incoming)
    applied.push(...marked)
    ended.push(...marked.map(({ segmentId }) => [segmentId, incoming] as const))
    if (marked.length === 0) notes.push(unknownCancelledEvent(incoming.draft.confirmation_no))
  }
  // All legs of a journey are cancelled before their prices are passed on to those in their place.
  if (outcomes.length > 0) for (const [id, { origin }] of ended) applied.push(...(await passOnPrice(tx, id, origin)))
  await insertEmailEvents(tx, emailId, notes)
  return applied
}

/** Segments of test emails are marked as samples in their metadata. */
const marked = (draft: SegmentDraft, { isSample }: EmailRead): SegmentDraft =>
  isSample ? { ...draft, metadata: { ...draft.metadata, sample: true } } : draft

const stayedDeletedEvent: NewEvent = {
  type: 'deduplicated',
  message: 'Only confirms a segment that was deleted by hand; it stays deleted.',
}

const unknownCancelledEvent = (reference: string | null): NewEvent => ({
  type: 'segment_cancelled',
  status: 'warning',
  message:
    reference === null
      ? 'Cancels a booking that is not known.'
      : `Cancels a booking that is not known, or not any more: ${reference}.`,
})

/**
 * Records an email's segment count and travelers: the first known traveler on the email, and each of them in its log.
 */
async function recordResult(
  tx: Tx,
  { emailId }: EmailRead,
  segment_count: number,
  matches: readonly TravelerMatch[],
): Promise<void> {
  const identified = matches.filter(({ traveler_id }) => traveler_id !== null)
  const recorded = identified.length > 0 ? identified : matches.slice(0, 1)
  const [first] = recorded
  await updateEmail(tx, emailId, {
    segment_count,
    ...(first && { member_id: first.traveler_id, match_method: first.method }),
  })
  const each = recorded.filter(
    (one, at) => recorded.findIndex(({ traveler_id }) => traveler_id === one.traveler_id) === at,
  )
  await insertEmailEvents(tx, emailId, each.map(matchEvent))
}

/** The log entry about the matched traveler. */
export const matchEvent = ({ traveler_id, method }: TravelerMatch): NewEvent =>
  traveler_id === null
    ? { type: 'member_unmatched', status: 'warning', message: 'No traveler of the team was recognised.' }
    : {
        type: 'member_matched',
        message: `Matched the traveler by ${method}.`,
        detail: { member_id: traveler_id },
      }
