import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import type { Segment } from '@sextant/contract/segments/schemas'
import { fromReservation } from '@sextant/domain/segments/from-reservation'

const stamp = '2026-03-01T23:30:00.000Z'

export const frankfurt: Place = {
  name: 'Frankfurt Airport',
  iata_code: 'FRA',
  locality: 'Frankfurt',
  country_code: 'DE',
  latitude: 50.03,
  longitude: 8.57,
  time_zone_id: 'Europe/Berlin',
}
export const newYork: Place = {
  name: 'John F. Kennedy International Airport',
  iata_code: 'JFK',
  locality: 'New York',
  country_code: 'US',
  latitude: 40.64,
  longitude: -73.78,
  time_zone_id: 'America/New_York',
}

/** A reservation of a flight from Frankfurt to New York, with other values. */
export const aReservation = (of: Partial<Reservation> = {}): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  travelers: [{ name: 'Ada Lovelace' }],
  provider: { name: 'Lufthansa', iata_code: 'LH' },
  number: '400',
  start: { place: frankfurt, time: { local: '2026-03-12T10:55:00' } },
  end: { place: newYork, time: { local: '2026-03-12T13:45:00' } },
  confidence: 1,
  evidence: {},
  ...of,
})

/** The segment of such a reservation, as the API returns it. */
export function aSegment(of: Partial<Reservation> = {}): Segment {
  const source = { id: 'lufthansa', name: 'Lufthansa', type: 'supplier' } as const
  const draft = fromReservation(aReservation(of), { source, convert: () => null })
  if (draft === null) throw new Error('The reservation has no day.')
  return {
    ...draft,
    id: '1',
    trip_id: '12',
    member_id: null,
    member_name: null,
    email_id: null,
    net_cents: null,
    booking_id: null,
    sub_type: null,
    cancelled_at: null,
    co2_kg: null,
    co2_method: null,
    set_by: {},
    created: stamp,
    modified: stamp,
  }
}
