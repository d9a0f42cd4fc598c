import type { Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/domain/kit/fold'
import { namePartsOf } from '@sextant/domain/travelers/name-key'
import { remembered } from '../../kit/remembered'

/** Maximum number of characters searched per text. */
const maxCharacters = 20_000
/** A flight ticket number: the airline's three digits and ten more. */
const ticket = /(?<![\p{L}\d-])\d{3}[- ]?\d{10}(?![\p{L}\d-])/gu
const maxLine = 200
/** A title as reservation systems append it to the first name. */
const gluedTitle = /\/([^/\s]{2,}?)(?:MR|MRS|MS|MISS|MSTR|DR)(?!\S)/g

/** Words for a ticket in the label of its number. */
const label = /ticket|billet|bilj?et|biglietto|bilhete|boleto|flugschein|bilet|lippu|jegy|билет|квиток|航空券|票/iu

/**
 * Adds the ticket numbers in a line with a traveler's name to flights, as agencies list them: “HOPPER/GRACE MS Ticket
 * 006-4400110001”. A line with several numbers or travelers is skipped. An email's only traveler gets the only number
 * labelled as a ticket's.
 */
export function withTickets(reservations: readonly Reservation[], texts: readonly string[]): Reservation[] {
  const lines = texts.flatMap((text) =>
    text
      .slice(0, maxCharacters)
      .split('\n')
      .filter((line) => line.length <= maxLine && line.search(ticket) >= 0),
  )
  if (lines.length === 0) return [...reservations]
  const names = new Set(reservations.flatMap(({ travelers }) => travelers.map(({ name }) => name)))
  const numbers = new Set(lines.filter((line) => label.test(line)).flatMap((line) => line.match(ticket) ?? []))
  const [only, another] = names.size === 1 ? numbers : []
  const own = another === undefined ? only : undefined
  return reservations.map((reservation) =>
    reservation.kind === 'flight'
      ? {
          ...reservation,
          travelers: reservation.travelers.map((one) => withTicket(one, reservation.travelers, lines, own)),
        }
      : reservation,
  )
}

function withTicket(
  one: Passenger,
  all: readonly Passenger[],
  lines: readonly string[],
  only: string | undefined,
): Passenger {
  if (one.ticket_number) return one
  if (only !== undefined) return { ...one, ticket_number: only }
  const own = lines.filter(
    (line) => namesTraveler(line, one) && all.every((other) => other === one || !namesTraveler(line, other)),
  )
  const numbers = new Set(own.flatMap((line) => line.match(ticket) ?? []))
  const [number] = numbers
  return number !== undefined && numbers.size === 1 ? { ...one, ticket_number: number } : one
}

/** The words of a line, which is asked for the name of each traveler. */
const wordsOf = remembered((line): ReadonlySet<string> => new Set(fold(line.replaceAll(gluedTitle, '/$1 ')).split(' ')))
const partsOf = remembered(namePartsOf)

/** Whether a line has all parts of a traveler's name. */
export function namesTraveler(line: string, { name }: Passenger): boolean {
  const [words, parts] = [wordsOf(line), partsOf(name ?? '')]
  return parts.length > 1 && parts.every((part) => words.has(part))
}
