import { namesBuyer } from '../../languages/buyer-words'
import { nameWords } from '../../languages/person-names'
import { isGreetingWord } from '../../languages/title-words'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { bareNameOn } from './bare-name'

/** Whether the page greets somebody by this given name alone: `Hi Anna,`. */
const isGreeted = (given: string, { context }: AssembledPage): boolean =>
  context.read.page.lines.some(({ origin, text }) => {
    if (!text.includes(given)) return false
    const [greeting = '', name, ...others] = text.split(/[\s,!]+/).filter((word) => word !== '')
    return origin === 'body' && others.length === 0 && name === given && isGreetingWord(greeting)
  })

/**
 * Assigns events to the buyer of their tickets, if the page names no other visitor. People who book journeys and stays
 * often do so for others.
 */
export function withTicketBuyer(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const { candidates, context } = assembled
  if (bookings.some(({ kind, draft }) => kind !== 'event' || draft.travelers.length > 0)) return bookings
  const [buyer] = candidates.flatMap((candidate) => {
    const { mention } = candidate
    const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
    const before = (context.read.page.lines[mention.line]?.text ?? '').slice(0, mention.start)
    const labels = before.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [before]
    const { given, family, neither } = nameWords(mention.value)
    const [first = '', ...rest] = mention.value.split(/\s+/)
    const isKnown = given + family > 1 && neither === 0
    const isName = mention.type === 'text' && (isKnown || (rest.length > 0 && isGreeted(first, assembled)))
    return isName && labels.some(namesBuyer) ? [{ ...candidate, mention: bareNameOn(mention, context) }] : []
  })
  if (!buyer) return bookings
  return bookings.map((booking) => ({ ...booking, draft: { ...booking.draft, travelers: [buyer] } }))
}
