import type { Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/places/kit/fold'
import { findStation } from '@sextant/places/stations/find-station'

const clocks = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g

/** A printed time, and its cell. */
interface PrintedHour<C> {
  hour: string
  cell: C
}

/** A station in a printed row, with its only time. */
interface PrintedStop<C> extends PrintedHour<C> {
  station: string
}

/** The stations of a row in order. If a name is part of another, it counts only where it occurs by itself. */
function stationsIn(text: string, longestFirst: readonly string[]): string[] {
  let rest = ` ${fold(text)} `
  const found: { at: number; station: string }[] = []
  for (const station of longestFirst) {
    const at = rest.indexOf(` ${station} `)
    if (at < 0) continue
    found.push({ at, station })
    rest = `${rest.slice(0, at + 1)}${'#'.repeat(station.length)}${rest.slice(at + 1 + station.length)}`
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ station }) => station)
}

/**
 * The times of journeys whose stations are in adjacent printed rows, with one time each. Null if they are so in several
 * ways, if another journey has the same stations, or if a row has more times than stations.
 */
export function hoursBetweenStations<C extends { text: string }>(
  rows: readonly (readonly C[])[],
  journeys: readonly Reservation[],
): ({ departs: PrintedHour<C>; arrives: PrintedHour<C> } | null)[] {
  const ends = journeys.map(({ start, end }) => [fold(start.place.name ?? ''), fold(end.place.name ?? '')] as const)
  const names = [...new Set(ends.flat())].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length)
  const ambiguous = new Set<string>()
  const stops: PrintedStop<C>[] = []
  for (const row of rows) {
    const [cell] = row
    const text = row.map((one) => one.text).join('  ')
    const hours = [...text.matchAll(clocks)].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}:00`)
    if (!cell || hours.length === 0) continue
    const stations = stationsIn(text, names)
    for (const [index, station] of stations.entries()) {
      const hour = hours[index]
      if (hours.length === stations.length && hour !== undefined) stops.push({ station, hour, cell })
      else ambiguous.add(station)
    }
  }
  return ends.map(([from, to]) => {
    const others = ends.filter(([start, end]) => start === from && end === to)
    if (others.length > 1 || from === to || ambiguous.has(from) || ambiguous.has(to)) return null
    const pairs = stops.flatMap((departs, index) => {
      const arrives = stops[index + 1]
      return departs.station === from && arrives?.station === to ? [{ departs, arrives }] : []
    })
    const different = new Set(pairs.map(({ departs, arrives }) => `${departs.hour} ${arrives.hour}`))
    return different.size === 1 ? (pairs[0] ?? null) : null
  })
}

/** The names under which both ends of a journey can be printed: airport codes, or names of stations. */
const endsOf = ({ kind, start, end }: Reservation): [string, string] =>
  kind === 'flight'
    ? [fold(start.place.iata_code ?? ''), fold(end.place.iata_code ?? '')]
    : [fold(start.place.name ?? ''), fold(end.place.name ?? '')]

/** The rows below the names of both ends in which their times are looked for, such as one row of towns in between. */
const maxRowsBelow = 2

/**
 * The times of a journey below its two ends, which are in one row without a time: two cells with a time each. Null if
 * there are none, or if they differ where the ends are printed again.
 */
export function hoursBelowEnds<C extends { text: string }>(
  rows: readonly (readonly C[])[],
  journey: Reservation,
): { departs: PrintedHour<C>; arrives: PrintedHour<C> } | null {
  const [from, to] = endsOf(journey)
  if (from.length < 3 || to.length < 3 || from === to) return null
  const [start, end] = [journey.start.place, journey.end.place].map((place) => findStation(place.name ?? '')?.uic)
  const column = (row: readonly C[], name: string, station: string | undefined): number =>
    row.findIndex(
      ({ text }) =>
        ` ${fold(text)} `.includes(` ${name} `) || (station !== undefined && findStation(text)?.uic === station),
    )
  const found = rows.flatMap((row, index) => {
    const [left, right] = [column(row, from, start), column(row, to, end)]
    if (left < 0 || right <= left || row.some(({ text }) => text.search(clocks) >= 0)) return []
    const timed = rows
      .slice(index + 1, index + 1 + maxRowsBelow)
      .map((below) =>
        below.flatMap((cell) =>
          [...cell.text.matchAll(clocks)].map(([, hour = '', minute]) => ({
            hour: `${hour.padStart(2, '0')}:${minute}:00`,
            cell,
          })),
        ),
      )
      .find((hours) => hours.length > 0)
    const [departs, arrives, ...more] = timed ?? []
    return departs && arrives && more.length === 0 && departs.cell !== arrives.cell ? [{ departs, arrives }] : []
  })
  const different = new Set(found.map(({ departs, arrives }) => `${departs.hour} ${arrives.hour}`))
  return different.size === 1 ? (found[0] ?? null) : null
}
