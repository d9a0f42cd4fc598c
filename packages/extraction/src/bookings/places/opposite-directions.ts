import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'
import { nameKey } from '../travelers/name-words'

/** The candidates of a page and the origins of its lines. */
interface NamedOnPage {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'origin'>[]
}

/**
 * Journeys that continue from where the last one ended. Rides may go the same way several times, for example to
 * meetings.
 */
const carried = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

const placeOf = ({ draft }: Booking, end: 'from' | 'to'): string => folded(draft.slots[end]?.mention.value ?? '')

/** Whether two journeys have the same two places in the same order. */
const goSameWay = (a: Booking, b: Booking): boolean =>
  placeOf(a, 'from') !== '' &&
  placeOf(a, 'to') !== '' &&
  placeOf(a, 'from') !== placeOf(a, 'to') &&
  (['from', 'to'] as const).every((end) => placeOf(a, end) === placeOf(b, end))

/** Whether one of two journeys is the reverse of the other. */
const goesBack = (a: Booking, b: Booking): boolean =>
  placeOf(a, 'from') === placeOf(b, 'to') && placeOf(a, 'to') === placeOf(b, 'from')

/** Whether two journeys share a traveler, as far as known. */
function shareTravelers(a: Booking, b: Booking): boolean {
  const [mine, theirs] = [a, b].map(({ draft }) => draft.travelers.map(({ mention }) => nameKey(mention.value)))
  return !mine?.length || !theirs?.length || mine.some((name) => theirs.includes(name))
}

/** The first position of a place in the page's body. */
function firstNamed(place: string, { candidates, lines }: NamedOnPage): number {
  const named = candidates.filter(
    ({ mention }) => folded(mention.value) === place && lines[mention.line]?.origin === 'body',
  )
  return Math.min(Number.POSITIVE_INFINITY, ...named.map(({ mention }) => readingOrder(mention)))
}

/**
 * Which of two journeys with the same direction is the return: the second, if the page first names where the first one
 * starts.
 */
function returnOf(first: Booking, second: Booking, page: NamedOnPage): Booking {
  const [from, to] = [firstNamed(placeOf(first, 'from'), page), firstNamed(placeOf(first, 'to'), page)]
  return from <= to ? second : first
}

const turned = (booking: Booking): Booking => {
  const { draft, start } = booking
  const { from, to, ...others } = draft.slots
  const back = { ...draft, slots: { ...others, ...(to && { from: to }), ...(from && { to: from }) } }
  return { ...booking, draft: back, end: endOf(back, start) }
}

/**
 * Reverses one of two journeys that go the same way on different days with nothing in between: travelers must return
 * before going there again. A page with journeys in both directions may be about several people, and is left alone. The
 * page first names where the first journey starts.
 */
export function withReturns(bookings: readonly Booking[], page: NamedOnPage): Booking[] {
  const journeys = bookings.filter(({ kind }) => carried.has(kind))
  const day = ({ start }: Booking): string => start.slice(0, 10)
  const isPair = (a: Booking, b: Booking): boolean =>
    a.kind === b.kind &&
    day(a) < day(b) &&
    goSameWay(a, b) &&
    shareTravelers(a, b) &&
    !journeys.some((one) => goesBack(one, a) || (day(one) >= day(a) && day(one) <= day(b) && !goSameWay(one, a)))
  const turning = new Set(
    journeys.flatMap((first) =>
      journeys.filter((second) => isPair(first, second)).map((second) => returnOf(first, second, page)),
    ),
  )
  return bookings.map((booking) => (turning.has(booking) ? turned(booking) : booking))
}
