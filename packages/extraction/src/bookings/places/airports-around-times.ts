import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { airportIn } from './airport-in-line'
import { withAirports } from './with-airports'

/** Punctuation after the description of one end of a flight. */
const boundary = /[,，、;；:：。|→➔>)）•·]|\s[-–—]\s/gu
/** A terminal after the name of an airport: `Paris-Orly 3`, `深圳宝安T3`. */
const terminal = /\s?(?:\(?(?:T|Terminal\s)?\d[A-Z]?\)?)$/u
/** Words for a departure or an arrival between a time and the name after it. */
const verbs = /^(?:[发發着到]|出発|到着|起飞|抵达|到达|抵達|到達|출발|도착)+/u

/** The airport named right before a time in its line. */
function airportBefore(line: Line, { start }: Mention): Mention | undefined {
  const text = line.text.slice(0, start).trimEnd()
  const last = [...text.slice(0, -1).matchAll(boundary)].at(-1)
  const from = last ? last.index + last[0].length : 0
  const whole = airportIn(line, from, text.length)
  return whole ?? airportIn(line, from, from + text.slice(from).replace(terminal, '').length)
}

/** The airport named right behind a time in its line. */
function airportBehind(line: Line, { end }: Mention): Mention | undefined {
  const text = line.text.slice(end)
  const lead = verbs.exec(text.trimStart())?.[0].length ?? 0
  const from = end + text.length - text.trimStart().length + lead
  const rest = line.text.slice(from)
  const stop = rest.search(new RegExp(`${boundary.source}|$`, 'u'))
  return airportIn(line, from, from + rest.slice(0, stop).replace(terminal, '').length)
}

type Side = (line: Line, time: Mention) => Mention | undefined
/** Where the airports of departure and arrival may stand, the same side first. */
const sides: readonly (readonly [departure: Side, arrival: Side])[] = [
  [airportBefore, airportBefore],
  [airportBehind, airportBehind],
  [airportBefore, airportBehind],
]

/**
 * Fills in a flight's missing airports from names next to its times, which sentences and plain text have in one line:
 * `東京(羽田) 11:35発 → 宮崎 13:15着`. The flight must be possible in the stated time.
 */
export const withAirportsAroundTimes = (bookings: readonly Booking[], lines: readonly Line[]): Booking[] =>
  bookings.map((booking) => {
    const { kind, draft } = booking
    const { from, to, startTime, endTime } = draft.slots
    const departure = draft.anchor.mention.type === 'time' ? draft.anchor.mention : startTime?.mention
    const [departs, arrives] = [departure, endTime?.mention].map((time) => lines[time?.line ?? -1])
    if (kind !== 'flight' || (from && to) || !departure || !endTime || !departs || !arrives) return booking
    for (const [before, behind] of sides) {
      const flight = withAirports(booking, before(departs, departure), behind(arrives, endTime.mention))
      if (flight) return flight
    }
    return booking
  })
