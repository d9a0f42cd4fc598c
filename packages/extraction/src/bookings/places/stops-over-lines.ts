import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { citiesNamed } from '@sextant/places/cities/find-city'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

const ground = new Set<ReservationKind>(['train', 'bus', 'boat'])

/** Maximum number of lines of a stop's name and address. */
const maxLines = 4
/** Maximum horizontal offset between lines of one column, as a share of the page width. */
const maxShift = 0.01
/** Minimum probability that the line below a town is an end of the journey. */
const minEnd = 0.2

/** The line directly below in the same column, unless it is a label or has a day, hour or amount. */
function lineBelow(line: Line, { read: { page }, isPure, byLine }: Context): Line | undefined {
  const below = page.lines.find(
    (other) => other.row === line.row + 1 && Math.abs(other.left - line.left) <= maxShift && other !== line,
  )
  const isOther =
    below === undefined ||
    below.origin !== 'body' ||
    isPure[below.index] ||
    (byLine[below.index] ?? []).some(({ type }) => type === 'date' || type === 'time' || type === 'money')
  return isOther ? undefined : below
}

/** The end of an abbreviated word, such as that of a street. */
const abbreviated = /\p{L}{2}\.$/u

/** Whether a stop goes on in the line below: after a comma or an abbreviation. */
const goesOn = ({ text }: Line): boolean => text.endsWith(',') || abbreviated.test(text)

/** The lines of a stop whose name or address goes on in the lines below. */
function withFollowing(line: Line, context: Context): Line[] {
  const lines = [line]
  while (lines.length < maxLines) {
    const last = lines.at(-1)
    const below = last && lineBelow(last, context)
    if (!below || !goesOn(last)) break
    lines.push(below)
  }
  return lines
}

/**
 * The line of a town that is alone in it, and the line of its station below. The latter must be a likely end, and
 * neither a street with its number nor another stop.
 */
function withStation(line: Line, stops: ReadonlySet<string>, { context, candidates }: AssembledPage): Line[] {
  const below = citiesNamed(line.text).length > 0 ? lineBelow(line, context) : undefined
  const isEnd = candidates.some(
    ({ mention, roles }) =>
      mention.line === below?.index && mention.value === below.text && (roles.from ?? 0) + (roles.to ?? 0) >= minEnd,
  )
  return below && isEnd && !/\d/.test(below.text) && !stops.has(below.text) ? [line, below] : [line]
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ')

/**
 * Completes stops that are printed in several lines of their columns: after a comma or an abbreviation, or the
 * station below its town, where both ends of the journey have one.
 */
export function withStopsOverLines(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { lines } = assembled.context.read.page
  /** The line that a stop makes up, apart from a comma or dot behind it. */
  const lineOf = ({ line, value }: Mention): Line | undefined => {
    const own = lines[line]
    return own && own.text.replace(/[,.]$/u, '') === value ? own : undefined
  }
  const stops = new Set(
    bookings.flatMap(({ draft: { slots } }) => [slots.from, slots.to].flatMap((stop) => stop?.mention.value ?? [])),
  )
  return bookings.map((booking) => {
    const { from, to } = booking.draft.slots
    const [origin, destination] = [from, to].map((stop) => stop && lineOf(stop.mention))
    if (!ground.has(booking.kind) || !from || !to) return booking
    const stations = [origin, destination].map((line) => (line ? withStation(line, stops, assembled) : []))
    const areBoth = stations.every(({ length }) => length > 1)
    const whole = (stop: Candidate, line: Line | undefined, station: readonly Line[] | undefined): Candidate => {
      const own = areBoth ? (station ?? []) : line ? withFollowing(line, assembled.context) : []
      return own.length > 1 ? { ...stop, mention: { ...stop.mention, value: joined(own) } } : stop
    }
    const slots = {
      ...booking.draft.slots,
      from: whole(from, origin, stations[0]),
      to: whole(to, destination, stations[1]),
    }
    return { ...booking, draft: { ...booking.draft, slots } }
  })
}
