import type { Reservation } from '@sextant/contract/emails/reservation'
import { codeOf, labelled, maxCharacters } from './labelled-numbers'

const ticketLabel = labelled('ticket|e-ticket|billet|biglietto|billete|bilhete|fahrkarten|biljett?|bilet')

/**
 * The tickets of the parts of an order, which portals sell under one number: each part with its own departure, and its
 * ticket below.
 */
export function ticketsOfParts(
  reservations: readonly Reservation[],
  texts: readonly string[],
): ReadonlyMap<Reservation, string> {
  const [first, ...others] = reservations
  const isOrder = first && others.every(({ confirmation_no }) => confirmation_no === first.confirmation_no)
  if (!isOrder || others.length === 0) return new Map()
  for (const text of texts) {
    const found = ticketLabel(text.slice(0, maxCharacters)).flatMap((match) =>
      codeOf(match).map((value) => ({ value, index: match.index })),
    )
    const ordered = found.map(({ index }, at) => text.slice(found[at - 1]?.index ?? 0, index))
    const owners = ordered.map((part) =>
      reservations.filter(({ start }) => start.time.local && part.includes(start.time.local.slice(11, 16))),
    )
    const isEach = found.length === reservations.length && owners.every(({ length }) => length === 1)
    const tickets = new Map(owners.flatMap(([own], at) => (own && found[at] ? [[own, found[at].value] as const] : [])))
    if (isEach && tickets.size === new Set(tickets.values()).size && tickets.size === reservations.length)
      return tickets
  }
  return new Map()
}
