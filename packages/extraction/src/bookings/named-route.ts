import { airportNamed } from '@sextant/places/airports/airport-named'
import { nativeAirport } from '@sextant/places/airports/native-names'
import { searchAirports } from '@sextant/places/airports/search-airports'
import type { Airport } from '@sextant/places/airports/table'
import { citiesNamed } from '@sextant/places/cities/find-city'
import { distanceKm } from '@sextant/places/distance/great-circle'
import { particleTag, type Tag } from '../languages/lexicon'
import { type Mention, mentionAt } from '../mentions/mention'
import type { Line } from '../page/page'
import { endOf } from './draft-times'
import { canFly } from './flight-time'
import type { Booking } from './resolve'
import type { Candidate } from './roles'

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
const maxName = 40
/** Letters of a line from which it is rather prose. */
const maxLine = 160

/** Kilometres from a town to an airport that is named behind it. */
const nearTown = 120

/**
 * Whether a name is that of a town or of an airport, or of an airport behind a town near it: words that happen to stand
 * in the name of an airport are not enough.
 */
function isPlace(name: string, airport: Airport): boolean {
  if (citiesNamed(name).length > 0 || searchAirports(name).length > 0 || nativeAirport(name) !== null) return true
  const words = name.split(' ')
  const towns = words.flatMap((_, at) => (at > 0 ? citiesNamed(words.slice(0, at).join(' ')) : []))
  return towns.some((town) => distanceKm(town, airport) < nearTown)
}

/** The airport that the text from one place of a line to another names; undefined if it is none. */
function airportAt(line: Line, start: number, end: number): Mention | undefined {
  const text = line.text.slice(start, end)
  const name = text.trim()
  const bare = name.replace(/\s?[(（][A-Z]{3}[)）]$/u, '')
  const isName = bare.length <= maxName && /^[^\p{Ll}\P{L}][\p{L}\p{M}]/u.test(bare) && !/\d/.test(bare)
  const airport = isName ? airportNamed(name) : null
  const at = start + text.indexOf(name)
  return airport && isPlace(bare, airport)
    ? mentionAt(line, 'airport', at, name, airport.iata, 'named', name)
    : undefined
}

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
    const [origin, destination] = [airportAt(line, Math.max(from, pause), start), airportAt(line, end, until)]
    return origin && destination && origin.value !== destination.value ? [{ from: origin, to: destination }] : []
  })
  return routes.length === 1 ? routes[0] : undefined
}

const candidateOf = (mention: Mention): Candidate => ({ mention, features: Int32Array.of(), roles: {} })

/**
 * Gives flights that lack an airport those of the route by name that stands in the line of the departure or near above
 * it, and is no other flight's: `London Gatwick to Nice`. Tickets for consumers name towns rather than codes, as the
 * heading of a flight. The time must suffice for the way.
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
    const isReadable = (at: number): boolean => lines[at]?.isQuoted === false
    const [route] = own
      .filter(isReadable)
      .flatMap((at) => (lines[at] ? (namedRoute(lines[at], tags[at] ?? []) ?? []) : []))
    if (!route) return booking
    const isKept = (['from', 'to'] as const).some((slot) => {
      const known = draft.slots[slot]?.mention.value
      return known !== undefined && known !== route[slot].value && (draft.slotProbabilities[slot] ?? 0) >= sure
    })
    if (isKept) return booking
    const slots = { ...draft.slots, from: candidateOf(route.from), to: candidateOf(route.to) }
    const routed = { ...draft, slots }
    const end = endOf(routed, start)
    if (end !== null && canFly(route.from.value, route.to.value, start, end) === false) return booking
    return { ...booking, draft: routed, end }
  })
}
