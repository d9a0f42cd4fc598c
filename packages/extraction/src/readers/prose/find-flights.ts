import type { Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import { Draft } from '../draft'
import { airportAt, airportsIn } from './find-airports'
import type { Found } from './find-dates'
import { evidenceAt, type ProseText, within } from './prose-text'

interface FlightNumber {
  carrier: string
  number: string
}

/** How far from its number the rest of a flight may stand. */
const reach = 700

const flightNumber =
  /(?<![A-Z\d/-])([A-Z][A-Z\d]|\d[A-Z])[ \u00a0]{0,2}(\d{2,4})(?![\d:/-]|[.,]\d|\s?(?:EUR|USD|GBP|kg|km))\b/g
/** `Delta Air Lines Flight 401`, `Lufthansa Flug Nr. 400`: the airline by name. */
const named =
  /(?<![\p{L}.&-])((?:\p{Lu}[\p{L}.&-]{0,30}[ ]){1,4})(?:[Ff]light|FLIGHT|Flug|[Vv]ol|[Vv]uelo|[Vv]olo|[Vv]oo)\s*(?:[Nn]o\.?|[Nn]umber|[Nn]r\.?|#)?:?\s{0,3}(\d{1,4})\b(?!\s*(?:of|von)\b)/gu
/** Airlines that print the three letters of ICAO. */
const threeLetters: Readonly<Record<string, string>> = {
  EZY: 'U2',
  EZS: 'DS',
  EJU: 'EC',
  RYR: 'FR',
  WZZ: 'W6',
  VLG: 'VY',
  EWG: 'EW',
  TVF: 'TO',
  TRA: 'HV',
}
const icao = /(?<![A-Z])(EZY|EZS|EJU|RYR|WZZ|VLG|EWG|TVF|TRA)\s?(\d{2,4})\b/g

/** The airline whose name ends a row of words: the longest that is one. */
function airlineIn(words: string): string | null {
  const all = words.trim().split(' ')
  return all.map((_, from) => airlineCode(all.slice(from).join(' '))).find((code) => code !== null) ?? null
}

/** A number that a word says is a flight's: of one digit too, and of an airline that nobody knows. */
const said =
  /(?<!\p{L})(?:flight|flug|flugnr|vol|vuelo|volo|voo|vlucht|flyg|flyvning|lot|let|✈)\.?\s{0,2}(?:no\.?|nr\.?|number|n°|nummer)?[ :]{0,3}([A-Z][A-Z\d]|\d[A-Z])[ \u00a0]?(\d{1,4})(?![\d:/-]|[.,]\d)\b/giu

function findNumbers(text: string): Found<FlightNumber>[] {
  const as = (match: RegExpExecArray, carrier: string | null | undefined): Found<FlightNumber>[] => {
    const [whole, , number = ''] = match
    if (!carrier || airlineName(carrier) === null) return []
    return [{ value: { carrier, number }, start: match.index, end: match.index + whole.length }]
  }
  const labelled = [...text.matchAll(said)].flatMap((match): Found<FlightNumber>[] => {
    const [whole, carrier = '', number = ''] = match
    const end = match.index + whole.length
    return carrier === carrier.toUpperCase()
      ? [{ value: { carrier, number }, start: end - carrier.length - number.length - 1, end }]
      : []
  })
  const all = [
    ...labelled,
    ...[...text.matchAll(flightNumber)].flatMap((match) => as(match, match[1])),
    ...[...text.matchAll(icao)].flatMap((match) => as(match, threeLetters[match[1] ?? ''])),
    ...[...text.matchAll(named)].flatMap((match) => as(match, airlineIn(match[1] ?? ''))),
  ]
  return all
    .filter((one, index) => all.findIndex((other) => other.end === one.end) === index)
    .toSorted((a, b) => a.start - b.start)
}

/** What a stretch of the text says of a flight. */
interface Stretch {
  airports: [Found<string>, Found<string>] | null
  date: Found<string> | null
  times: [Found<string>, Found<string>] | null
  arrivalDay: string | null
}

/** The first two airports that differ, the first day, the first two times, and the day between these. */
function look(
  prose: ProseText,
  airports: readonly Found<string>[],
  number: Found<unknown>,
  [start, end]: [number, number],
): Stretch {
  const named = within(airports, start, end)
  const [first, ...others] = named
  const next = others.find(({ value }) => value !== first?.value)
  const dates = within(prose.dates, start, end)
  const earlier = prose.dates.findLast((date) => date.end <= start && date.end > start - 2 * reach)
  const [departure, arrival] = within(prose.times, start, end)
  const line = prose.text.lastIndexOf('\n', number.start) + 1
  const [own] = within(prose.dates, line, number.start)
  const date = own ?? dates[0] ?? earlier ?? null
  const leaves = departure && airportAt(prose, named, departure)
  const reaches = arrival && airportAt(prose, named, arrival)
  // a route may stand above its legs: the airports beside the times are the leg's
  const [from, to] = leaves && reaches && leaves.value !== reaches.value ? [leaves, reaches] : [first, next]
  const between =
    arrival &&
    dates.find(
      (one) =>
        one !== date &&
        one.start > (departure?.end ?? 0) &&
        one.end <= arrival.end + 30 &&
        !prose.text.slice(arrival.end, one.start).includes('\n'),
    )
  const later = arrival
    ? /^\s?\(?\+\s?(\d)/.exec(prose.text.slice(arrival.end, arrival.end + 6))?.[1]
    : undefined
  return {
    airports: from && to ? [from, to] : null,
    date,
    times: departure && arrival ? [departure, arrival] : null,
    arrivalDay: between?.value ?? (date && later ? addDays(date.value, Number(later)) : null),
  }
}

const complete = ({ airports, date, times }: Stretch): boolean =>
  airports !== null && date !== null && times !== null

function toReservation(prose: ProseText, flight: Found<FlightNumber>, stretch: Stretch): Reservation | null {
  const { airports, date, times } = stretch
  if (!airports || !date || !times) return null
  const draft = new Draft('flight', 0.8)
  const set = (field: string, value: string, { start, end }: Found<unknown>): void =>
    draft.set(field, value, evidenceAt(prose, start, end))
  set('provider.iata_code', flight.value.carrier, flight)
  set('number', flight.value.number, flight)
  set('start.place.iata_code', airports[0].value, airports[0])
  set('end.place.iata_code', airports[1].value, airports[1])
  set('start.time.local', `${date.value}T${times[0].value}`, times[0])
  set('end.time.local', `${stretch.arrivalDay ?? date.value}T${times[1].value}`, times[1])
  return draft.finish('confirmed')
}

type Way = (
  prose: ProseText,
  numbers: readonly Found<unknown>[],
  index: number,
) => [start: number, end: number]

const after: Way = ({ text }, numbers, index) => {
  const start = numbers[index]?.end ?? 0
  return [start, Math.min(numbers[index + 1]?.start ?? text.length, start + reach)]
}

const before: Way = (_, numbers, index) => {
  const end = numbers[index]?.start ?? 0
  return [Math.max(numbers[index - 1]?.end ?? 0, end - reach), end]
}

/** From the beginning of the number's line to that of the next number's: the number is one of several columns. */
const around: Way = ({ text }, numbers, index) => {
  const lineOf = (at: number): number => text.lastIndexOf('\n', at) + 1
  const start = lineOf(numbers[index]?.start ?? 0)
  return [start, Math.min(lineOf(numbers[index + 1]?.start ?? text.length), start + reach)]
}

/** From the last time before the number to the second after it: the number stands between departure and arrival. */
const amid: Way = ({ text, times }, numbers, index) => {
  const { start = 0, end = 0 } = numbers[index] ?? {}
  const departure = times.findLast((time) => time.end <= start && time.start > start - reach)
  const [, next] = times.filter((time) => time.start >= end)
  const from = text.lastIndexOf('\n', departure?.start ?? start) + 1
  return [from, Math.min(next ? text.lastIndexOf('\n', next.start) + 1 : text.length, end + reach)]
}

/**
 * Flights in a text: a flight number of a known airline, with two airports, a day and two times near it. Some layouts put
 * these after the number, some before, some around it: the way counts in which most flights are complete.
 */
export function findFlights(prose: ProseText): Reservation[] {
  const numbers = findNumbers(prose.text).slice(0, 60)
  const airports = airportsIn(prose.text)
  const ways = [after, before, around, amid].map((way) =>
    numbers.map((number, index) => look(prose, airports, number, way(prose, numbers, index))),
  )
  const counts = ways.map((way) => way.filter(complete).length)
  const side = ways[counts.indexOf(Math.max(...counts))] ?? []
  return numbers.flatMap((number, index) => {
    const stretch = side[index]
    const reservation = stretch && toReservation(prose, number, stretch)
    return reservation ? [reservation] : []
  })
}
