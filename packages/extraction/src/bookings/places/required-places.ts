import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { nameWords } from '../../languages/person-names'
import type { AssembledPage } from '../assemble'
import type { Slot } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

/** The places without which a booking is left out, with the minimum probability of a value for them. */
const required: Partial<Record<ReservationKind, { slots: readonly Slot[]; min: number }>> = {
  flight: { slots: ['from', 'to'], min: 0.05 },
  car: { slots: ['from'], min: 0.03 },
  taxi: { slots: ['from'], min: 0.03 },
  restaurant: { slots: ['place'], min: 0.03 },
  event: { slots: ['place'], min: 0.03 },
}
/** Minimum probability of a flight that gets its second airport in this way. */
const minFlight = 0.9

/** The places that a booking lacks: either end is enough for a pick-up, and a flight needs both. */
function missing({ kind, probability, draft: { slots } }: Booking): readonly Slot[] {
  const empty = (required[kind]?.slots ?? []).filter((slot) => !slots[slot])
  if (kind === 'flight') return empty.length === 1 && probability >= minFlight ? empty : []
  return slots.from || slots.to ? [] : empty
}

/** Whether a text is a person's full name. */
function isPerson(text: string): boolean {
  const { given, family, neither } = nameWords(text)
  return given > 0 && neither === 0 && given + family > 1
}

const within = (a: string, b: string): boolean => folded(a).includes(folded(b)) || folded(b).includes(folded(a))

/** The values of other bookings: of a flight its own other end, of anything else the names of all places. */
function takenBy({ kind, draft: { slots } }: Booking, bookings: readonly Booking[]): string[] {
  if (kind === 'flight') return [slots.from, slots.to].flatMap((end) => end?.mention.value ?? [])
  return bookings.flatMap(({ draft }) => draft.slots.place?.mention.value ?? [])
}

/** A candidate, or the one next to it in full if its line is merely a label: `Station`. */
function withoutLabel(candidate: Candidate, { context, candidates }: AssembledPage): Candidate | undefined {
  const { line } = candidate.mention
  if (!context.isPure[line]) return candidate
  const value = context.neighbors[line]?.right ?? context.neighbors[line]?.below
  return candidates.find(
    ({ mention }) => mention.type === 'text' && mention.line === value?.index && mention.value === value.text,
  )
}

/** The likeliest value for a place that is left empty; undefined if none is likely enough. */
function likeliest(
  booking: Booking,
  slot: Slot,
  bookings: readonly Booking[],
  assembled: AssembledPage,
): Candidate | undefined {
  const taken = takenBy(booking, bookings)
  const min = required[booking.kind]?.min ?? 1
  const options = (booking.draft.ranked[slot] ?? []).flatMap(({ candidate, probability }) =>
    candidate && probability >= min ? (withoutLabel(candidate, assembled) ?? []) : [],
  )
  return options.find(({ mention: { value } }) => !isPerson(value) && !taken.some((other) => within(other, value)))
}

/**
 * Fills a place that is missing, and without which the booking would be left out, with its likeliest value: an event
 * without a name, a ride without a pick-up, a flight without one of its airports.
 */
export const withRequiredPlaces = (bookings: readonly Booking[], assembled: AssembledPage): Booking[] =>
  bookings.map((booking) =>
    missing(booking).reduce((one, slot) => {
      const candidate = likeliest(one, slot, bookings, assembled)
      return candidate ? { ...one, draft: { ...one.draft, slots: { ...one.draft.slots, [slot]: candidate } } } : one
    }, booking),
  )
