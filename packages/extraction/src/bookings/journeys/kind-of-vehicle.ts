import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { conceptTag, type Tag } from '../../languages/lexicon'
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

/** Sets the kind of trains and coaches by the word before their number. */
export const withNamedVehicles = (bookings: readonly Booking[], context: Context): Booking[] =>
  bookings.map((booking) => {
    const kind = booking.kind === 'train' || booking.kind === 'bus' ? namedKind(booking, context) : undefined
    return kind ? { ...booking, kind, draft: { ...booking.draft, kind } } : booking
  })
