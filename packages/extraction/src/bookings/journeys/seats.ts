import { folded } from '../../kit/fold'
import { oncePer } from '../../kit/once-per'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { overlaps } from '../../links/neighbors'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { isNamedLeg, namedLeg } from './seat-legs'

const seatTag = conceptTag('seat')

/** A seat of an aircraft: `14A`. */
const seat = /(?<![\p{L}\d-])\d{1,2}[A-HJ-L](?![\p{L}\d-])/gu

/** A seat on a page, and the lines besides its own that may name its flight, or its passenger. */
interface Seat {
  value: string
  line: Line
  start: number
  flights: readonly Line[]
  passengers: readonly Line[]
}

/** The seats of a page that are labelled as such, or stand below or beside one that is. */
const seatsOn = oncePer((context: Context): readonly Seat[] => {
  const { page, tags } = context.read
  const isLabel = ({ index }: Line): boolean => (tags[index] ?? []).some(({ ids }) => ids.includes(seatTag))
  const known = new Set<Line>()
  return page.lines.flatMap((line) => {
    const found = line.isHidden || line.isQuoted ? [] : Array.from(line.plain.matchAll(seat))
    if (found.length === 0) return []
    const { left = [], above = [], columnHead = [], rowHead = [], headings = [] } = context.neighbors[line.index] ?? {}
    const beside = [...left, ...rowHead]
    const over = above.slice(0, 1)
    const isSeat = [line, ...beside, ...over, ...columnHead, ...headings.slice(0, 1)].some(
      (one) => isLabel(one) || known.has(one),
    )
    if (!isSeat) return []
    known.add(line)
    const flights = [...columnHead, ...above, ...beside]
    const passengers = [...beside, ...over.filter((one) => !known.has(one))]
    return found.map(([value], at) => ({ value, line, start: found[at]?.index ?? 0, flights, passengers }))
  })
})

const digits = (number: string): string => number.replace(/\D/g, '')

/** The flight numbers in a line, in their order. */
const numbersIn = ({ index }: Line, { byLine }: Context): Mention[] =>
  (byLine[index] ?? []).filter(
    ({ type, form }) => type === 'number' && (form.startsWith('flight') || form === 'designated'),
  )

/** The flight number next to a seat: `7C (SK 1465)`, `LH 1677 12C, LH 1784 22D`. */
function numberBeside({ line, start, value }: Seat, context: Context): Mention | undefined {
  const numbers = numbersIn(line, context)
  const behind = /^\s?[(（]/u.test(line.plain.slice(start + value.length))
  return behind ? numbers.find((one) => one.start > start) : numbers.findLast((one) => one.end <= start)
}

/** The flight of a seat in a list of one for each flight, separated by strokes: `11A / 15F`; undefined in others. */
function flightInTurn({ line, start }: Seat, flights: readonly Booking[]): Booking | undefined {
  const all = Array.from(line.plain.matchAll(seat))
  const isList =
    all.length > 1 &&
    all.length === flights.length &&
    all.every(({ index }, at) => at === 0 || line.plain.slice(all[at - 1]?.index, index).includes('/'))
  const place = all.findIndex(({ index }) => index === start)
  return isList ? flights.toSorted((a, b) => a.start.localeCompare(b.start))[place] : undefined
}

/** The last flight that begins above a seat. */
const flightAbove = ({ line }: Seat, flights: readonly Booking[], { read: { page } }: Context): Booking | undefined =>
  flights
    .map((flight) => ({ flight, row: page.lines[flight.draft.anchor.mention.line]?.row ?? 0 }))
    .filter(({ row }) => row < line.row)
    .toSorted((a, b) => b.row - a.row)[0]?.flight

/** Whether a seat is below the start of a flight and above the next one, as those of all other flights are. */
function isBelow(own: Seat, booking: Booking, flights: readonly Booking[], context: Context): boolean {
  const owners = new Set(seatsOn(context).map((one) => flightAbove(one, flights, context)))
  return owners.size === flights.length && !owners.has(undefined) && flightAbove(own, flights, context) === booking
}

/**
 * Whether a seat is on a flight: the one whose number, airports or direction stand next to it, the one at its place in
 * a list of seats, the only one in its column, the one whose number its label has, the only one, or the one above.
 */
function isOn(own: Seat, booking: Booking, flights: readonly Booking[], context: Context): boolean {
  const isNumber = ({ value }: Mention): boolean =>
    digits(value) === digits(booking.draft.slots.number?.mention.value ?? '')
  const beside = numberBeside(own, context)
  if (beside) return isNumber(beside)
  const leg = namedLeg(own.line, own.start, own.start + own.value.length, context)
  if (leg !== undefined) return isNamedLeg(leg, booking, flights)
  const inTurn = flightInTurn(own, flights)
  if (inTurn) return inTurn === booking
  const { lines } = context.read.page
  const inColumn = flights.filter(({ draft }) => {
    const anchor = lines[draft.anchor.mention.line]
    return anchor !== undefined && overlaps(anchor, own.line)
  })
  if (inColumn.length === 1) return inColumn[0] === booking
  const [named] = own.flights.flatMap((line) => numbersIn(line, context).slice(0, 1))
  return named ? isNumber(named) : flights.length === 1 || isBelow(own, booking, flights, context)
}

/** The words of a name. */
const wordsOf = ({ value }: Mention): string[] => folded(value).split(/[\s/,]+/)

/** The only word in capitals behind a seat, such as a surname: `12A GARCIA  12B ORTEGA`. */
const surname = /^ {1,2}(\p{Lu}[\p{Lu}'’-]+)(?= {2}| \d|\s*[,;/|]|\s*$)/u

/** Whether a seat or its label names a traveler: by all words of the name, or by the surname right behind the seat. */
function isOf({ line, start, value, passengers }: Seat, traveler: Mention, others: readonly Mention[]): boolean {
  const words = wordsOf(traveler)
  const behind = folded(surname.exec(line.text.slice(start + value.length))?.[1] ?? '')
  const isOnly = behind !== '' && others.every((other) => other === traveler || !wordsOf(other).includes(behind))
  if (isOnly && words.includes(behind)) return true
  return [line, ...passengers].some(({ folded: text }) => words.every((word) => text.includes(word)))
}

/**
 * The seats of a flight's travelers that a page names, in the order of the travelers: beside the number of the flight
 * or in its column, and beside the name of the traveler if there are several. Undefined where there is none, or
 * several.
 */
export function seatsOf(booking: Booking, bookings: readonly Booking[], context: Context): (string | undefined)[] {
  const flights = bookings.filter(({ kind }) => kind === 'flight')
  const { travelers } = booking.draft
  if (booking.kind !== 'flight') return []
  const own = seatsOn(context).filter((one) => isOn(one, booking, flights, context))
  return travelers.map(({ mention }) => {
    const people = travelers.map((one) => one.mention)
    const mine = travelers.length === 1 ? own : own.filter((one) => isOf(one, mention, people))
    const [value, another] = new Set(mine.map((one) => one.value))
    return another === undefined ? value : undefined
  })
}
