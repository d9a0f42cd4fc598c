import type { Reservation } from '@sextant/contract/emails/reservation'
import type { PartText } from '../documents/part-text'
import { onlyValue, rowsOf } from './printed-rows'

/** The form of a booking code, and the minimum length of a number that identifies a ticket rather than a booking. */
const bookingCode = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{5,8}(?![A-Z\d])/
const minTicketNumber = 10

/**
 * Trains under the booking code that is printed around their code. Many railways' codes have only the number of the
 * ticket, which becomes the traveler's.
 */
export function withPrintedReferences(reservations: readonly Reservation[], words: readonly PartText[]): Reservation[] {
  const partOf = ({ evidence }: Reservation): string | undefined => evidence['ticket_token']?.part
  const isTicket = ({ kind, confirmation_no: own = '' }: Reservation): boolean =>
    kind === 'train' && own.length >= minTicketNumber
  if (!reservations.some((one) => isTicket(one) && partOf(one) !== undefined)) return [...reservations]
  const printed = new Map(
    words.map(({ part, text }) => [part, onlyValue(rowsOf(text), 'reference', bookingCode)] as const),
  )
  return reservations.map((one) => {
    const part = partOf(one)
    const found = part === undefined || !isTicket(one) ? null : (printed.get(part) ?? null)
    if (!found || part === undefined) return one
    const { value, cell } = found
    const own = one.evidence['confirmation_no']
    const [person, ...others] = one.travelers
    const isNumbered = person !== undefined && others.length === 0 && person.ticket_number === undefined
    return {
      ...one,
      confirmation_no: value,
      travelers: isNumbered ? [{ ...person, ticket_number: one.confirmation_no ?? '' }] : one.travelers,
      evidence: {
        ...one.evidence,
        ...(isNumbered && own ? { 'travelers.0.ticket_number': own } : {}),
        confirmation_no: { reader: 'print', part, path: `${cell.line}:1`, text: cell.text },
      },
    }
  })
}
