import { compareUnitPrices, type UnitSums } from '@sextant/domain/dashboard/unit-prices'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const row = (type: string, of: UnitSums['class'], cents: number, units: number, comparison_key = ''): UnitSums => ({
  type,
  comparison_key,
  class: of,
  cents,
  units,
})

test('nights are compared with nights, never with dinners', () => {
  const nights = [row('hotel', 'tmc', 20_000, 2), row('hotel', 'direct', 12_000, 1)]
  const dinners = [row('activity', 'direct', 3000, 1, 'restaurant'), row('activity', 'tmc', 500, 1, 'transportation')]
  expect(compareUnitPrices(nights)).toEqual({ direct: 120, tmc: 100, avg_diff: 20 })
  expect(compareUnitPrices([...nights, ...dinners])).toEqual(compareUnitPrices(nights))
})

test('flights are compared with flights of their route, in the numbers in which they were booked unmanaged', () => {
  const flights = [
    row('air', 'tmc', 10_000, 1, 'FRA – CDG'),
    row('air', 'tmc', 80_000, 1, 'FRA – JFK'),
    row('air', 'direct', 33_000, 3, 'FRA – CDG'),
    row('air', 'direct', 88_000, 1, 'FRA – JFK'),
    row('air', 'direct', 5000, 1, 'FRA – MUC'),
  ]
  expect(compareUnitPrices(flights)).toEqual({ direct: 302.5, tmc: 275, avg_diff: 10 })
})

test('units that were only booked one way have a price, and no difference', () => {
  const flights = [row('air', 'tmc', 10_000, 1, 'FRA – CDG'), row('air', 'direct', 5000, 1, 'FRA – MUC')]
  expect(compareUnitPrices(flights)).toEqual({ direct: 50, tmc: 100, avg_diff: null })
  expect(compareUnitPrices([...flights, row('hotel', 'tmc', 9000, 1)])).toEqual({
    direct: 50,
    tmc: null,
    avg_diff: null,
  })
  expect(compareUnitPrices([])).toEqual({ direct: null, tmc: null, avg_diff: null })
})

test('sums without units, of segments that were cancelled, mix nothing', () => {
  const dinner = row('activity', 'direct', 3000, 1, 'restaurant')
  expect(compareUnitPrices([dinner, row('hotel', 'direct', 0, 0)])).toEqual(compareUnitPrices([dinner]))
  expect(compareUnitPrices([dinner])).toEqual({ direct: 30, tmc: null, avg_diff: null })
})

test('equal prices have no difference, however many units of each kind were booked', () => {
  const price = fc.integer({ min: 1, max: 1000 }).map((euros) => euros * 100)
  const kind = fc.record({ price, direct: fc.integer({ min: 1, max: 9 }), tmc: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(fc.array(kind, { minLength: 1, maxLength: 5 }), (kinds) => {
      const rows = kinds.flatMap((one, at) => [
        row('air', 'direct', one.price * one.direct, one.direct, `route ${at}`),
        row('air', 'tmc', one.price * one.tmc, one.tmc, `route ${at}`),
      ])
      expect(compareUnitPrices(rows).avg_diff).toBeCloseTo(0, 1)
    }),
  )
})
