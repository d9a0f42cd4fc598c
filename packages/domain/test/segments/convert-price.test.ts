import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceConverter } from '../../src/segments/convert-price'

const rates = { day: '2026-03-01', perEuro: new Map(Object.entries({ EUR: 1, USD: 1.25, JPY: 160 })) }
const ratesOn = (day: string) => (day < rates.day ? null : rates)

test('a price in the reporting currency is unchanged and needs no rate', () => {
  expect(priceConverter('USD', () => null)('129.50', 'USD', '2020-01-01')).toEqual({
    cents: 12_950,
    rate_date: null,
  })
})

test('the conversion of prices converts other currencies through the euro at the rates of the day, and reports that day', () => {
  const inDollars = priceConverter('USD', ratesOn)
  expect(inDollars('100', 'EUR', '2026-04-10')).toEqual({ cents: 12_500, rate_date: '2026-03-01' })
  expect(inDollars('16000', 'JPY', '2026-04-10')?.cents).toBe(12_500)
  expect(priceConverter('EUR', ratesOn)('12.50', 'USD', '2026-03-01')?.cents).toBe(1000)
})

test.each([
  ['no rates so early', '100', 'EUR', '2026-02-28'],
  ['a currency without a rate', '100', 'XYZ', '2026-04-10'],
  ['what is no number', 'free', 'EUR', '2026-04-10'],
  ['a negative amount', '-5', 'EUR', '2026-04-10'],
])('the conversion of prices does not guess: %s', (_what, price, currency, day) => {
  expect(priceConverter('USD', ratesOn)(price, currency, day)).toBeNull()
})

test('converting there and back is exact to a cent', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(amount, (hundredths) => {
      const there = priceConverter('USD', ratesOn)((hundredths / 100).toFixed(2), 'EUR', '2026-04-10')
      const back = priceConverter('EUR', ratesOn)(((there?.cents ?? 0) / 100).toFixed(2), 'USD', '2026-04-10')
      expect(Math.abs((back?.cents ?? 0) - hundredths)).toBeLessThanOrEqual(1)
    }),
  )
})
