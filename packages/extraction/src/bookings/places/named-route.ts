import { findAirport } from '@sextant/places/airports/find-airport'
import { particleTag, type Tag } from '../../languages/lexicon'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { unscoredCandidate } from '../roles'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'
import { airportIn } from './airport-in-line'

/** The parts of a page needed to find routes. */
export interface PageOfRoutes {
  lines: readonly Line[]
  tags: readonly (readonly Tag[])[]
}

interface Route {
  from: Mention
  to: Mention
}

/** Maximum number of lines between a flight and the route above it. */
const maxAbove = 3
/** Minimum probability for an airport to be kept regardless of the route. */
const sure = 0.8

const [toTag, fromTag] = [particleTag('to'), particleTag('from')]

/** Joins two places: an arrow, or a dash between spaces. */
const joint = /\s*(?:[→⟶➔➜➝►▶⇒✈]\uFE0F?|[-–—=]>)\s*|\s+(?:[-–—>]|[-–—]{2})\s+/gu
const isJoint = new RegExp(`^(?:${joint.source}|[-–—>]{1,2})$`, 'u')
/** Boundaries that a name in a line cannot extend beyond. */
const pauseBefore = /^.*[:：|,;·•)）]|^.*\s[-–—]\s/u
const pauseBehind = /[:：|,;·•]|\s[-–—]\s/u
/** Maximum length of a line; longer ones are more likely prose. */
const maxLine = 160

/** The only route in a line, by names of towns or airports; undefined if none or several. */
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

const codeIn = (cell: Line): Mention => mentionAt(cell, 'airport', 0, cell.text, cell.text, 'bare')

/** The route in a row of three cells that begins at a line: `DUB`, `to`, `STN`. */
function routeInRow(at: number, { lines, tags }: PageOfRoutes): Route | undefined {
  const [before, first, between, last, behind] = [-1, 0, 1, 2, 3].map((step) => lines[at + step])
  if (!first || !between || !last || before?.row === first.row || behind?.row === first.row) return undefined
  const isWord = (tags[between.index] ?? []).some(
    ({ ids, start, end }) => ids.includes(toTag) && start === 0 && end === between.text.length,
  )
  const isRow = between.row === first.row && last.row === first.row
  if (!isRow || (!isWord && !isJoint.test(between.text))) return undefined
  const [from, to] = [first, last].map((cell) => (findAirport(cell.text) ? codeIn(cell) : airportIn(cell)))
  return from && to && from.value !== to.value ? { from, to } : undefined
}

/** The route named by the lines, if they name only one. */
function onlyRoute(lines: Iterable<number>, routeAt: (line: number) => Route[]): Route[] {
  const [route, ...others] = [...lines].flatMap(routeAt)
  const isSame = ({ from, to }: Route): boolean => from.value === route?.from.value && to.value === route.to.value
  return route && others.every(isSame) ? [route] : []
}

/**
 * Fills in a flight's missing airports from a route by name in the departure's line or shortly above it, unless it is
 * another flight's: `London Gatwick to Nice`. Consumer tickets name towns rather than codes, for example in a flight's
 * heading. A page's only booking gets the page's only route. The flight must be possible in the stated time.
 */
export function withNamedRoute(bookings: readonly Booking[], { lines, tags }: PageOfRoutes): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    const { from, to } = draft.slots
    if (kind !== 'flight' || (from && to && from.mention.value !== to.mention.value)) return booking
    const { line } = draft.anchor.mention
    const others = bookings.filter((other) => other !== booking).map((other) => other.draft.anchor.mention.line)
    const above = Array.from({ length: maxAbove + 1 }, (_, distance) => line - distance)
    const own = above.filter((at) => !others.some((other) => other >= at && other <= line))
    const routeAt = (at: number): Route[] => {
      const read = lines[at]
      const route = read && !read.isQuoted ? namedRoute(read, tags[at] ?? []) : undefined
      const inRow = read?.isQuoted === false ? routeInRow(at, { lines, tags }) : undefined
      return (route ?? inRow) ? [route ?? inRow].flatMap((one) => one ?? []) : []
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
