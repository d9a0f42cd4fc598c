import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { conceptTag, kindTag, type Tag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Booking } from '../resolve'

/**
 * Kinds with numbered services, whose vehicle a page may name before the number: `Bus 3814`, `TOG Bergensbanen 610`.
 */
const numbered = ['train', 'bus'] as const satisfies readonly ReservationKind[]
/** Words that apply to both: in Britain, a coach may also be a railway carriage. */
const either = new Set(['service', 'coach', 'line'])
/** Maximum number of characters between a vehicle and its number. */
const reach = 16

/** The vehicle named right before or within a booking's number; undefined if there is none, or more than one kind. */
function namedKind({ draft }: Booking, { read }: Context): ReservationKind | undefined {
  const number = draft.slots.number?.mention
  if (!number) return undefined
  const text = read.page.lines[number.line]?.folded ?? ''
  const words = (read.tags[number.line] ?? []).filter(({ start, end }) => !either.has(text.slice(start, end)))
  const inFront = words.filter(({ end }) => end > number.start - reach && end <= number.start)
  const inside = words.filter(({ start, end }) => end > number.start && start < number.end)
  const kindsIn = (tags: readonly Tag[]): ReservationKind[] =>
    numbered.filter((kind) => tags.some(({ ids }) => ids.includes(conceptTag(kind))))
  const first = kindsIn(inFront)
  const named = first.length > 0 ? first : kindsIn(inside)
  return named.length === 1 ? named[0] : undefined
}

/** Categories of trains in front of their numbers, which no coach has: `Os 12815`, `IC 508`. */
const category = /^(?:Os|Sp|Ex|EC|IC|ICE|EN|NJ|RJX?|railjet|TLK|EIC|EIP|KD|IRE|AVE|TGV|REG) ?\d/u

/** Maximum distance of a column's head from a number below it, in rows, and how far apart both may begin. */
const maxRows = 12
const maxShift = 0.02

/** The vehicle that heads the column of a booking's number: `VLAK` above `4031`. */
function headedKind({ draft }: Booking, { read, neighbors, isPure, lineTags }: Context): ReservationKind | undefined {
  const number = draft.slots.number?.mention
  const own = number && read.page.lines[number.line]
  if (!own || number.end - number.start < own.plain.length) return undefined
  const above = read.page.lines
    .filter(
      ({ left, row, origin }) =>
        origin === 'body' && row < own.row && own.row - row <= maxRows && Math.abs(left - own.left) <= maxShift,
    )
    .findLast(({ index }) => isPure[index])
  const head = neighbors[own.index]?.columnHead[0] ?? above
  const ids = head && isPure[head.index] && !either.has(head.folded) ? (lineTags[head.index] ?? []) : []
  const named = numbered.filter((kind) => ids.includes(conceptTag(kind)))
  return named.length === 1 ? named[0] : undefined
}

/** Words in the names of stops that only coaches have, in folded text. */
const busStation =
  /(?<!\p{L})(?:zob|busbahnhof|bus(?: ?station| terminal)|coach station|uan|autobusov\p{L}{1,3}|aut\. ?nadr|autobus\p{L}{1,3} kolodvor|autokolodvor|otogar\p{L}{0,2}|gare routiere|estacion de autobuses|autostazione|dworzec autobusowy|linja-autoasema|bussterminal\p{L}{0,2}|rutebilstation|bussijaam|autoosta)(?!\p{L})/u

/** Whether a journey without a number leads to or from a bus station. */
const isFromBusStation = ({ draft: { slots } }: Booking): boolean =>
  !slots.number && [slots.from, slots.to].some((stop) => stop && busStation.test(folded(stop.mention.value)))

/** Whether a page names trains and no buses: a coach in it is a carriage. */
function isOfTrains({ read: { page, tags } }: Context): boolean {
  const named = new Set(
    page.lines.flatMap(({ index, folded: text }) =>
      (tags[index] ?? []).filter(({ start, end }) => !either.has(text.slice(start, end))).flatMap(({ ids }) => ids),
    ),
  )
  const isNamed = (kind: (typeof numbered)[number]): boolean => named.has(conceptTag(kind)) || named.has(kindTag(kind))
  return isNamed('train') && !isNamed('bus')
}

/**
 * The kind of a train or coach: by the word or category in front of its number, or the head of its column, or else by
 * its stops, or the other words of the page.
 */
function numberedKind(booking: Booking, context: Context): ReservationKind | undefined {
  const { value = '' } = booking.draft.slots.number?.mention ?? {}
  const named = namedKind(booking, context) ?? (category.test(value) ? 'train' : headedKind(booking, context))
  if (named) return named
  if (isFromBusStation(booking)) return 'bus'
  return booking.kind === 'bus' && value === '' && isOfTrains(context) ? 'train' : undefined
}

/** A van with a driver, alone in a cell: among journeys by ship, it takes travelers to the pier. */
const van = /^(?:\p{L}+ )?(?:mini)?van$/u

/** Whether the row in which a journey starts says in a cell of its own that it goes by van: `Private van`. */
const isByVan = ({ draft }: Booking, { read }: Context): boolean => {
  const own = read.page.lines[draft.anchor.mention.line]?.cell
  return read.page.lines.some(
    ({ cell, folded }) => own && cell?.table === own.table && cell.row === own.row && van.test(folded),
  )
}

/**
 * Sets the kind of trains and coaches by the word before their number, its category or its column. Among crossings,
 * what goes by van is a ride.
 */
export const withNamedVehicles = (bookings: readonly Booking[], context: Context): Booking[] =>
  bookings.map((booking) => {
    const isNumbered = booking.kind === 'train' || booking.kind === 'bus'
    const ofVan = booking.kind === 'boat' && isByVan(booking, context) ? 'taxi' : undefined
    const kind = isNumbered ? numberedKind(booking, context) : ofVan
    return kind ? { ...booking, kind, draft: { ...booking.draft, kind } } : booking
  })
