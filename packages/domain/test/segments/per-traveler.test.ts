import { equalShare, perTraveler, withShare } from '@sextant/domain/segments/per-traveler'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draft, flight } from './bookings'

const two = flight({
  travelers: [
    { name: 'Ada Lovelace', seat: '1A' },
    { name: 'Mary Somerville', seat: '1C' },
  ],
  evidence: {
    number: { reader: 'json-ld', part: '1', path: 'number' },
    'travelers.1.seat': { reader: 'json-ld', part: '1', path: 'seat' },
  },
})

test('each traveler has a part with their own name, seat and evidence', () => {
  const [ada, mary] = perTraveler(two).map(({ reservation }) => reservation)
  expect(ada?.travelers).toEqual([{ name: 'Ada Lovelace', seat: '1A' }])
  expect(mary?.travelers).toEqual([{ name: 'Mary Somerville', seat: '1C' }])
  expect(Object.keys(ada?.evidence ?? {})).toEqual(['number'])
  expect(mary?.evidence['travelers.0.seat']).toEqual(two.evidence['travelers.1.seat'])
})

test('a person named twice has one part, and a reservation without travelers is not split', () => {
  const twice = flight({ travelers: [{ name: 'LOVELACE/ADA MRS' }, { name: 'Ada Lovelace' }, {}] })
  expect(perTraveler(twice)).toEqual([{ reservation: twice, share: equalShare(0, 1) }])
  const short = flight({ travelers: [{ name: 'Frau Lovelace' }, { name: 'Ada Lovelace' }, { name: 'Carl Guest' }] })
  expect(perTraveler(short).map(({ reservation }) => reservation.travelers[0]?.name)).toEqual([
    'Ada Lovelace',
    'Carl Guest',
  ])
  const nobody = flight({ travelers: [] })
  expect(perTraveler(nobody)).toEqual([{ reservation: nobody, share: equalShare(0, 1) }])
})

test('the first traveler gets what cannot be divided', () => {
  const whole = draft(flight({ price: '100.00', currency: 'EUR' }))
  const parts = [0, 1, 2].map((index) => withShare(whole, equalShare(index, 3)))
  expect(parts.map(({ price }) => price)).toEqual(['33.34', '33.33', '33.33'])
  expect(parts.map(({ cents }) => cents)).toEqual([3334, 3333, 3333])
})

test.each([
  ['EUR', '100', ['33.34', '33.33', '33.33']],
  ['JPY', '100', ['34', '33', '33']],
  ['KWD', '10.5', ['3.500', '3.500', '3.500']],
])('a price in %s is divided to its smallest unit', (currency, price, expected) => {
  const whole = { ...draft(flight()), price, currency }
  expect([0, 1, 2].map((index) => withShare(whole, equalShare(index, 3)).price)).toEqual(expected)
})

test('weighted shares add up to the total, and none is negative', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(weights, fc.nat(10_000_000), (all, cents) => {
      const whole = { ...draft(flight()), price: null, currency: null, cents }
      const parts = all.map((_, index) => withShare(whole, { index, weights: all }).cents ?? 0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(cents)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('shares add up to the price and its cents', () => {
  const prices = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999n }), fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 9 }), fc.nat(10_000_000), ([units, digits], count, cents) => {
      const padded = units.toString().padStart(digits + 1, '0')
      const price = digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
      const whole = { ...draft(flight()), price, currency: null, cents }
      const parts = Array.from({ length: count }, (_, index) => withShare(whole, equalShare(index, count)))
      expect(parts.reduce((sum, one) => sum + (one.cents ?? 0), 0)).toBe(cents)
      expect(parts.reduce((sum, one) => sum + BigInt((one.price ?? '').replace('.', '')), 0n)).toBe(units)
    }),
  )
})

test('two tickets are two people of one name, and one ticket written in two ways is one', () => {
  const named = (...tickets: readonly string[]) =>
    flight({ travelers: tickets.map((ticket_number) => ({ name: 'Wei Wang', ticket_number })) })
  expect(perTraveler(named('220-1234567890', '220-1234567891'))).toHaveLength(2)
  expect(perTraveler(named('220-1234567890', '1234567890'))).toHaveLength(1)
})
