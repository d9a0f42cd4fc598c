import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { findCity } from '@sextant/places/cities/find-city'
import { findStation } from '@sextant/places/stations/find-station'

/** Whether a code names a station by letters or a number: `FRPLY`, `GBSPX`, `7117800`; not `PARIS`. */
export const isOpaque = ({ name = '' }: Place): boolean =>
  /^\d{5,7}$/.test(name) || (/^[A-Z]{3,5}$/.test(name) && findCity(name) === null && findStation(name) === null)

/** A cell of a printed row. */
interface PrintedCell {
  text: string
  /** The meaning of its phrases. Labels have one. */
  tags: readonly { start: number }[]
}

/** A station in a row, with its time. */
export interface NamedStop<C> {
  name: string
  hour: string
  cell: C
  row: number
}

const clocks = /(?<![\d:.h])([01]?\d|2[0-3])[:h]([0-5]\d)(?![\d:h])/g
const name = /^\p{Lu}[\p{L}\p{M}.'’() -]{2,39}$/u

/** The stations of a row that has one or two names and as many times. */
function stopsIn<C extends PrintedCell>(cells: readonly C[], row: number): NamedStop<C>[] {
  const hours = cells.flatMap(({ text }) =>
    [...text.matchAll(clocks)].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}:00`),
  )
  const names = cells.filter(({ text, tags }) => name.test(text) && !tags.some(({ start }) => start === 0))
  if (hours.length === 0 || hours.length > 2 || names.length !== hours.length) return []
  return names.map((cell, index) => ({ name: cell.text, hour: hours[index] ?? '', cell, row }))
}

/**
 * The printed station names of trains whose code has only letters or numbers for them: the print has a name with a time
 * for the start and end of each train, in order, and its train number nearby. Null if the print has other stops as
 * well.
 */
export function namedStops<C extends PrintedCell>(
  rows: readonly (readonly C[])[],
  journeys: readonly Reservation[],
): [from: NamedStop<C>, to: NamedStop<C>][] | null {
  if (!journeys.every(({ kind, start, end }) => kind === 'train' && (isOpaque(start.place) || isOpaque(end.place))))
    return null
  const stops = rows.flatMap((cells, row) => stopsIn(cells, row))
  if (stops.length !== 2 * journeys.length) return null
  const pairs = journeys.flatMap(({ number = '' }, index): [NamedStop<C>, NamedStop<C>][] => {
    const [from, to] = [stops[2 * index], stops[2 * index + 1]]
    const digits = /\d{1,5}$/.exec(number)?.[0].replace(/^0+(?=.)/, '')
    if (!from || !to || digits === undefined) return []
    const near = rows.slice(Math.max(0, from.row - 1), to.row + 2).flat()
    const isNear = near.some(({ text }) => new RegExp(`(?<![\\d:.,/-])0*${digits}(?![\\d:.,/-])`).test(text))
    return isNear && from.name !== to.name ? [[from, to]] : []
  })
  return pairs.length === journeys.length ? pairs : null
}
