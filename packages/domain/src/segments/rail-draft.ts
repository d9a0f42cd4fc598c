import type { Reservation } from '@sextant/contract/emails/reservation'
import { commonFields, type DraftContext, distinct } from './common-fields'
import type { Draft } from './draft'

const paths = {
  rail_line: 'provider.name',
  train_number: 'number',
  train_type: 'train_type',
  origin_station: 'start.place.name',
  origin_code: 'start.place.station_code',
  destination_station: 'end.place.name',
  destination_code: 'end.place.station_code',
  platform: 'departure_platform',
  coach: 'coach',
  seats: 'travelers.0.seat',
  class_of_service: 'class_of_service',
  tickets: 'travelers.0.ticket_number',
}

/** Converts a train reservation to a segment. */
export function railDraft(reservation: Reservation, context: DraftContext): Draft<'rail'> {
  const { provider, start, end, travelers } = reservation
  return {
    ...commonFields(reservation, context, paths),
    type: 'rail',
    rail_line: provider.name ?? null,
    train_number: reservation.number ?? null,
    train_type: reservation.train_type ?? null,
    origin_station: start.place.name ?? null,
    origin_code: start.place.station_code ?? null,
    destination_station: end.place.name ?? null,
    destination_code: end.place.station_code ?? null,
    platform: reservation.departure_platform ?? null,
    coach: reservation.coach ?? null,
    seats: distinct(travelers.map(({ seat }) => seat)),
    class_of_service: reservation.class_of_service ?? null,
    tickets: distinct(travelers.map(({ ticket_number }) => ticket_number)),
  }
}
