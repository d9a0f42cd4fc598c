import type { EditContext } from '@sextant/domain/segments/edit'
import { priceConverter } from '../../src/segments/convert-price'
import { places } from './bookings'

/** A few known places and an airline, for tests of edits. */

const paris = {
  name: 'Paris',
  locality: 'Paris',
  admin_code: null,
  country_code: 'FR',
  latitude: 48.85,
  longitude: 2.35,
  time_zone_id: 'Europe/Paris',
}
const frankfurt = {
  ...paris,
  name: 'Frankfurt Airport',
  locality: 'Frankfurt',
  country_code: 'DE',
  time_zone_id: 'Europe/Berlin',
}
const gare = 'Paris Gare de Lyon'

export const lookups: EditContext = {
  airport: (code) =>
    code === 'CDG'
      ? { ...paris, name: places.CDG.name, latitude: 49.0128, longitude: 2.55 }
      : code === 'FRA'
        ? { ...frankfurt, latitude: 50.0333, longitude: 8.5706 }
        : null,
  town: (name) => (name === 'Paris' ? paris : null),
  station: (name) =>
    name === gare ? { ...paris, name: gare, locality: null, latitude: 48.8443, longitude: 2.3743 } : null,
  pickUp: (name) => (name === 'Frankfurt Airport' ? { ...frankfurt, latitude: 50.0333, longitude: 8.5706 } : null),
  airlineName: (code) => (code === 'AF' ? 'Air France' : null),
  airlineCode: (name) => (name === 'Air France' ? 'AF' : null),
  convert: priceConverter('EUR', () => null),
}
