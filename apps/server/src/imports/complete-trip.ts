import type { Reservation } from '@sextant/contract/emails/reservation'
import type { TripRow } from '@sextant/domain/imports/read-trip'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { normalise } from '@sextant/extraction/rules/normalise'

/** A row ready to be written, completed with airports, cities, airlines and time zones like bookings from email. */
export type Trip = TripRow & { readonly completed: Reservation }

const importSource = { id: 'import', name: 'import', type: 'unknown' } as const

/** Completes a row, or returns why it cannot be a booking. */
export function completeTrip(trip: TripRow): Trip | { readonly fault: string } {
  const { reservations, incomplete } = normalise([trip.reservation])
  const [completed] = reservations
  if (!completed) return { fault: incomplete[0]?.fault ?? 'The row is no booking.' }
  const draft = fromReservation(completed, { source: importSource, convert: () => null })
  return draft ? { ...trip, completed } : { fault: 'The row stands on no day.' }
}
