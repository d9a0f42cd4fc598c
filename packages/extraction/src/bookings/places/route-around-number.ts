import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { unscoredCandidate } from '../roles'
import { endOf } from '../times/draft-times'

const stop = /^\p{L}[^\d:：|]{1,40}$/u

interface Route {
  from: Mention
  number: Mention
  to: Mention
}

const named = (line: Line): Mention => mentionAt(line, 'text', 0, line.text, line.text, 'line')

/** The only row of a page with a number between two stops, and nothing else: `上海虹桥站`, `G18`, `北京南站`. */
export function routeAroundNumber({ read }: Context): Route | undefined {
  const { lines } = read.page
  const routes = read.mentions.flatMap((number): Route[] => {
    const [before, from, own, to, behind] = [-2, -1, 0, 1, 2].map((step) => lines[number.line + step])
    const isWhole = number.type === 'number' && own?.plain.length === number.end - number.start
    if (!isWhole || !own || from?.row !== own.row || to?.row !== own.row) return []
    const isRow = before?.row !== own.row && behind?.row !== own.row
    return isRow && stop.test(from.text) && stop.test(to.text) ? [{ from: named(from), number, to: named(to) }] : []
  })
  const [route, ...others] = routes
  return others.every(({ number }) => number.line === route?.number.line) ? route : undefined
}

/** Gives the only train or coach of a page the stops around its number, between which tickets print it. */
export function withRouteAroundNumber(bookings: readonly Booking[], { context }: AssembledPage): Booking[] {
  const [booking, ...others] = bookings
  const route =
    booking && others.length === 0 && /^(?:train|bus)$/.test(booking.kind) ? routeAroundNumber(context) : undefined
  if (!booking || !route) return [...bookings]
  const { draft, start } = booking
  const [from, to, number] = [route.from, route.to, route.number].map((mention) => unscoredCandidate(mention))
  const slots = { ...draft.slots, ...(from && { from }), ...(to && { to }), ...(number && { number }) }
  const routed = { ...draft, slots }
  return [{ ...booking, draft: routed, end: endOf(routed, start) }]
}
