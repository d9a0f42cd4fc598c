import type { Evidence, Moment, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import type { PartText } from '../documents/part-text'
import { type NamedStop, namedStops } from './printed-names'
import { type Cell, type Hour, hourBehind, isLabel, onlyHour, onlyValue, rowsOf } from './printed-rows'
import { hoursBelowEnds, hoursBetweenStations } from './printed-stops'

/** The times that the print states for a journey. */
interface Hours {
  departs: Hour | null
  arrives: Hour | null
  boards: Hour | null
}

const hoursOf = (rows: readonly Cell[][]): Hours => ({
  departs: onlyHour(rows, 'departure'),
  arrives: onlyHour(rows, 'arrival'),
  boards: onlyHour(rows, 'boarding'),
})

/** Whether a row contains a flight or train number that is not part of a time, date or amount. */
function mentions(row: readonly Cell[], number: string): boolean {
  const digits = /\d{1,5}$/.exec(number)?.[0].replace(/^0+(?=.)/, '')
  if (digits === undefined) return false
  const pattern = new RegExp(`(?<![\\d:.,/-])0*${digits}(?![\\d]|[:.,/-]\\d)`)
  return row.some(({ text }) => pattern.test(text))
}

/**
 * The possible partitions of rows by journey: the rows that name a journey begin or end its rows, or are below a row of
 * labels.
 */
function partitionsOf(rows: readonly Cell[][], numbers: readonly string[]): Cell[][][][] {
  const named = numbers.map((number) => rows.flatMap((row, at) => (mentions(row, number) ? [at] : [])))
  if (named.some((at) => at.length === 0)) return []
  const firsts = named.map((at) => Math.min(...at))
  const lasts = named.map((at) => Math.max(...at))
  const next = (at: number): number => Math.min(rows.length, ...firsts.filter((other) => other > at))
  const before = (at: number): number => Math.max(-1, ...lasts.filter((other) => other < at))
  const labelled = (at: number): Cell[][] => {
    const row = rows[at] ?? []
    const isHead = (other: readonly Cell[]): boolean =>
      other.length > 1 && other.length === row.length && other.some((cell) => isLabel(cell, 'departure'))
    const head = rows.slice(0, at).findLast(isHead)
    return head ? [head, row] : []
  }
  return [
    firsts.map((at) => rows.slice(at, next(at))),
    lasts.map((at) => rows.slice(before(at) + 1, at + 1)),
    firsts.map(labelled),
  ]
}

const shapeOf = ({ departs, arrives, boards }: Hours): string =>
  [departs, arrives, boards].map((hour) => hour !== null).join()

/**
 * The times of each of several journeys printed in one document; null unless all partitions that give every journey the
 * same kinds of times agree, since a time may otherwise be another journey's.
 */
function hoursOfEach(rows: readonly Cell[][], numbers: readonly string[]): Hours[] | null {
  if (numbers.length === 1) return [hoursOf(rows)]
  if (new Set(numbers).size < numbers.length) return null
  const parted = partitionsOf(rows, numbers)
    .map((sections) => sections.map(hoursOf))
    .filter((all) => all[0]?.departs && new Set(all.map(shapeOf)).size === 1)
  const texts = parted.map((all) =>
    JSON.stringify(all.map(({ departs, arrives, boards }) => [departs, arrives, boards].map((one) => one?.hour))),
  )
  return new Set(texts).size === 1 ? (parted[0] ?? null) : null
}

/** Whether the printed text may state more of a journey's times than its barcode. */
const lacksHours = ({ start, end }: Reservation): boolean => isDayOnly(start.time) || end.time.local === undefined

const isDayOnly = (time: Moment): boolean => time.local?.length === 10

function completed(one: Reservation, part: string, { departs, arrives, boards }: Hours): Reservation {
  const { start, end, evidence } = one
  const day = start.time.local ?? ''
  const at = ({ text, line }: Cell): Evidence => ({ reader: 'print', part, path: `${line}:1`, text })
  const zoned = (hour: string, zone: string | undefined): Moment => ({
    local: `${day}T${hour}`,
    ...(zone === undefined ? {} : { zone }),
  })
  const isArrival = arrives !== null && departs !== null && end.time.local === undefined
  const isBoarding =
    one.kind === 'flight' && boards !== null && one.boarding === undefined && boards.hour < (departs?.hour ?? '24')
  return {
    ...one,
    ...(isBoarding ? { boarding: { local: `${day}T${boards.hour}` } } : {}),
    start: {
      ...start,
      time: departs ? zoned(departs.hour, start.time.zone ?? start.place.time_zone_id) : start.time,
    },
    end: { ...end, time: isArrival ? zoned(arrives.hour, end.place.time_zone_id) : end.time },
    evidence: {
      ...evidence,
      ...(departs ? { 'start.time.local': at(departs.cell) } : {}),
      ...(isArrival ? { 'end.time.local': at(arrives.cell) } : {}),
      ...(isBoarding ? { 'boarding.local': at(boards.cell) } : {}),
    },
  }
}

/** Adds the arrival printed next to a departure that equals the code's. */
function withArrival(one: Reservation, part: string, { departs, arrives }: Hours): Reservation {
  const { start, end, evidence } = one
  const [day = '', hour = ''] = start.time.local?.split('T') ?? []
  if (!departs || !arrives || end.time.local !== undefined || departs.hour.slice(0, 5) !== hour.slice(0, 5)) return one
  const zone = end.place.time_zone_id
  const local = `${arrives.hour < departs.hour ? addDays(day, 1) : day}T${arrives.hour}`
  const { text, line } = arrives.cell
  return {
    ...one,
    end: { ...end, time: { local, ...(zone === undefined ? {} : { zone }) } },
    evidence: { ...evidence, 'end.time.local': { reader: 'print', part, path: `${line}:1`, text } },
  }
}

const forms = {
  train: /^(?:\p{Lu}[\p{L}]{0,12} ?)?\d{1,5}$/u,
  carriage: /^\d{1,3}(?![\p{L}\d])/u,
  seat: /^\d{1,3}[A-Z]?(?![\p{L}\d])/u,
} as const

/** Adds the printed number, coach and seat, by their labels, to a document's only train. */
function placesOf(one: Reservation, part: string, rows: readonly Cell[][]): Reservation {
  if (one.kind !== 'train') return one
  const [train, coach, seat] = (['train', 'carriage', 'seat'] as const).map((name) =>
    onlyValue(rows, name, forms[name]),
  )
  const [person, ...others] = one.travelers
  const isSeat = seat && person && others.length === 0 && person.seat === undefined
  const at = ({ cell: { line, text } }: { cell: Cell }): Evidence => ({
    reader: 'print',
    part,
    path: `${line}:1`,
    text,
  })
  return {
    ...one,
    number: one.number ?? train?.value,
    coach: one.coach ?? coach?.value,
    travelers: isSeat ? [{ ...person, seat: seat.value }] : one.travelers,
    evidence: {
      ...(train ? { number: at(train) } : {}),
      ...(coach ? { coach: at(coach) } : {}),
      ...(isSeat ? { 'travelers.0.seat': at(seat) } : {}),
      ...one.evidence,
    },
  }
}

/** Adds a train's station names as printed, if its code has only letters or numbers for them. */
function withNames(one: Reservation, part: string, [from, to]: [NamedStop<Cell>, NamedStop<Cell>]): Reservation {
  const at = ({ cell }: NamedStop<Cell>): Evidence => ({
    reader: 'print',
    part,
    path: `${cell.line}:1`,
    text: cell.text,
  })
  return {
    ...one,
    start: { ...one.start, place: { ...one.start.place, name: from.name } },
    end: { ...one.end, place: { ...one.end.place, name: to.name } },
    evidence: { ...one.evidence, 'start.place.name': at(from), 'end.place.name': at(to) },
  }
}

/**
 * Completes flights and trains whose code has only the date or departure by the times printed in the same document:
 * those labelled as departure, arrival or boarding, next to a train's stations, or below both ends. With several
 * journeys, each gets its own if the print distinguishes them.
 */
export function completeByPrint(reservations: readonly Reservation[], words: readonly PartText[]): Reservation[] {
  const partOf = ({ evidence }: Reservation): string | undefined => evidence['ticket_token']?.part
  const hours = new Map<Reservation, Hours>()
  const names = new Map<Reservation, [NamedStop<Cell>, NamedStop<Cell>]>()
  const places = new Map<Reservation, Reservation>()
  for (const { part, text } of words) {
    const coded = reservations.filter((one) => partOf(one) === part)
    if (coded.length === 0) continue
    const rows = rowsOf(text)
    for (const [index, stops] of (namedStops(rows, coded) ?? []).entries()) {
      const [one, [departs, arrives]] = [coded[index], stops]
      if (!one) continue
      names.set(one, stops)
      hours.set(one, { departs, arrives, boards: null })
    }
    const [only] = coded
    if (only && coded.length === 1) places.set(only, placesOf(only, part, rows))
    if (!coded.some((one) => lacksHours(one) && !names.has(one))) continue
    const each = hoursOfEach(
      rows,
      coded.map(({ number }) => number ?? ''),
    )
    const between = hoursBetweenStations(rows, coded)
    for (const [index, one] of coded.entries()) {
      const labelled = each?.[index]
      // Rows that name the flight are only about it.
      const named = rows.filter((row) => coded.length > 1 && mentions(row, one.number ?? ''))
      const [departs, arrives] = [one.start, one.end].map(
        ({ place }) => hourBehind(named, place.iata_code) ?? hourBehind(rows, place.iata_code),
      )
      const own =
        !labelled?.departs && departs && arrives ? { departs, arrives, boards: labelled?.boards ?? null } : labelled
      const stops = (one.kind === 'train' ? between[index] : null) ?? hoursBelowEnds(rows, one)
      if (stops && !own?.departs) hours.set(one, { ...stops, boards: own?.boards ?? null })
      else if (own && (one.kind === 'flight' || one.kind === 'train')) hours.set(one, own)
    }
  }
  return reservations.map((one) => {
    const [own, stops, part] = [hours.get(one), names.get(one), partOf(one) ?? '']
    const placed = places.get(one) ?? one
    const isDay = isDayOnly(one.start.time)
    const timed = own ? (isDay ? completed : withArrival)(placed, part, own) : placed
    return stops ? withNames(timed, part, stops) : timed
  })
}
