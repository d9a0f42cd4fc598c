import { particleTag, type Tag } from '../languages/lexicon'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import { airportIn } from './airport-in-line'
import { endOf } from './draft-times'
import { canFly } from './flight-time'
import type { Booking } from './resolve'
import { unscoredCandidate } from './roles'

/** What the rule needs of a page. */
export interface PageOfRoutes {
  lines: readonly Line[]
  tags: readonly (readonly Tag[])[]
}

interface Route {
  from: Mention
  to: Mention
}

/** Lines between a flight and the route above it. */
const maxAbove = 3
/** Probability from which an airport is kept, whatever the route says. */
const sure = 0.8

const [toTag, fromTag] = [particleTag('to'), particleTag('from')]

/** What joins two places: an arrow, or a dash between spaces. */
const joint = /\s*(?:[→⟶➔➜➝►▶⇒✈]\uFE0F?|[-–—=]>)\s*|\s+(?:[-–—>]|[-–—]{2})\s+/gu
/** Where a name in a line begins or ends at the latest. */
const pauseBefore = /^.*[:：|,;·•)）]|^.*\s[-–—]\s/u
const pauseBehind = /[:：|,;·•]|\s[-–—]\s/u
/** Letters of a line from which it is rather prose. */
const maxLine = 160

/** The one route that a line states by the names of two towns or airports; undefined if it states none or several. */
export function namedRoute(line: Line, tags: readonly Tag[]): Route | undefined {
  const { text } = line
  if (text.length > maxLine) return undefined
  const joints = [...text.matchAll(joint)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
  const words = tags.filter(({ ids, start }) => ids.includes(toTag) && start > 0)
  const routes = [...joints, ...words].flatMap(({ start, end }) => {
    const from = tags.findLast((tag) => tag.ids.includes(fromTag) && tag.end < start)?.end ?? 0
    const pause = pauseBefore.exec(text.slice(0, start).trimEnd())?.[0].length ?? 0
    const behind = text.slice(end)
    const stop = pauseBehind.exec(behind.trimStart())
    const until = stop ? end + behind.length - behind.trimStart().length + stop.index : text.length
    const [origin, destination] = [airportIn(line, Math.max(from, pause), start), airportIn(line, end, until)]
    return origin && destination && origin.value !== destination.value ? [{ from: origin, to: destination }] : []
  })
  return routes.length === 1 ? routes[0] : undefined
}

/** The route that lines name, if they name no other one. */
function onlyRoute(lines: Iterable<number>, routeAt: (line: number) => Route[]): Route[] {
  const [route, ...others] = [...lines].flatMap(routeAt)
  const isSame = ({ from, to }: Route): boolean => from.value === route?.from.value && to.value === route.to.value
  return route && others.every(isSame) ? [route] : []
}

/**
 * Gives flights that lack an airport those of the route by name that stands in the line of the departure or near above
 * it, and is no other flight's: `London Gatwick to Nice`. Tickets for consumers name towns rather than codes, as the
 * heading of a flight. The only booking of a page has the only route of the page. The time must suffice for the way.
 */
export function withNamedRoute(bookings: readonly Booking[], { lines, tags }: PageOfRoutes): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const { from, to } = draft.slots
    if (kind !== 'flight' || (from && to)) return booking
    const { line } = draft.anchor.mention
    const others = bookings.filter((other) => other !== booking).map((other) => other.draft.anchor.mention.line)
    const above = Array.from({ length: maxAbove + 1 }, (_, distance) => line - distance)
    const own = above.filter((at) => !others.some((other) => other >= at && other <= line))
    const routeAt = (at: number): Route[] => {
      const read = lines[at]
      return read && !read.isQuoted ? [namedRoute(read, tags[at] ?? [])].flatMap((route) => route ?? []) : []
    }
    const [route] = [...own.flatMap(routeAt), ...(others.length === 0 ? onlyRoute(lines.keys(), routeAt) : [])]
    if (!route) return booking
    const isKept = (['from', 'to'] as const).some((slot) => {
      const known = draft.slots[slot]?.mention.value
      return known !== undefined && known !== route[slot].value && (draft.slotProbabilities[slot] ?? 0) >= sure
    })
    const isReversed = from?.mention.value === route.to.value || to?.mention.value === route.from.value
    if (isKept && !isReversed) return booking
    const slots = { ...draft.slots, from: unscoredCandidate(route.from), to: unscoredCandidate(route.to) }
    const routed = { ...draft, slots }
    const end = endOf(routed, start)
    if (end !== null && canFly(route.from.value, route.to.value, start, end) === false) return booking
    return { ...booking, draft: routed, end }
  })
}
