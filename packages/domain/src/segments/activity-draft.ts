import type { Reservation } from '@sextant/contract/emails/reservation'
import type { ActivityType } from '@sextant/contract/segments/schemas'
import { commonFields, type DraftContext } from './common-fields'
import type { Draft } from './draft'

const paths = {
  activity_name: ['name', 'provider.name'],
  number_of_people: 'guests',
  reservation_id: 'confirmation_no',
  vehicle_type: 'vehicle_type',
}

/** Converts a bus, boat, taxi, table or event reservation to a segment of its activity type. */
export function activityDraft(
  reservation: Reservation,
  activity_type: ActivityType,
  context: DraftContext,
): Draft<'activity'> {
  return {
    ...commonFields(reservation, context, paths),
    type: 'activity',
    activity_type,
    activity_name: nameOf(reservation),
    number_of_people: reservation.guests ?? (reservation.travelers.length || null),
    reservation_id: reservation.confirmation_no ?? null,
    vehicle_type: reservation.vehicle_type ?? null,
    notes: null,
  }
}

const nameOf = ({ name, provider, number }: Reservation): string | null =>
  name ?? ([provider.name, number].filter(Boolean).join(' ') || null)
