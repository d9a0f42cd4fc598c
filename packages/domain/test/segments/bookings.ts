import type { Reservation } from '@sextant/contract/emails/reservation'
import type { DraftContext } from '@sextant/domain/segments/common-fields'
import type { Draft, SegmentDraft } from '@sextant/domain/segments/draft'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { priceConverter } from '../../src/segments/convert-price'

/** Bookings for tests: reservations as the extraction would return them, and the segments made from them. */

export const context: DraftContext = {
  source: { id: 'lufthansa', name: 'Lufthansa', type: 'supplier' },
  convert: priceConverter('EUR', () => null),
}

export const places = {
  FRA: {
    name: 'Frankfurt Airport',
    iata_code: 'FRA',
    locality: 'Frankfurt',
    country_code: 'DE',
    latitude: 50.0333,
    longitude: 8.5706,
    time_zone_id: 'Europe/Berlin',
  },
  JFK: {
    name: 'John F. Kennedy International Airport',
    iata_code: 'JFK',
    locality: 'New York',
    country_code: 'US',
    latitude: 40.6398,
    longitude: -73.7789,
    time_zone_id: 'America/New_York',
  },
  CDG: {
    name: 'Charles de Gaulle Airport',
    iata_code: 'CDG',
    locality: 'Paris',
    country_code: 'FR',
    latitude: 49.0128,
    longitude: 2.55,
    time_zone_id: 'Europe/Paris',
  },
  paris: {
    name: 'Hôtel Lutetia',
    address: '45 Boulevard Raspail',
    locality: 'Paris',
    country_code: 'FR',
    latitude: 48.8511,
    longitude: 2.3275,
    time_zone_id: 'Europe/Paris',
  },
  newYork: {
    name: 'The Gallery Hotel',
    address: '5 West 40th Street',
    locality: 'New York',
    country_code: 'US',
    latitude: 40.7527,
    longitude: -73.9832,
    time_zone_id: 'America/New_York',
  },
} as const

export const reservation = (of: Partial<Reservation>): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  travelers: [{ name: 'Ada Byron' }],
  provider: {},
  start: { place: {}, time: {} },
  end: { place: {}, time: {} },
  confidence: 1,
  evidence: {},
  ...of,
})

/** LH 400 to New York on 12 March, with overrides. */
export const flight = (of: Partial<Reservation> = {}): Reservation =>
  reservation({
    kind: 'flight',
    confirmation_no: 'X7QK2P',
    provider: { name: 'Lufthansa', iata_code: 'LH' },
    number: '400',
    start: { place: places.FRA, time: { local: '2026-03-12T10:55:00', zone: '+01:00' } },
    end: { place: places.JFK, time: { local: '2026-03-12T13:45:00', zone: '-04:00' } },
    ...of,
  })

/** Three nights in New York from 12 March, with overrides. */
export const stay = (of: Partial<Reservation> = {}): Reservation =>
  reservation({
    kind: 'lodging',
    confirmation_no: 'H-99812',
    provider: { name: 'Gallery Hotels' },
    name: 'The Gallery Hotel',
    start: { place: places.newYork, time: { local: '2026-03-12' } },
    end: { place: {}, time: { local: '2026-03-15' } },
    ...of,
  })

export function draft(of: Reservation, by: DraftContext = context): SegmentDraft {
  const created = fromReservation(of, by)
  if (!created) throw new Error('The reservation stands on no day.')
  return created
}

export function draftAs<T extends SegmentDraft['type']>(type: T, of: Reservation): Draft<T> {
  const created = draft(of)
  if (!isOf(type, created)) throw new Error(`A ${created.type} is no ${type}.`)
  return created
}

const isOf = <T extends SegmentDraft['type']>(type: T, created: SegmentDraft): created is Draft<T> =>
  created.type === type
