import { namesBuyer } from '../../languages/buyer-words'
import { nameWords } from '../../languages/person-names'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { bareNameOn } from './bare-name'

/**
 * Assigns events to the buyer of their tickets, if the page names no other visitor. People who book journeys and stays
 * often do so for others.
 */
export function withTicketBuyer(
  bookings: readonly Booking[],
  { candidates, context }: AssembledPage,
): readonly Booking[] {
  if (bookings.some(({ kind, draft }) => kind !== 'event' || draft.travelers.length > 0)) return bookings
  const [buyer] = candidates.flatMap((candidate) => {
    const { mention } = candidate
    const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
    const before = (context.read.page.lines[mention.line]?.text ?? '').slice(0, mention.start)
    const labels = before.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [before]
    const { given, family, neither } = nameWords(mention.value)
    const isName = mention.type === 'text' && given + family > 1 && neither === 0
    return isName && labels.some(namesBuyer) ? [{ ...candidate, mention: bareNameOn(mention, context) }] : []
  })
  if (!buyer) return bookings
  return bookings.map((booking) => ({ ...booking, draft: { ...booking.draft, travelers: [buyer] } }))
}
