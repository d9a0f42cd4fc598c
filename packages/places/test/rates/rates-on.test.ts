import { expect, test } from 'vitest'
import { ratesOn } from '../../src/rates/rates-on'

test('a day has the latest rates up to that day', () => {
  expect(ratesOn('2026-01-01')?.day).toBe('2026-01-01')
  expect(ratesOn('2026-02-23')?.day).toBe('2026-01-01')
  expect(ratesOn('2026-02-24')?.day).toBe('2026-02-24')
  expect(ratesOn('2099-01-01')?.day).toBe('2026-09-29')
})

test('there are no rates before the first day of the table', () => {
  expect(ratesOn('2024-03-10')?.day).toBe('2024-03-10')
  expect(ratesOn('2024-03-09')).toBeNull()
})

test('rates are per euro, and only for current currencies', () => {
  const rates = ratesOn('2026-01-01')?.perEuro ?? new Map<string, number>()
  expect(rates.get('EUR')).toBe(1)
  expect(rates.get('JPY')).toBeGreaterThan(rates.get('CHF') ?? Number.NaN)
  expect(rates.has('BTC')).toBe(false)
  expect([...rates.values()].every((rate) => rate > 0)).toBe(true)
})

test.each(['USD', 'GBP', 'CHF', 'JPY', 'SEK', 'NOK', 'DKK', 'PLN', 'CAD', 'AUD', 'INR', 'SGD', 'CNY'])(
  'the rate of %s changes little from one day of the table to the next',
  (currency) => {
    const [before, after] = ['2026-06-01', '2026-07-10'].map((day) => ratesOn(day)?.perEuro.get(currency) ?? 0)
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(1, 0)
  },
)
