import type { Whereabout } from '@sextant/contract/trips/where'
import { limitPrecision } from '@sextant/domain/trips/limit-precision'
import { expect, test } from 'vitest'

const where: Whereabout = {
  id: '1',
  name: 'Grace Hopper',
  email: 'grace@acme.test',
  department: null,
  kind: 'staying',
  place: 'Hôtel des Quais',
  locality: 'Paris',
  country_code: 'FR',
  latitude: 48.8589,
  longitude: 2.3301,
  until: '2027-03-04T10:00:00.000Z',
  time_zone_id: 'Europe/Paris',
  flight: null,
  hotel: 'Hôtel des Quais',
  trip_id: '7',
  segment: null,
}

test('exact precision shows everything', () => expect(limitPrecision(where, 'exact')).toEqual(where))

test('city precision hides the hotel and the booking', () => {
  const summary = limitPrecision(where, 'city')
  expect(summary).toMatchObject({
    place: 'Paris',
    latitude: 48.9,
    longitude: 2.3,
    hotel: null,
    trip_id: null,
  })
  expect(JSON.stringify(summary)).not.toContain('Quais')
})

test('country precision hides the city and the time', () => {
  const summary = limitPrecision(where, 'country')
  expect(summary).toMatchObject({ kind: 'staying', country_code: 'FR', latitude: null, until: null })
  expect(JSON.stringify(summary)).not.toContain('Paris')
})

test('no precision shows only who the traveler is', () => {
  const { id, name, email, department, kind, ...rest } = limitPrecision(where, 'none')
  expect([id, name, email, department, kind]).toEqual(['1', where.name, where.email, null, 'unknown'])
  expect(Object.values(rest).every((value) => value === null)).toBe(true)
})
