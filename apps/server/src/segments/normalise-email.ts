import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { pricesOnce } from '@sextant/domain/segments/price-once'
import type { TravelerMatch } from '@sextant/domain/travelers/match'
import { type EmailRead, insertEmailEvents, type NewEvent, updateEmail } from '../emails'
import type { Tx } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { applyCancellation } from './apply-cancellation'
import { type Applied, applyDraft, type Origin } from './apply-draft'
import { draftFrom } from './draft-from'
import { ownerKeyOf } from './owner'
import { loadPeople, matchParts } from './owners/match-of'
import { pricesIn } from './prices/renewed-rates'
import { removeStale } from './remove-stale'
import { reportChanges } from './report-changes'
import { segmentsChanged } from './signals'
import { lockSegments } from './store'

/**
 * Turns the reservations of an email into segments: each is normalised, matched to a traveler, and merged with existing
 * data; a cancellation marks segments and never creates any. Segments that a reread email no longer mentions are
 * deleted. Runs in the transaction that marks the email as processed.
 */
export async function normaliseEmail(services: Services, tx: Tx, mail: EmailRead): Promise<void> {
  if (mail.extraction.reservations.length === 0 && !mail.again) return
  await lockSegments(tx)
  const { addresses, extraction } = mail
  const people = await loadPeople(tx, [{ addresses, reservations: extraction.reservations }])
  const convert = await pricesIn(tx)
  const applied: Applied[] = []
  const parts = pricesOnce(extraction.reservations).flatMap((one) => matchParts(addresses, one, people))
  for (const { reservation, share, match } of parts) {
    const draft = draftFrom(reservation, { source: extraction.source, convert, sentAt: mail.observedAt })
    if (draft) applied.push(...(await apply(tx, mail, marked(withShare(draft, share), mail), match)))
  }
  const staleOwnerKeys = mail.again ? await removeStale(tx, mail, applied) : []
  await reportChanges(tx, mail, applied)
  await logMatches(
    tx,
    mail,
    parts.map(({ match }) => match),
  )
  await segmentsChanged.send(services, tx, {
    ownerKeys: [...new Set([...applied.flatMap(({ ownerKeys }) => ownerKeys), ...staleOwnerKeys])],
  })
}

/** Segments of test emails are marked as samples in their metadata. */
const marked = (draft: SegmentDraft, { isSample }: EmailRead): SegmentDraft =>
  isSample ? { ...draft, metadata: { ...draft.metadata, sample: true } } : draft

async function apply(
  tx: Tx,
  mail: EmailRead,
  draft: SegmentDraft,
  { traveler_id }: TravelerMatch,
): Promise<readonly Applied[]> {
  const ownerKey = ownerKeyOf(traveler_id, draft, mail.emailId)
  const origin: Origin = { emailId: mail.emailId, observedAt: mail.observedAt, member: traveler_id, ownerKey }
  if (draft.status === 'Cancelled') return await applyCancellation(tx, draft, origin)
  const applied = await applyDraft(tx, draft, origin)
  if (applied.length === 0) await insertEmailEvents(tx, mail.emailId, [stayedDeletedEvent])
  return applied
}

const stayedDeletedEvent: NewEvent = {
  type: 'deduplicated',
  message: 'Only confirms a segment that was deleted by hand; it stays deleted.',
}

/** Records the travelers of an email: the first known one on the email, and each of them in its log. */
async function logMatches(tx: Tx, mail: EmailRead, matches: readonly TravelerMatch[]): Promise<void> {
  const known = matches.filter(({ traveler_id }) => traveler_id !== null)
  const noted = known.length > 0 ? known : matches.slice(0, 1)
  const [first] = noted
  if (!first) return
  await updateEmail(tx, mail.emailId, { member_id: first.traveler_id, match_method: first.method })
  const each = noted.filter((one, at) => noted.findIndex(({ traveler_id }) => traveler_id === one.traveler_id) === at)
  await insertEmailEvents(tx, mail.emailId, each.map(matchEvent))
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
