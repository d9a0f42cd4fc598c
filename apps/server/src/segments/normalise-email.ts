import type { Reservation } from '@sextant/contract/emails/reservation'
import { priceConverter } from '@sextant/domain/segments/convert-price'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { pricesOnce } from '@sextant/domain/segments/price-once'
import { matchTraveler, type TravelerMatch } from '@sextant/domain/travelers/match'
import { ratesOn } from '@sextant/places/rates/rates-on'
import { type EmailRead, insertEmailEvents, type NewEvent, updateEmail } from '../emails'
import { listMailboxAddresses } from '../mailboxes'
import type { Tx } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { type KnownTraveler, listKnownTravelers } from '../travelers'
import { applyCancellation } from './apply-cancellation'
import { type Applied, applyDraft, type Telling } from './apply-draft'
import { ownerKeyOf } from './owner'
import { reportChanges } from './report-changes'
import { segmentsChanged } from './signals'
import { lockSegments, reportingCurrency } from './store'

/**
 * What a mail told, made into segments: each reservation normalised, its traveler matched, and merged with what is
 * known; a cancellation marks and never creates. Runs in the transaction that marks the mail as processed.
 */
export async function normaliseEmail(services: Services, tx: Tx, mail: EmailRead): Promise<void> {
  if (mail.extraction.reservations.length === 0) return
  await lockSegments(tx)
  const people = { known: await listKnownTravelers(tx), mailboxes: await listMailboxAddresses(tx) }
  const convert = priceConverter(await reportingCurrency(tx), ratesOn)
  const applied: Applied[] = []
  for (const reservation of pricesOnce(mail.extraction.reservations)) {
    const draft = fromReservation(reservation, { source: mail.extraction.source, convert })
    if (draft) applied.push(...(await apply(tx, mail, draft, matchOf(mail, reservation, people))))
  }
  await reportChanges(tx, mail, applied)
  await noteMatch(tx, mail, matchOf(mail, mail.extraction.reservations[0], people))
  await segmentsChanged.send(services, tx, {
    ownerKeys: [...new Set(applied.flatMap(({ ownerKeys }) => ownerKeys))],
  })
}

/** Who could be meant, the same for all of a mail's reservations but for their passengers. */
type People = { readonly known: readonly KnownTraveler[]; readonly mailboxes: readonly string[] }

function matchOf(
  mail: EmailRead,
  reservation: Reservation | undefined,
  { known, mailboxes }: People,
): TravelerMatch {
  const passengers = (reservation?.travelers ?? []).flatMap(({ name, email }) =>
    name === undefined && email === undefined ? [] : [{ name: name ?? '', email }],
  )
  return matchTraveler({ passengers, addresses: mail.addresses, mailboxes }, known)
}

async function apply(
  tx: Tx,
  mail: EmailRead,
  draft: SegmentDraft,
  { traveler_id }: TravelerMatch,
): Promise<readonly Applied[]> {
  const ownerKey = ownerKeyOf(traveler_id, draft, mail.emailId)
  const telling: Telling = { emailId: mail.emailId, toldAt: mail.toldAt, member: traveler_id, ownerKey }
  return draft.status === 'Cancelled'
    ? await applyCancellation(tx, draft, telling)
    : [await applyDraft(tx, draft, telling)]
}

async function noteMatch(tx: Tx, mail: EmailRead, match: TravelerMatch): Promise<void> {
  await updateEmail(tx, mail.emailId, { member_id: match.traveler_id, match_method: match.method })
  await insertEmailEvents(tx, mail.emailId, [matchEvent(match)])
}

/** What the mail's log says of whose booking it is. */
export const matchEvent = ({ traveler_id, method }: TravelerMatch): NewEvent =>
  traveler_id === null
    ? { type: 'member_unmatched', status: 'warning', message: 'No traveler of the team was recognised.' }
    : {
        type: 'member_matched',
        message: `Matched the traveler by ${method}.`,
        detail: { member_id: traveler_id },
      }
