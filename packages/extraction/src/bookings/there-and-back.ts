import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../kit/fold'
import { readingOrder } from '../mentions/mention'
import type { Line } from '../page/page'
import { endOf } from './draft-times'
import { nameKey } from './name-words'
import type { Booking } from './resolve'
import type { Candidate } from './roles'

/** What a page names, and in which of its lines. */
interface NamedOnPage {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'origin'>[]
}

/** Journeys that lead on from where the last one ended. Rides lead the same way several times, as to meetings. */
const carried = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

const placeOf = ({ draft }: Booking, end: 'from' | 'to'): string => folded(draft.slots[end]?.mention.value ?? '')

/** Whether two journeys have the same two places in the same order. */
const goSameWay = (a: Booking, b: Booking): boolean =>
  placeOf(a, 'from') !== '' &&
  placeOf(a, 'to') !== '' &&
  placeOf(a, 'from') !== placeOf(a, 'to') &&
  (['from', 'to'] as const).every((end) => placeOf(a, end) === placeOf(b, end))

/** Whether one of two journeys leads back from where the other one leads to. */
const goesBack = (a: Booking, b: Booking): boolean =>
  placeOf(a, 'from') === placeOf(b, 'to') && placeOf(a, 'to') === placeOf(b, 'from')

/** Whether somebody is on both journeys, as far as is known. */
function shareTravelers(a: Booking, b: Booking): boolean {
  const [mine, theirs] = [a, b].map(({ draft }) => draft.travelers.map(({ mention }) => nameKey(mention.value)))
  return !mine?.length || !theirs?.length || mine.some((name) => theirs.includes(name))
}

/** Where a page first names a place, in its text. */
function firstNamed(place: string, { candidates, lines }: NamedOnPage): number {
  const named = candidates.filter(
    ({ mention }) => folded(mention.value) === place && lines[mention.line]?.origin === 'body',
  )
  return Math.min(Number.POSITIVE_INFINITY, ...named.map(({ mention }) => readingOrder(mention)))
}

/** The one of two journeys the same way that goes back: the second, if the first starts where the page starts. */
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
 * Turns one of two journeys that go the same way on different days with nothing in between: who has gone there comes
 * back before going there again. Where a page has journeys both ways, several people travel. It names first
 * where the first journey starts.
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
