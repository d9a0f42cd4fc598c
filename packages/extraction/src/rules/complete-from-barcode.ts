import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import type { BcbpLeg } from '@sextant/ticket-codes/bcbp/leg'
import { type Bcbp, parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'

const letters = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/** The name in the code if the document has only part of it. */
function fuller(name: string | undefined, coded: string): string {
  const all = letters(coded)
  const stated = letters(name ?? '')
  return name !== undefined && (stated.length >= all.length || !stated.every((word) => all.includes(word)))
    ? name
    : coded
}

function completed(traveler: Passenger, code: Bcbp, leg: BcbpLeg): Passenger {
  const { seat, ticketNumber, membershipNumber } = leg
  return {
    ...(/^\d+[A-Z]$/.test(seat) ? { seat } : {}),
    ...(ticketNumber === '' ? {} : { ticket_number: ticketNumber }),
    ...(membershipNumber === '' ? {} : { membership_number: membershipNumber }),
    ...traveler,
    name: fuller(traveler.name, code.name),
  }
}

/**
 * Completes a flight from its boarding pass code. The airline's record locator in the code takes precedence over the
 * document's reference, which may be an agency's.
 */
export function completeFromBarcode(reservation: Reservation): Reservation {
  if (reservation.kind !== 'flight' || reservation.ticket_token === undefined) return reservation
  const code = parseBcbp(reservation.ticket_token)
  const { start, end, travelers, evidence } = reservation
  const leg = code?.legs.find(({ from, to }) => from === start.place.iata_code && to === end.place.iata_code)
  if (!code || !leg || travelers.length > 1) return reservation
  const token = evidence['ticket_token']
  return {
    ...reservation,
    confirmation_no: leg.confirmationNo || (reservation.confirmation_no ?? ''),
    travelers: [completed(travelers[0] ?? {}, code, leg)],
    evidence: { ...evidence, ...(token ? { confirmation_no: token } : {}) },
  }
}
