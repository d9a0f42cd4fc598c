import type { Reservation } from '@sextant/contract/emails/reservation'
import { pricesOnce } from '@sextant/domain/segments/price-once'
import { expect, test } from 'vitest'
import { draft, flight, stay } from './bookings'

const total = { price: '540.20', currency: 'EUR' }
const costs = (...reservations: Reservation[]): (number | null)[] =>
  pricesOnce(reservations).map((of) => draft(of).cents)

test('a total that stands on each leg counts once', () => {
  expect(costs(flight(total), flight({ ...total, number: '401', price: '540.2' }))).toEqual([54_020, null])
})

test('other prices, other bookings and rooms keep theirs', () => {
  expect(costs(flight(total), flight({ ...total, price: '99' }))).toEqual([54_020, 9900])
  expect(costs(flight(total), flight({ ...total, confirmation_no: 'ZZ9999' }))).toEqual([54_020, 54_020])
  expect(costs(stay(total), stay(total))).toEqual([54_020, 54_020])
})
