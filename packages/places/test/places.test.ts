import { isZone } from '@sextant/domain/kit/local-time'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { countryCode } from '@sextant/places/countries/country-code'
import { onlyZone } from '@sextant/places/countries/only-zone'
import { distanceKm } from '@sextant/places/distance/great-circle'
import { findStation, stationOfCode, stationOfUic, zoneOfStation } from '@sextant/places/stations/find-station'
import { zoneAt } from '@sextant/places/zones/zone-at'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('cities', () => {
  test('finds coordinates and time zone by name and country', () => {
    const city = findCity('Zürich', 'CH')
    expect(city).toMatchObject({ countryCode: 'CH' })
    expect(city && zoneOfCity(city)).toBe('Europe/Zurich')
  })
  test('the state distinguishes cities of the same name', () => {
    expect(findCity('Portland', 'US', 'ME')?.longitude).toBeGreaterThan(-80)
    expect(findCity('Portland', 'US', 'OR')?.longitude).toBeLessThan(-120)
  })
  test('finds cities by their local names', () => {
    expect(findCity('Köln', 'DE')?.countryCode).toBe('DE')
    expect(findCity('München')?.countryCode).toBe('DE')
    expect(findCity('New York', 'US')?.adminCode).toBe('NY')
  })
  test('does not guess if cities of two countries fit equally well', () => {
    expect(findCity('Valencia')).toBeNull()
    expect(findCity('Valencia', 'ES')?.countryCode).toBe('ES')
  })
})

describe('countries', () => {
  test.each([
    ['Deutschland', 'DE'],
    ['GERMANY', 'DE'],
    ['DEU', 'DE'],
    ['de', 'DE'],
    ['United States', 'US'],
    ['U.S.A.', 'US'],
    ['Österreich', 'AT'],
    ['日本', 'JP'],
    ['Republik Irgendwo', null],
  ])('%s is %s', (name, code) => expect(countryCode(name)).toBe(code))

  test('a country has a default time zone only if it has a single one', () => {
    expect(onlyZone('GB')).toBe('Europe/London')
    expect(onlyZone('DE')).toBe('Europe/Berlin')
    expect(onlyZone('US')).toBeNull()
  })
})

describe('stations', () => {
  test.each([
    ['5457076', 'Praha hl.n.', 'CZ'],
    ['8101003', 'Wien Hbf', 'AT'],
    ['7942300', 'Ljubljana', 'SI'],
    ['5510017', 'Budapest-Keleti', 'HU'],
    ['5613206', 'Bratislava', 'SK'],
    ['8814001', 'Bruxelles', 'BE'],
    ['8727100', 'Paris', 'FR'],
    ['8308409', 'Roma Termini', 'IT'],
    ['7015400', 'London', 'GB'],
  ])('finds %s by the number of the UIC', (code, name, countryCode) => {
    expect(stationOfUic(code)).toMatchObject({ name: expect.stringContaining(name), countryCode })
  })

  test('a number that two tables give to different places names none', () => {
    // Kutno by the UIC, Lubań Śląski by Deutsche Bahn
    expect(stationOfUic('5100224')).toBeNull()
  })

  test('are found by name and by UIC code', () => {
    expect(findStation('Wien Hauptbahnhof')?.countryCode).toBe('AT')
    expect(findStation('Hamburg Hbf')?.countryCode).toBe('DE')
    expect(stationOfCode('8300046')?.name).toBe('Milano Centrale')
    const paris = findStation('Paris Gare de Lyon')
    expect(paris && zoneOfStation(paris)).toBe('Europe/Paris')
  })
})

describe('airlines', () => {
  test('are found by name and by code', () => {
    expect(airlineName('lh')).toBe('Lufthansa')
    expect(airlineCode('Air France')).toBe('AF')
    expect(airlineName('??')).toBeNull()
  })
})

describe('distance and zones', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  test('from Frankfurt to New York it is about 6,200 km', () => {
    const km = distanceKm({ latitude: 50.033, longitude: 8.57 }, { latitude: 40.64, longitude: -73.78 })
    expect(Math.round(km / 100)).toBe(62)
  })
  test('a distance is symmetric, not negative, and at most half the circumference of the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceKm(a, b)).toBeLessThan(20_016)
      }),
    )
  })
  test('every point on earth has a time zone, and invalid points have none', () => {
    fc.assert(fc.property(point, ({ latitude, longitude }) => isZone(zoneAt(latitude, longitude) ?? 'none')))
    expect(zoneAt(91, 0)).toBeNull()
    expect(zoneAt(Number.NaN, 0)).toBeNull()
  })
})
