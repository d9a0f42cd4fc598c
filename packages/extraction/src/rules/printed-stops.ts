import type { Reservation } from '@sextant/contract/emails/reservation'
import { fold } from '@sextant/places/kit/fold'

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
  const unclear = new Set<string>()
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
      else unclear.add(station)
    }
  }
  return ends.map(([from, to]) => {
    const others = ends.filter(([start, end]) => start === from && end === to)
    if (others.length > 1 || from === to || unclear.has(from) || unclear.has(to)) return null
    const pairs = stops.flatMap((departs, index) => {
      const arrives = stops[index + 1]
      return departs.station === from && arrives?.station === to ? [{ departs, arrives }] : []
    })
    const different = new Set(pairs.map(({ departs, arrives }) => `${departs.hour} ${arrives.hour}`))
    return different.size === 1 ? (pairs[0] ?? null) : null
  })
}
