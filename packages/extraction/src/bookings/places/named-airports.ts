import { conceptTag, particleTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { sharedBoxes } from '../../links/neighbors'
import type { Mention } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'
import { airportIn } from './airport-in-line'

type End = 'from' | 'to'

/** Minimum probability of a name to be an end of a journey. */
const minRole = 0.3
/** The same for a name that is only part of an airport's: `Heathrow`. */
const minPart = 0.6
/** Maximum distance in lines between a flight and the names of its airports. */
const maxAway = 12

const labels: Readonly<Record<End, readonly number[]>> = {
  from: [conceptTag('origin'), conceptTag('departure'), particleTag('from')],
  to: [conceptTag('destination'), conceptTag('arrival'), particleTag('to')],
}

/** Whether a name stands behind the label of an end, or alone beside or below it. */
function isLabelled({ line, start }: Mention, of: End, { read, neighbors, isPure, lineTags }: Context): boolean {
  const isOf = (id: number): boolean => labels[of].includes(id)
  const text = read.page.lines[line]?.text ?? ''
  if (start > 0)
    return (read.tags[line] ?? []).some(
      ({ ids, end }) => end <= start && /^\s*[:：]\s*$/u.test(text.slice(end, start)) && ids.some(isOf),
    )
  const { left = [], above = [], columnHead = [] } = neighbors[line] ?? {}
  const beside = [...left.slice(0, 1), ...above.slice(0, 1), ...columnHead]
  const label = beside.find(({ index }) => isPure[index])
  return label !== undefined && (lineTags[label.index] ?? []).some(isOf)
}

/** The airport that a text names as an end of a journey; undefined if there is none. */
function airportOf({ mention, roles }: Candidate, of: End, context: Context): Mention | undefined {
  const { type, line, start, end } = mention
  const own = context.read.page.lines[line]
  if (type !== 'text' || !own || own.isQuoted || own.isHidden) return undefined
  const isEnd = (roles[of] ?? 0) >= minPart || isLabelled(mention, of, context)
  if (!isEnd && (roles[of] ?? 0) < minRole) return undefined
  const alike = (context.byLine[line] ?? []).filter((one) => one.start === start && one.end === end)
  return airportIn(own, start, end) ?? (isEnd ? alike.find((one) => one.type === 'airport') : undefined)
}

/** The airports named right behind words for an end of a journey: `Departs Nairobi`. */
function airportsBehindWords(of: End, { read }: Context): Mention[] {
  return read.page.lines.flatMap((line) => {
    if (line.isQuoted || line.isHidden) return []
    const words = (read.tags[line.index] ?? []).filter(({ ids }) => ids.some((id) => labels[of].includes(id)))
    return words.flatMap(({ end }) => {
      const [whole = '', name] = /^\s?[:：]?\s([^,;:|·•]+)/u.exec(line.text.slice(end)) ?? []
      return name === undefined ? [] : (airportIn(line, end, end + whole.length) ?? [])
    })
  })
}

/** Proximity of a line to a flight: by shared boxes first, then by distance in lines. */
function nearness(index: number, { draft }: Booking, { read: { page } }: Context): number {
  const [line, own] = [page.lines[index], page.lines[draft.anchor.mention.line]]
  return line && own ? 1000 * sharedBoxes(line, own) - Math.abs(index - own.index) : Number.NEGATIVE_INFINITY
}

/** The only airport that is named as an end of a flight, and not of one nearby. */
function namedEnd(of: End, flight: Booking, flights: readonly Booking[], page: AssembledPage): Mention | undefined {
  const { candidates, context } = page
  const isOwn = ({ line }: Mention): boolean =>
    Math.abs(line - flight.draft.anchor.mention.line) <= maxAway &&
    flights.every((other) => other === flight || nearness(line, flight, context) > nearness(line, other, context))
  const labelled = candidates.flatMap((one) => airportOf(one, of, context) ?? []).filter(isOwn)
  const named = labelled.length > 0 ? labelled : airportsBehindWords(of, context).filter(isOwn)
  const [first] = named
  return named.every(({ value }) => value === first?.value) ? first : undefined
}

/**
 * Gives flights without airports those that the page names as their ends, without a code: `From: London Heathrow`. The
 * flight must be possible in the stated time.
 */
export function withNamedAirports(bookings: readonly Booking[], page: AssembledPage): readonly Booking[] {
  const flights = bookings.filter(({ kind }) => kind === 'flight')
  return bookings.map((booking) => {
    const { kind, draft, start } = booking
    if (kind !== 'flight' || (draft.slots.from && draft.slots.to)) return booking
    const [from, to] = (['from', 'to'] as const).map(
      (end) => draft.slots[end]?.mention ?? namedEnd(end, booking, flights, page),
    )
    if (!from || !to || from.value === to.value) return booking
    const slots = { ...draft.slots, from: unscoredCandidate(from), to: unscoredCandidate(to) }
    const complete = { ...draft, slots }
    const end = endOf(complete, start)
    if (end !== null && canFly(from.value, to.value, start, end) === false) return booking
    return { ...booking, draft: complete, end }
  })
}
