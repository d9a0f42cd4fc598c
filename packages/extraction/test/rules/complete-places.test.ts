import type { Reservation } from '@sextant/contract/emails/reservation'
import { completePlaces } from '@sextant/extraction/rules/complete-places'
import { expect, test } from 'vitest'

type End = readonly [name: string, local: string]

const journey = (kind: Reservation['kind'], [from, departs]: End, [to, arrives]: End): Reservation => ({
  kind,
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: { name: from }, time: { local: departs } },
  end: { place: { name: to }, time: { local: arrives } },
  confidence: 1,
  evidence: {},
})

const countriesOf = (reservation: Reservation): (string | undefined)[] => {
  const { start, end } = completePlaces(reservation)
  return [start.place.country_code, end.place.country_code]
}

test.each([
  ['train', ['Edinburgh', '2027-08-14T11:10:00'], ['Perth', '2027-08-14T13:23:00'], ['GB', 'GB']],
  ['bus', ['Perth', '2027-08-14T11:10:00'], ['Edinburgh', '2027-08-14T13:23:00'], ['GB', 'GB']],
  ['train', ['Moscow', '2027-08-14T11:10:00'], ['Irkutsk', '2027-08-18T05:00:00'], ['RU', 'RU']],
  ['train', ['Madrid-Puerta', '2027-08-14T11:10:00'], ['Sevilla-Santa Justa', '2027-08-14T13:23:00'], ['ES', 'ES']],
  ['flight', ['Edinburgh', '2027-08-14T11:10:00'], ['Perth', '2027-08-15T13:23:00'], ['GB', 'AU']],
] as const)('a %s from %s leads to %s in these countries: %s', (kind, from, to, countries) =>
  expect(countriesOf(journey(kind, from, to))).toEqual(countries),
)

test('the completion of places says nothing of places that would be too far apart, where none of their names is known nearby', () => {
  const ferry = journey('boat', ['Nynäshamn', '2027-07-03T09:15:00'], ['Utö', '2027-07-03T10:05:00'])
  const { start, end } = completePlaces(ferry)
  expect([start.place, end.place]).toEqual([{ name: 'Nynäshamn' }, { name: 'Utö' }])
})

test('the completion of places keeps a country that the document states', () => {
  const bus = journey('bus', ['Perth', '2027-08-14T11:10:00'], ['Edinburgh', '2027-08-14T13:23:00'])
  const stated = { ...bus, start: { ...bus.start, place: { name: 'Perth', country_code: 'AU' } } }
  expect(completePlaces(stated).start.place.country_code).toBe('AU')
})
