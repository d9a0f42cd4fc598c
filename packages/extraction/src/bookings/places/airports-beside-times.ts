import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { airportBelowTown, airportIn } from './airport-in-line'
import { withAirports } from './with-airports'

/** Maximum number of rows between a time and its airport's name. */
const maxRows = 3
/** Maximum horizontal offset between lines of the same column, as a share of the page width. */
const maxShift = 0.03

/** A possible position of an airport's name relative to its time. */
type Place = (time: Line, line: Line) => boolean

const isInColumn = (time: Line, line: Line): boolean => Math.abs(line.left - time.left) <= maxShift
/** In brackets below the town in the time's row: `09:50 Toronto` above `(Pearson)`. */
const belowTown: Place = (time, line) => line.row === time.row + 1

/** In the same row, below it, or above it; nearer rows first. */
const places: readonly Place[] = [
  (time, line) => line.row === time.row,
  belowTown,
  ...[1, -1].flatMap((direction) =>
    Array.from(
      { length: maxRows },
      (_, at): Place =>
        (time, line) =>
          line.row === time.row + direction * (at + 1) && isInColumn(time, line),
    ),
  ),
]

/** The only airport named at a position relative to a time; undefined if there are none or several. */
function airportBeside(time: Line, lines: readonly Line[], isPlace: Place): Mention | undefined {
  const beside = lines.filter(
    (line) => line !== time && line.origin === 'body' && !line.isHidden && isPlace(time, line),
  )
  const town = lines.find((line) => line.row === time.row && line.left > time.left)?.text ?? ''
  const read = isPlace === belowTown ? (line: Line) => airportBelowTown(line, town) : (line: Line) => airportIn(line)
  const airports = beside.flatMap((line) => read(line) ?? [])
  return airports.length === 1 ? airports[0] : undefined
}

/**
 * Fills in a flight's missing airports from names at the same position relative to both of its times: airlines print
 * `08:25` above `Heathrow (London)` in one column, and the arrival likewise in the next. Names in brackets below
 * both towns take the place of other airports. The flight must be possible in the stated time.
 */
export function withAirportsBesideTimes(bookings: readonly Booking[], lines: readonly Line[]): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft } = booking
    const { from, to, startTime, endTime } = draft.slots
    const departure = draft.anchor.mention.type === 'time' ? draft.anchor.mention : startTime?.mention
    const [departs, arrives] = [departure, endTime?.mention].map((time) => lines[time?.line ?? -1])
    if (kind !== 'flight' || !departs || !arrives || departs === arrives) return booking
    for (const isPlace of from && to ? [belowTown] : places) {
      const [origin, destination] = [departs, arrives].map((time) => airportBeside(time, lines, isPlace))
      const flight = withAirports(booking, origin, destination, isPlace === belowTown)
      if (flight) return flight
    }
    return booking
  })
}
