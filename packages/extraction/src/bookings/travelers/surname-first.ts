import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { nameWords } from '../../languages/person-names'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'

const journeys = new Set<ReservationKind>(['flight', 'train', 'bus', 'boat'])

/** A name with the surname first that makes up a line: `GARCIA LOPEZ , ANA`. */
const surnameFirst = /^\p{Lu}[\p{L}'’ -]{1,40} ?, ?\p{Lu}[\p{L}'’ -]{1,30}$/u

/**
 * Assigns journeys without any traveler to the only person whose name is printed with the surname first in a line of
 * its own, as on tickets.
 */
export function withSurnameFirst(
  bookings: readonly Booking[],
  { candidates, context }: AssembledPage,
): readonly Booking[] {
  if (bookings.some(({ kind, draft }) => !journeys.has(kind) || draft.travelers.length > 0)) return bookings
  const { lines } = context.read.page
  const named = candidates.filter(({ mention: { type, line, value } }) => {
    const own = lines[line]
    if (type !== 'text' || own?.origin !== 'body' || own.isQuoted || own.text !== value) return false
    const { given, neither } = nameWords(value.slice(value.indexOf(',')))
    const surname = nameWords(value.slice(0, value.indexOf(',')))
    return surnameFirst.test(value) && given > 0 && neither === 0 && surname.family > 0 && surname.neither === 0
  })
  const [first, ...others] = named
  if (!first || others.some(({ mention }) => mention.value !== first.mention.value)) return bookings
  const value = first.mention.value.replace(/ ?, ?/u, ', ')
  const traveler = { ...first, mention: { ...first.mention, value } }
  return bookings.map((booking) => ({ ...booking, draft: { ...booking.draft, travelers: [traveler] } }))
}
