import type { Reservation } from '@sextant/contract/emails/reservation'
import { merge } from '@sextant/domain/segments/merge'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { sharesOf, shareTotals } from '@sextant/domain/segments/price-shares'
import { expect, test } from 'vitest'
import { draft, flight, places, stay } from './bookings'

const total = { price: '540.20', currency: 'EUR' }
const onward = { number: '11', start: flight().end, end: { place: places.CDG, time: {} } }

const drafts = (...reservations: Reservation[]) => {
  const legs = shareTotals(reservations)
  const shares = sharesOf(legs)
  return legs.map(({ reservation }, at) => withShare(draft(reservation), shares[at] ?? { index: 0, weights: [1] }))
}
const costs = (...reservations: Reservation[]): (number | null)[] => drafts(...reservations).map(({ cents }) => cents)

test('a total repeated on each leg is divided by distance', () => {
  expect(costs(flight(total), flight({ ...total, ...onward }))).toEqual([27_808, 26_212])
})

test('a total on the first leg only is divided too', () => {
  const back = flight({ number: '401', start: flight().end, end: flight().start })
  expect(costs(flight(total), back)).toEqual([27_010, 27_010])
})

test('legs of unknown distance share equally', () => {
  const unplaced = flight({ ...total, number: '401', end: { place: { name: 'Somewhere' }, time: {} } })
  expect(costs(flight({ ...total, price: '540.2' }), unplaced)).toEqual([27_010, 27_010])
})

test('different prices, different bookings and rooms are not divided', () => {
  expect(costs(flight(total), flight({ ...total, price: '99' }))).toEqual([54_020, 9900])
  expect(costs(flight(total), flight({ ...total, confirmation_no: 'ZZ9999' }))).toEqual([54_020, 54_020])
  expect(costs(stay(total), stay(total))).toEqual([54_020, 54_020])
})

test('repeating the total with one leg changes no share, whichever comes first', () => {
  const back = flight({ number: '401', start: flight().end, end: flight().start })
  const [leg] = drafts(flight(total), back)
  if (!leg) throw new Error('There is a leg.')
  const both = { segment: leg, observed_at: '2026-03-02T08:00:00.000Z' }
  const alone = { segment: draft(flight(total)), observed_at: '2026-03-03T08:00:00.000Z' }
  expect(merge(both, alone).segment).toMatchObject({ cents: 27_010, metadata: { total_price: '540.20' } })
  expect(merge(alone, both).segment).toMatchObject({ cents: 27_010, metadata: { total_price: '540.20' } })
  const dearer = { ...alone, segment: draft(flight({ price: '300', currency: 'EUR' })) }
  const after = merge(both, dearer).segment
  expect(after.cents).toBe(30_000)
  expect(after.metadata['total_price']).toBeUndefined()
})
