import type { Reservation } from '@sextant/contract/emails/reservation'
import { commonFields, type DraftContext, distinct } from './common-fields'
import type { Draft } from './draft'

const paths = {
  airline: 'provider.name',
  iata_code: 'provider.iata_code',
  flight_number: 'number',
  operating_airline: 'operator.name',
  origin: 'start.place.iata_code',
  destination: 'end.place.iata_code',
  origin_name: 'start.place.name',
  destination_name: 'end.place.name',
  origin_terminal: 'departure_terminal',
  destination_terminal: 'arrival_terminal',
  gate: 'departure_gate',
  cabin: 'class_of_service',
  class_of_service: 'booking_class',
  seats: 'travelers.0.seat',
  tickets: 'travelers.0.ticket_number',
  equipment: 'equipment',
}

/** Converts a flight reservation to a segment with derived distance and duration. */
export function airDraft(reservation: Reservation, context: DraftContext): Draft<'air'> {
  const { provider, operator, start, end, travelers } = reservation
  return {
    ...commonFields(reservation, context, paths),
    type: 'air',
    airline: provider.name ?? null,
    iata_code: provider.iata_code ?? null,
    flight_number: reservation.number ?? null,
    operating_airline: operator?.name ?? null,
    origin: start.place.iata_code ?? null,
    destination: end.place.iata_code ?? null,
    origin_name: start.place.name ?? null,
    destination_name: end.place.name ?? null,
    origin_terminal: reservation.departure_terminal ?? null,
    destination_terminal: reservation.arrival_terminal ?? null,
    gate: reservation.departure_gate ?? null,
    cabin: reservation.class_of_service ?? null,
    class_of_service: reservation.booking_class ?? null,
    fare_basis_code: null,
    seats: distinct(travelers.map(({ seat }) => seat)),
    tickets: distinct(travelers.map(({ ticket_number }) => ticket_number)),
    stops: null,
    equipment: reservation.equipment ?? null,
    distance_km: null,
    duration_min: null,
  }
}
