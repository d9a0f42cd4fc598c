import type { Reservation } from '@sextant/contract/emails/reservation'
import { unpriced } from '@sextant/domain/segments/price-alone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from './arbitrary'
import { draft, places, reservation, stay } from './bookings'

const price = { kind: 'price', amount: '134.00', currency: 'USD' } as const
const ride = (of: Partial<Reservation> = {}) =>
  draft(
    reservation({
      kind: 'taxi',
      provider: { name: 'Cars' },
      start: { place: places.JFK, time: { local: '2026-03-12T07:15:00' } },
      price: '118.00',
      currency: 'USD',
      ...of,
    }),
  )
const countOf = (segment: ReturnType<typeof draft>, observedAt: string): number =>
  unpriced([{ segment }], price, observedAt).length

test('the receipt of a ride replaces its price, and what is written before does not', () => {
  expect(countOf(ride(), '2026-03-12T20:00:00Z')).toBe(1)
  expect(countOf(ride(), '2026-03-11T20:00:00Z')).toBe(0)
})

test('a stay keeps its price', () =>
  expect(countOf(draft(stay({ price: '300.00', currency: 'USD' })), '2026-12-01T00:00:00Z')).toBe(0))

test('what has no price has that of its receipt', () =>
  fc.assert(
    fc.property(drafts, (segment) => {
      const segments = [{ segment: { ...segment, price: null } }]
      expect(unpriced(segments, price, '2026-03-11T20:00:00Z')).toEqual(segments)
    }),
  ))
