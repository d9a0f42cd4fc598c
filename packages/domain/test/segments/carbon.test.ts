import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometresBetween } from '../../src/kit/great-circle'
import { estimateCarbon } from '../../src/segments/carbon'
import type { Draft, SegmentDraft } from '../../src/segments/draft'
import { draft, flight as flightBooking, reservation, stay } from './bookings'

type Type = SegmentDraft['type']
function as<T extends Type>(type: T, found: SegmentDraft): Draft<T>
function as(type: Type, found: SegmentDraft): SegmentDraft {
  if (found.type !== type) throw new Error(`Not ${type}.`)
  return found
}
const ground = (kind: 'car' | 'train') => {
  const ends = { place: {}, time: { local: '2026-03-12T10:00:00' } }
  return draft(reservation({ kind, start: ends, end: { place: {}, time: { local: '2026-03-12T14:00:00' } } }))
}
const air = () => as('air', draft(flightBooking()))
const hotel = () => as('hotel', draft(stay()))
const car = () => as('car', ground('car'))
const rail = () => as('rail', ground('train'))

const heathrow = { latitude: 51.4706, longitude: -0.4619 }
const kennedy = { latitude: 40.6398, longitude: -73.7789 }
const munich = { latitude: 48.3538, longitude: 11.7861 }

type Ends = readonly [typeof heathrow, string, typeof heathrow, string]
const between = <T extends SegmentDraft>(draft: T, [from, fromCountry, to, toCountry]: Ends): T => ({
  ...draft,
  start_latitude: from.latitude,
  start_longitude: from.longitude,
  start_country_code: fromCountry,
  end_latitude: to.latitude,
  end_longitude: to.longitude,
  end_country_code: toCountry,
})
const of = (draft: SegmentDraft) => estimateCarbon(draft)['desnz-2025']
const flight = (ends: Ends, cabin: string | null = null) => between({ ...air(), cabin, class_of_service: null }, ends)

const transatlantic: Ends = [heathrow, 'GB', kennedy, 'US']
const european: Ends = [heathrow, 'GB', munich, 'DE']
const abroad: Ends = [munich, 'DE', kennedy, 'US']
const km = (from: typeof heathrow, to: typeof heathrow) => kilometresBetween(from, to)

describe('the emissions of a flight', () => {
  test.each<[string, Ends, string | null, number]>([
    ['long-haul economy', transatlantic, 'Economy', 0.11704],
    ['long-haul premium economy', transatlantic, 'Premium Economy', 0.18726],
    ['long-haul business', transatlantic, 'Business', 0.3394],
    ['long-haul first', transatlantic, 'First', 0.46814],
    ['long-haul by booking class', transatlantic, 'J', 0.3394],
    ['long-haul of unknown class', transatlantic, null, 0.15282],
    ['short-haul economy', european, 'Economy Light', 0.12576],
    ['short-haul business', european, 'Club Europe', 0.18863],
    ['within the UK', [heathrow, 'GB', { latitude: 55.95, longitude: -3.3725 }, 'GB'], 'Business', 0.22928],
    ['outside the UK', abroad, 'Economy', 0.10916],
  ])('for %s are the great-circle distance times the 2025 factor', (_, ends, cabin, factor) => {
    expect(of(flight(ends, cabin))).toBeCloseTo(km(ends[0], ends[2]) * factor, 1)
  })

  test('are about 60 percent without radiative forcing', () => {
    const estimates = estimateCarbon(flight(transatlantic, 'Economy'))
    expect(Number(estimates['desnz-2025-without-rf']) / Number(estimates['desnz-2025'])).toBeCloseTo(0.592, 2)
  })

  test('are not estimated between unknown places', () => {
    expect(of({ ...flight(transatlantic), end_latitude: null })).toBeNull()
  })
})

test('a train uses the great-circle distance with a detour, whatever the route', () => {
  const paris = { latitude: 48.88, longitude: 2.355 }
  const london = { latitude: 51.53, longitude: -0.126 }
  const distance = km(london, paris) * 1.2
  expect(of(between(rail(), [london, 'GB', paris, 'FR']))).toBeCloseTo(distance * 0.00446, 1)
  expect(of(between(rail(), [munich, 'DE', paris, 'FR']))).toBeCloseTo(km(munich, paris) * 1.2 * 0.03546, 1)
})

test.each([
  ['ECAR', 14.32],
  ['CDMR', 17.32],
  ['Premium SUV', 22.68],
  ['CDAE', 4.05],
  [null, 16.73],
])('a one-day rental counts as 100 km of a car of its size: %s', (car_type, kg) => {
  expect(of({ ...car(), car_type, numberOfDays: 1 })).toBeCloseTo(kg, 1)
})

test.each([
  ['DE', 13.2],
  ['US', 16.1],
  ['IS', 34],
])('a night in %s counts as a hotel night of the country, or of the median country', (start_country_code, kg) => {
  const night = Number(of({ ...hotel(), start_country_code, numberOfNights: 1 }))
  expect(Math.abs(night - kg)).toBeLessThan(start_country_code === 'IS' ? 10 : 0.01)
})

const aPlace = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const aCountry = fc.constantFrom('GB', 'DE', 'US', 'FR')

describe('for any segment', () => {
  test('emissions are not negative, are reproducible, and are the same in both directions', () => {
    fc.assert(
      fc.property(aPlace, aPlace, aCountry, aCountry, (from, to, one, other) => {
        const there = between(air(), [from, one, to, other])
        expect(of(there)).toBeGreaterThanOrEqual(0)
        expect(of(there)).toBe(of(there))
        expect(of(between(air(), [to, other, from, one]))).toBeCloseTo(Number(of(there)), 1)
      }),
    )
  })

  test('a higher class never emits less, and no method gives more than the one with radiative forcing', () => {
    const classes = ['Economy', 'Premium Economy', 'Business', 'First']
    fc.assert(
      fc.property(aPlace, aPlace, aCountry, aCountry, (from, to, one, other) => {
        const all = classes.map((cabin) => estimateCarbon(flight([from, one, to, other], cabin)))
        const kilograms = all.map((estimates) => Number(estimates['desnz-2025']))
        expect(kilograms).toEqual(kilograms.toSorted((a, b) => a - b))
        for (const estimates of all)
          expect(Number(estimates['desnz-2025-without-rf'])).toBeLessThanOrEqual(Number(estimates['desnz-2025']))
      }),
    )
  })

  test('emissions grow linearly with nights', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (nights) => {
        const one = Number(of({ ...hotel(), numberOfNights: 1 }))
        expect(of({ ...hotel(), numberOfNights: nights })).toBeCloseTo(nights * one, 0)
      }),
    )
  })
})
