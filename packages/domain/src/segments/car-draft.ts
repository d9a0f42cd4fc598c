import type { Reservation } from '@sextant/contract/emails/reservation'
import { commonFields, type DraftContext, namesOf } from './common-fields'
import type { Draft } from './draft'

const paths = {
  car_company: 'provider.name',
  car_type: ['vehicle_type', 'name'],
  driver: 'travelers.0.name',
  phone: ['start.place.phone', 'provider.phone'],
}

/** Converts a rental car reservation to a segment from pick-up to drop-off with derived days. */
export function carDraft(reservation: Reservation, context: DraftContext): Draft<'car'> {
  const { provider, start } = reservation
  return {
    ...commonFields(reservation, context, paths),
    type: 'car',
    car_company: provider.name ?? null,
    car_type: reservation.vehicle_type ?? reservation.name ?? null,
    driver: namesOf(reservation.travelers)[0] ?? null,
    daily_rate: null,
    phone: start.place.phone ?? provider.phone ?? null,
  }
}
