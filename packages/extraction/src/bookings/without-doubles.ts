import { folded } from '../kit/fold'
import type { Mention } from '../mentions/mention'
import type { Booking } from './resolve'
import { nameKey } from './travelers/name-words'

const dayOf = (time: string): string => time.slice(0, 10)

const namesOf = ({ draft }: Booking): string[] => draft.travelers.map(({ mention }) => nameKey(mention.value))

/** Probability of a booking and of its travelers being on it. */
function likelihood({ probability, draft }: Booking): number {
  const names = new Set(draft.travelers.map(({ mention }) => mention.value))
  const own = draft.persons.filter(({ candidate }) => names.has(candidate.mention.value))
  return own.reduce((least, one) => Math.min(least, one.probability), 1) * probability
}

function agree(a: Booking, b: Booking, slot: 'place' | 'reference'): boolean {
  const [x, y] = [a.draft.slots[slot]?.mention.value, b.draft.slots[slot]?.mention.value]
  return x === undefined || y === undefined || folded(x) === folded(y)
}

/**
 * Whether a stay repeats another one: in the same hotel, with the same reference and guests, and overlapping nights.
 * Also if it begins where that one ends and has no last day, since its day is then only the other's last.
 */
function isDouble(own: Booking, other: Booking): boolean {
  if (own.kind !== 'lodging' || other.kind !== 'lodging' || other.end === null || !agree(own, other, 'place'))
    return false
  const names = namesOf(other)
  if (!namesOf(own).every((name) => names.includes(name))) return false
  if (own.end === null) return dayOf(own.start) === dayOf(other.end)
  const areAtOnce = dayOf(own.start) < dayOf(other.end) && dayOf(other.start) < dayOf(own.end)
  return areAtOnce && agree(own, other, 'reference') && likelihood(own) < likelihood(other)
}

/**
 * Whether a stay is only the end of a transfer: in the hotel that its line names, from its day until the day on which
 * another booking starts.
 */
function isEndOfRide({ kind, draft: { anchor, slots } }: Booking, bookings: readonly Booking[]): boolean {
  const starts = bookings.filter((other) => other.kind !== 'lodging').map((other) => other.draft)
  const isAt = (at: Mention | undefined, { anchor: first, slots: own }: Booking['draft']): boolean =>
    at !== undefined && (first.mention === at || own.startDate?.mention === at)
  const [from, until] = [slots.startDate?.mention ?? anchor.mention, slots.endDate?.mention]
  const rides = starts.filter(
    (one) =>
      isAt(from, one) && [one.slots.from, one.slots.to].some((end) => end?.mention.line === slots.place?.mention.line),
  )
  return kind === 'lodging' && slots.place !== undefined && rides.length > 0 && starts.some((one) => isAt(until, one))
}

/** Removes stays that repeat another one, or a transfer. */
export const withoutDoubles = (bookings: readonly Booking[]): Booking[] =>
  bookings.filter(
    (own) => !bookings.some((other) => other !== own && isDouble(own, other)) && !isEndOfRide(own, bookings),
  )
