import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft, ScoredDraft } from './draft'
import { assignNumbers } from './journeys/leg-numbers'
import { kinds, type Slot } from './kinds'
import type { Candidate } from './roles'
import { withoutBorrowedDays } from './times/borrowed-days'
import { claimTimes } from './times/claim-times'
import { endOf, startOf } from './times/draft-times'
import { isEndOf, withoutEndsOfOthers } from './times/ends-of-others'
import { hasImplausibleDuration } from './times/implausible-duration'
import { withoutLastDays } from './times/last-days'
import { withPossibleTimes } from './times/possible-times'
import { isNamedMore, nameKey } from './travelers/name-words'
import { withoutSimultaneousBookings } from './travelers/simultaneous-bookings'

/** A draft with resolved times: local times, `YYYY-MM-DDTHH:MM`, or dates. */
export interface Booking {
  kind: ReservationKind
  start: string
  end: string | null
  draft: Draft
  /** Probability that it is a booking. */
  probability: number
}

/** A booking with another reference. */
export const withReference = (booking: Booking, reference: Candidate): Booking => ({
  ...booking,
  draft: { ...booking.draft, slots: { ...booking.draft.slots, reference } },
})

const minKeep = 0.15
/** Minimum probability of bookings other than stays for them to count as booked separately. */
const minLikely = 0.5

const countSlots = ({ slots }: Draft): number => Object.keys(slots).length

/** Whether two bookings are duplicates: same kind, same start, and no conflicting places. */
function isDuplicate(a: Booking, b: Booking): boolean {
  if (a.draft.anchor.mention === b.draft.anchor.mention) return true
  if (a.kind !== b.kind)
    return a.start === b.start && a.start.length > 10 && a.kind !== 'lodging' && b.kind !== 'lodging'
  if (areBookedApart(a, b) || haveOwnNights(a, b)) return false
  // The times of a stay are check-in times and may differ.
  const length = a.kind === 'lodging' ? 10 : Math.min(a.start.length, b.start.length)
  if (a.start.slice(0, length) !== b.start.slice(0, length)) return false
  const differs = (['from', 'number', 'place'] as const).filter((slot) => !agree(a, b, slot))
  return differs.length < 2
}

const namesOf = ({ draft }: Booking): string[] => draft.travelers.map(({ mention }) => mention.value)

/** Whether two bookings both have travelers, and none in common. */
function haveOtherTravelers(a: Booking, b: Booking): boolean {
  const [mine, theirs] = [namesOf(a), namesOf(b)]
  return mine.length > 0 && theirs.length > 0 && !mine.some((name) => theirs.includes(name))
}

/** Whether two stays are separate rooms, with different guests. */
const areSeparateRooms = (a: Booking, b: Booking): boolean => a.kind === 'lodging' && haveOtherTravelers(a, b)

/**
 * Whether travelers on the same journey, or at the same hotel, booked separately: different people, each with their own
 * reference.
 */
const areBookedApart = (a: Booking, b: Booking): boolean =>
  haveOtherTravelers(a, b) &&
  !agree(a, b, 'reference') &&
  (a.kind === 'lodging' || Math.min(a.probability, b.probability) >= minLikely)

/** Whether two stays are likely, have different guests, and end on different days. */
const haveOwnNights = (a: Booking, b: Booking): boolean =>
  areSeparateRooms(a, b) &&
  Math.min(a.probability, b.probability) >= minConfident &&
  ![a.end, b.end].includes(null) &&
  a.end?.slice(0, 10) !== b.end?.slice(0, 10)

const valueOf = ({ draft }: Booking, slot: Slot): string | undefined => draft.slots[slot]?.mention.value

/** Whether two bookings have the same value in a slot, or either has none. */
function agree(a: Booking, b: Booking, slot: Slot): boolean {
  const [x, y] = [valueOf(a, slot), valueOf(b, slot)]
  return x === undefined || y === undefined || x === y
}

/**
 * Whether two legs have the same route and travelers at nearly the same time. One of them is then the schedule before a
 * change.
 */
function isSameRoute(a: Booking, b: Booking): boolean {
  const days = Math.abs(Date.parse(a.start.slice(0, 10)) - Date.parse(b.start.slice(0, 10))) / 86_400_000
  const isOneWay = (['from', 'to'] as const).every(
    (slot) => valueOf(a, slot) !== undefined && valueOf(a, slot) === valueOf(b, slot),
  )
  const isShared = namesOf(a).length === 0 || namesOf(a).some((name) => namesOf(b).includes(name))
  return isOneWay && isShared && days <= (a.kind === 'taxi' ? 0 : 1)
}

/** Minimum probability for a guest's stays at the same place to count as consecutive. */
const minSuccessive = 0.8

/** Whether two likely stays are consecutive, rather than one being the schedule before a change. */
function areSuccessiveStays(a: Booking, b: Booking): boolean {
  if (a.kind !== 'lodging' || Math.min(a.probability, b.probability) < minSuccessive) return false
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return first.end !== null && second.end !== null && first.end.slice(0, 10) <= second.start.slice(0, 10)
}

/**
 * Whether two likely visits to one place are on different days, such as two dinners at the same restaurant: with the
 * same reference, or both without.
 */
