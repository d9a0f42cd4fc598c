import { findAirport } from '@sextant/places/airports/find-airport'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import { resemblesAddress } from './place-address'

/** Maximum number of rows between the two ends of a ride, and difference of their left edges. */
const maxRows = 4
const maxAside = 0.01
/** Minimum probability of being a place for a line that does not resemble an address. */
const minPlace = 0.15
/** Maximum length of what a line of a place has besides its name, such as the code of an airport in brackets. */
const maxRest = 8

/** The ends of a ride as chauffeurs write them: `PU: -- : 118 Sycamore Lane`, `DO: -- : PHL - Philadelphia Airport`. */
const routing = /^(PU|DO): (?:-- ?: ?)?(?=\S)/
/** The code of an airport in front of its name, with what follows it. */
const coded = /^([A-Z]{3}) - /

/** A line's place in the routing of a ride; an airport is named by its code. */
function routedEnd({ index, text }: Line, lead: string): Candidate {
  const code = coded.exec(text.slice(lead.length))?.[1]
  const value = code !== undefined && findAirport(code) ? code : text.slice(lead.length)
  const place = { line: index, start: lead.length, end: lead.length + value.length, value, form: 'line', detail: '' }
  return unscoredCandidate({ type: value === code ? 'airport' : 'text', ...place })
}

/** The ends of the only ride of a page in its routing; undefined if it has none. */
function routedEnds({ context }: AssembledPage): { from: Candidate; to: Candidate } | undefined {
  const found = context.read.page.lines.flatMap((line) => {
    const [lead = '', sign = ''] = routing.exec(line.text) ?? []
    return lead !== '' && line.origin === 'body' ? [{ sign, place: routedEnd(line, lead) }] : []
  })
  const [first, second] = found
  return found.length === 2 && first?.sign === 'PU' && second?.sign === 'DO'
    ? { from: first.place, to: second.place }
    : undefined
}

/** The longest candidate of a line; undefined if the line says more than that. */
function wholeLine({ index, text }: Line, candidates: readonly Candidate[]): Candidate | undefined {
  const own = candidates.filter(({ mention }) => mention.line === index && mention.type === 'text')
  const [longest] = own.toSorted((a, b) => b.mention.end - b.mention.start - (a.mention.end - a.mention.start))
  const rest = longest ? text.length - (longest.mention.end - longest.mention.start) : text.length
  return longest && rest <= maxRest ? longest : undefined
}
/** Whether a line names a place: an address, an airport, or what is likely to be one. */
function namesPlace(line: Line, place: Candidate, { context, candidates }: AssembledPage): boolean {
  const mentions = context.byLine[line.index] ?? []
  const isLikely = (['from', 'to', 'place'] as const).some((role) => (place.roles[role] ?? 0) >= minPlace)
  const hasAirport = candidates.some(({ mention }) => mention.line === line.index && mention.type === 'airport')
  return isLikely || hasAirport || resemblesAddress(line.text, context.read.tags[line.index] ?? [], mentions)
}

/** The only other place near a line and in its style, with nothing about time between them; undefined if several. */
function placeBeside(known: Line, assembled: AssembledPage): Candidate | undefined {
  const { context, candidates } = assembled
  const near = context.read.page.lines.filter(
    (line) =>
      line !== known &&
      line.origin === 'body' &&
      Math.abs(line.row - known.row) <= maxRows &&
      Math.abs(line.left - known.left) <= maxAside &&
      line.isHeading === known.isHeading,
  )
  const found = near.flatMap((line): Candidate[] => {
    const place = wholeLine(line, candidates)
    const between = context.byLine
      .slice(Math.min(line.index, known.index), Math.max(line.index, known.index) + 1)
      .flat()
    const isTimed = between.some(({ type }) => type === 'date' || type === 'time' || type === 'money')
    return place && !isTimed && namesPlace(line, place, assembled) ? [place] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Whether a label says which end of a journey a line names. */
function isLabelled({ index }: Line, { context: { neighbors, isPure } }: AssembledPage): boolean {
  const { left = [], above = [] } = neighbors[index] ?? {}
  return [left[0], above[0]].some((one) => one !== undefined && isPure[one.index])
}

/**
 * Rides of which only one end is known, between it and the place above or below it: `Lisbon Airport` and, in the next
 * line, `Memmo Alfama Hotel`. They lead from the upper to the lower one. The only ride of a page has the ends of its
 * routing.
 */
export function withRideEnds(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const routed = routedEnds(assembled)
  return bookings.map((booking) => {
    const { slots } = booking.draft
    if (booking.kind === 'taxi' && routed && bookings.length === 1)
      return { ...booking, draft: { ...booking.draft, slots: { ...slots, ...routed } } }
    const known = slots.from ?? slots.to
    if (booking.kind !== 'taxi' || !known || (slots.from && slots.to)) return booking
    const line = assembled.context.read.page.lines[known.mention.line]
    const other = line?.origin === 'body' && !isLabelled(line, assembled) ? placeBeside(line, assembled) : undefined
    if (!other) return booking
    const [from, to] = other.mention.line < known.mention.line ? [other, known] : [known, other]
    return { ...booking, draft: { ...booking.draft, slots: { ...slots, from, to } } }
  })
}
