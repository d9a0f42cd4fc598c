import type { Draft } from '../kit/draft'
import type { Node } from './node'

function readPerson(draft: Draft, field: string, person: Node): void {
  draft.text(`${field}.name`, person.scalar() === undefined ? person.at('name') : person)
  draft.text(`${field}.first_name`, person.at('givenName'), person.at('firstName'))
  draft.text(`${field}.last_name`, person.at('familyName'), person.at('lastName'))
  draft.text(`${field}.email`, person.at('email'))
}

function readTicket(draft: Draft, field: string, ticket: Node): void {
  const seat = ticket.at('ticketedSeat')
  const [row, letter] = [seat.at('seatRow').text() ?? '', seat.at('seatNumber').text() ?? '']
  // `12` and `C` are one seat.
  if (/^\d{1,3}$/.test(row) && /^[A-Z]$/i.test(letter)) draft.set(`${field}.seat`, row + letter, seat.evidence())
  draft.text(`${field}.seat`, seat.at('seatNumber'), seat)
  draft.text(`${field}.ticket_number`, ticket.at('ticketNumber'))
}

/** Reads the travelers of a reservation: `underName`, one or several, and the people and seats of its tickets. */
export function readTravelers(draft: Draft, reservation: Node): void {
  const tickets = reservation.all('reservedTicket')
  const named = tickets.filter((ticket) => ticket.at('underName').exists)
  const people = reservation.all('underName')
  if (named.length > people.length) {
    for (const [index, ticket] of named.entries()) {
      readPerson(draft, `travelers.${index}`, ticket.at('underName'))
      readTicket(draft, `travelers.${index}`, ticket)
    }
    return
  }
  for (const [index, person] of people.entries()) {
    readPerson(draft, `travelers.${index}`, person)
    const ticket = tickets[index]
    if (ticket) readTicket(draft, `travelers.${index}`, ticket)
  }
  const onlyTicket = tickets.length === 1 ? tickets[0] : undefined
  if (onlyTicket && people.length === 0) readTicket(draft, 'travelers.0', onlyTicket)
  draft.text('travelers.0.seat', reservation.at('airplaneSeat'), reservation.at('seatNumber'))
  draft.text('travelers.0.ticket_number', reservation.at('ticketNumber'))
  const membership = reservation.at('programMembershipUsed')
  // Google's documentation calls it `memberNumber`.
  for (const name of ['membershipNumber', 'memberNumber'])
    draft.text('travelers.0.membership_number', membership.at(name))
}