const areRepeatedVisits = (a: Booking, b: Booking): boolean =>
  a.kind !== 'lodging' &&
  valueOf(a, 'reference') === valueOf(b, 'reference') &&
  a.start.slice(0, 10) !== b.start.slice(0, 10) &&
  Math.min(a.probability, b.probability) >= minSuccessive

/** Whether two bookings with the same locator and place have different times, so that only one can be correct. */
function conflicts(a: Booking, b: Booking): boolean {
  if (a.kind !== b.kind || a.start === b.start || areSeparateRooms(a, b) || !agree(a, b, 'reference')) return false
  if (a.kind === 'car') return agree(a, b, 'from')
  if (kinds[a.kind].isLeg) return isSameRoute(a, b)
  return agree(a, b, 'place') && !areSuccessiveStays(a, b) && !areRepeatedVisits(a, b)
}

/** Minimum anchor probability of a booking that is never redundant. */
const minAnchored = 0.6

/** Whether a booking repeats a stay, or vice versa: uncertain, with the same locator and no place of its own. */
function isRedundant(a: Booking, b: Booking): boolean {
  if ((a.kind === 'lodging') === (b.kind === 'lodging') || b.draft.probability >= minAnchored) return false
  const stay = a.kind === 'lodging' ? a : b
  const reference = valueOf(a, 'reference')
  return (
    reference !== undefined &&
    reference === valueOf(b, 'reference') &&
    agree(a, b, 'place') &&
    (valueOf(stay, 'place') === undefined || valueOf(a, 'place') === valueOf(b, 'place'))
  )
}

/** Whether two likely stays with different guests, in lines of their own, are rooms of one booking. */
const areRoomsOfOne = (a: Booking, b: Booking): boolean =>
  areSeparateRooms(a, b) &&
  Math.min(a.probability, b.probability) >= minConfident &&
  a.draft.anchor.mention.line !== b.draft.anchor.mention.line

/** Minimum travel probability on a booking for a traveler of its duplicate to be added. */
const minPossible = 0.25

/** Merges the slots and travelers of a duplicate into a booking. */
function mergeDuplicate(known: Booking, duplicate: Booking): void {
  if (known.kind !== duplicate.kind) return
  for (const slot of kinds[known.kind].slots) {
    const [own, other] = [known.draft.slots[slot], duplicate.draft.slots[slot]]
    const isSurer = (duplicate.draft.slotProbabilities[slot] ?? 0) > (known.draft.slotProbabilities[slot] ?? 0) + 0.2
    const isBetter = !own || (isSurer && !isNamedMore(own, other)) || isNamedMore(other, own)
    if (other && isBetter && slot !== 'startDate' && slot !== 'startTime') known.draft.slots[slot] = other
  }
  const names = new Set(namesOf(known).map(nameKey))
  const possible = new Set(
    known.draft.persons.flatMap(({ candidate, probability }) =>
      probability >= minPossible ? [nameKey(candidate.mention.value)] : [],
    ),
  )
  const isRoom = areRoomsOfOne(known, duplicate)
  const others = duplicate.draft.travelers.filter(({ mention }) => {
    const key = nameKey(mention.value)
    return !names.has(key) && (names.size === 0 || isRoom || possible.has(key))
  })
  known.draft.travelers = [...known.draft.travelers, ...others]
}

/** Probability of a booking in whose presence uncertain ones are dropped. */
const minConfident = 0.9

/** Whether a booking is unlikely. The threshold is higher if it lacks its origin and destination, or its place. */
function isDoubtful({ kind, probability, draft: { slots } }: Booking): boolean {
  const isWhole = kinds[kind].isLeg ? slots.from && slots.to : slots.place
  return probability < (isWhole ? 0.3 : 0.5)
}

/**
 * Resolves scored drafts into consistent bookings without duplicates, most likely first. Duplicates fill in missing
 * values.
 */
export function resolve(scoredDrafts: readonly ScoredDraft[]): Booking[] {
  const bookings: Booking[] = []
  const likely = withoutSimultaneousBookings(
    withoutEndsOfOthers(withoutBorrowedDays(withoutLastDays(scoredDrafts)).map(withPossibleTimes)),
  )
    .filter(({ probability }) => probability >= minKeep)
    .toSorted((a, b) => b.probability - a.probability || countSlots(b.draft) - countSlots(a.draft))
  for (const scored of likely) {
    const { draft, probability } = scored
    if (likely.some(({ draft: other }) => isEndOf(draft, other))) continue
    if (!claimTimes(scored, bookings)) continue
    const start = startOf(draft)
    if (start === null) continue
    const booking: Booking = { kind: draft.kind, start, end: endOf(draft, start), draft, probability }
    if (
      hasImplausibleDuration(booking) ||
      bookings.some((other) => conflicts(other, booking) || isRedundant(other, booking))
    )
      continue
    const known = bookings.find((other) => isDuplicate(other, booking))
    if (known) {
      mergeDuplicate(known, booking)
      known.end = endOf(known.draft, known.start)
    } else bookings.push(booking)
  }
  assignNumbers(bookings.map(({ draft }) => draft))
  const maxProbability = Math.max(0, ...bookings.map(({ probability }) => probability))
  return bookings
    .filter((one) => maxProbability < minConfident || !isDoubtful(one))
    .toSorted((a, b) => a.start.localeCompare(b.start))
}
