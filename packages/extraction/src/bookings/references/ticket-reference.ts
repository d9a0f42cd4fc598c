import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { matchesOf } from '../../kit/matches-of'
import { conceptTag } from '../../languages/lexicon'
import { travelDocument } from '../../languages/ticket-words'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import { unscoredCandidate } from '../roles'
import { numberInCode } from './ticket-code'

const ticketTag = conceptTag('ticket')
/** Kinds of bookings whose tickets may have no other number than their own. */
const ticketed = new Set<ReservationKind>(['train', 'bus', 'boat', 'event'])

/** A ticket's number: capitals and digits, of which at least five are digits, possibly in groups. */
const number =
  /^[\s:：#°º.]*(?:n[°ºor]{1,2}\.?\s?:?\s*)?((?=(?:[^\d\n]?\d){5})[A-Z\d]{2,20}(?:[-/ ][A-Z\d]{2,12}){0,5})(?=$|\s{2}|[,;|·])/iu

/** The number in a line after an offset. */
function numberIn(line: Line, from: number, { byLine }: Context): Mention | null {
  const rest = line.text.slice(from)
  const value = number.exec(rest)?.[1]
  const start = from + (value === undefined ? 0 : rest.indexOf(value))
  const isOther = (byLine[line.index] ?? []).some(
    ({ type, ...one }) =>
      (type === 'date' || type === 'time' || type === 'money' || type === 'contact') &&
      one.end > start &&
      one.start < start + (value?.length ?? 0),
  )
  return value === undefined || isOther ? null : mentionAt(line, 'code', start, value, value, 'labelled')
}

/** The numbers that are labelled as those of tickets, beside their labels or below them. */
function ticketNumbers(context: Context): Mention[] {
  const { read, isPure, neighbors } = context
  return read.page.lines.flatMap((line) => {
    if (line.origin !== 'body' || line.isQuoted || line.isHidden) return []
    const labels = (read.tags[line.index] ?? []).filter(({ ids }) => ids.includes(ticketTag))
    const documents = matchesOf(line.text, travelDocument).map(({ 0: text, index }) => index + text.length)
    const beside = [
      ...labels.flatMap(({ end }) => numberIn(line, end, context) ?? []),
      // identity cards have letters in their numbers
      ...documents.flatMap((end) => numberIn(line, end, context) ?? []).filter(({ value }) => !/\p{L}/u.test(value)),
    ]
    if (beside.length > 0 || labels.length === 0 || !isPure[line.index]) return beside
    const { right, below } = neighbors[line.index] ?? {}
    return [right, below].flatMap((next) => (next ? (numberIn(next, 0, context) ?? []) : [])).slice(0, 1)
  })
}

/** A journey without the reference that is its own number: `RJX 862`. */
function withoutOwnNumber(booking: Booking): Booking {
  const { number, reference, ...others } = booking.draft.slots
  const isOwn = number && reference && ticketed.has(booking.kind) && number.mention.value === reference.mention.value
  return isOwn ? { ...booking, draft: { ...booking.draft, slots: { ...others, number } } } : booking
}

/**
 * Gives the journeys and events of a page without any reference the number of its only ticket, or the one that its
 * barcode contains as well: railways and museums that sell without an account print no other one.
 */
export function withTicketReference(all: readonly Booking[], { context }: AssembledPage): readonly Booking[] {
  const bookings = all.map(withoutOwnNumber)
  if (!bookings.every(({ kind, draft }) => ticketed.has(kind) && !draft.slots.reference)) return bookings
  const [first, ...others] = ticketNumbers(context)
  const only = first ?? numberInCode(context)
  if (!only || others.some(({ value }) => value !== only.value)) return bookings
  return bookings.map((booking) => withReference(booking, unscoredCandidate(only)))
}
