import { findAirport } from '@sextant/places/airports/find-airport'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'

/** What the text next to a seat says of its flight: its airports, or its direction. */
export type NamedLeg = { from: string; to: string } | 'outbound' | 'inbound'

/** A text with its line and position. */
interface Part {
  line: Line
  start: number
  end: number
}

const route = /(?<![\p{L}\d])([A-Z]{3})\s?[-–/→>]{1,2}\s?([A-Z]{3})(?![\p{L}\d])/gu
const [outbound, inbound] = [conceptTag('outbound'), conceptTag('inbound')]

/** The last route of two airports in a text. */
function routeIn(text: string): NamedLeg | undefined {
  const [, from = '', to = ''] = [...text.matchAll(route)].at(-1) ?? []
  return findAirport(from) && findAirport(to) ? { from, to } : undefined
}

/** The last direction that a part of a line states. */
function directionIn({ line, start, end }: Part, { read }: Context): NamedLeg | undefined {
  const last = (read.tags[line.index] ?? []).findLast(
    (tag) => tag.start >= start && tag.end <= end && (tag.ids.includes(outbound) || tag.ids.includes(inbound)),
  )
  return last && (last.ids.includes(outbound) ? 'outbound' : 'inbound')
}

const whole = (line: Line): Part => ({ line, start: 0, end: line.text.length })

/**
 * The leg that the text next to a seat names: in brackets behind it, before it, in the line beside it, or in the head
 * of its column. `DUB-ALC seat 18A`, `12A (outbound)`.
 */
export function namedLeg(line: Line, start: number, end: number, context: Context): NamedLeg | undefined {
  const { left = [], columnHead = [] } = context.neighbors[line.index] ?? {}
  const bracket = /^\s?[(（][^()（）]{2,24}[)）]/u.exec(line.text.slice(end))?.[0] ?? ''
  const parts: Part[] = [
    { line, start: end, end: end + bracket.length },
    { line, start: 0, end: start },
    ...[...left.slice(0, 1), ...columnHead].map(whole),
  ]
  for (const part of parts) {
    const found = routeIn(part.line.text.slice(part.start, part.end)) ?? directionIn(part, context)
    if (found !== undefined) return found
  }
  return undefined
}

const airportsOf = ({ draft: { slots } }: Booking): string => `${slots.from?.mention.value}-${slots.to?.mention.value}`
const wayBackOf = ({ draft: { slots } }: Booking): string => `${slots.to?.mention.value}-${slots.from?.mention.value}`

/** Whether a flight is the named leg: by its airports, or as the first or second of a flight there and one back. */
export function isNamedLeg(leg: NamedLeg, booking: Booking, flights: readonly Booking[]): boolean {
  if (typeof leg === 'object') return airportsOf(booking) === `${leg.from}-${leg.to}`
  const [first, second, another] = flights.toSorted((a, b) => a.start.localeCompare(b.start))
  if (!first || !second || another || airportsOf(first) !== wayBackOf(second)) return false
  return booking === (leg === 'outbound' ? first : second)
}
