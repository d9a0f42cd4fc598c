import type { Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { merge } from '@sextant/domain/segments/merge'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { sharesOf, shareTotals } from '@sextant/domain/segments/price-shares'
import fc from 'fast-check'
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

test('a total repeated on each coach of a journey, or each crossing, is divided', () => {
  for (const kind of ['bus', 'boat'] as const) {
    const leg = { ...total, kind, end: { place: { name: 'Somewhere' }, time: {} } }
    expect(costs(flight(leg), flight({ ...leg, number: '401' }))).toEqual([27_010, 27_010])
  }
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

test('a package is divided by flights and nights; a cancelled part leaves the others their shares', () => {
  const number = { confirmation_no: 'PKG123' }
  const nights = stay({ ...total, ...number })
  const parts = costs(flight({ ...total, ...number }), nights)
  const units = 1 + (drafts(nights)[0]?.numberOfNights ?? 0)
  expect(parts).toEqual([Math.ceil(54_020 / units), 54_020 - Math.ceil(54_020 / units)])
  expect(costs(flight({ ...total, ...number }), stay({ ...total, ...number, status: 'cancelled' }))[0]).toBe(54_020)
})

test('a flight with a price and a stay with another, or with none, are no package', () => {
  const number = { confirmation_no: 'PKG123' }
  expect(costs(flight({ ...total, ...number }), stay(number))).toEqual([54_020, null])
  expect(costs(flight({ ...total, ...number }), stay({ ...number, price: '99', currency: 'EUR' }))).toEqual([
    54_020, 9900,
  ])
})

test('the shares of a package add up to the cent, whatever is in it', () => {
  const nights = fc.integer({ min: 1, max: 20 })
  const parts = fc.array(nights, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), parts, (cents, stays) => {
      const priced = { price: (cents / 100).toFixed(2), currency: 'EUR', confirmation_no: 'PKG123' }
      const found = costs(
        flight(priced),
        ...stays.map((count, at) => {
          const checkout = { place: {}, time: { local: addDays('2026-04-01', count) } }
          return stay({
            ...priced,
            name: `House ${at}`,
            start: { place: {}, time: { local: '2026-04-01' } },
            end: checkout,
          })
        }),
      )
      expect(found.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(cents)
    }),
  )
})

test('what the text has in one place is one total of all that it was read for', () => {
  const read = (path: string) => ({ ...total, evidence: { price: { reader: 'words', part: '1', path } } })
  const ride = { kind: 'taxi', number: undefined } as const
  expect(costs(flight({ ...ride, ...read('12:14') }), flight({ ...ride, ...read('12:14') }))).toEqual([27_010, 27_010])
  expect(costs(flight({ ...ride, ...read('5:14') }), flight({ ...ride, ...read('9:14') }))).toEqual([54_020, 54_020])
  const longer = stay({ ...read('12:14'), end: { ...stay().end, time: { local: addDays('2026-03-15', 3) } } })
  const [first = 0, second = 0] = costs(stay(read('12:14')), longer)
  expect((first ?? 0) + (second ?? 0)).toBe(54_020)
})

test('a price in one place is that of a package whose parts have numbers of their own', () => {
  const read = { ...total, evidence: { price: { reader: 'words', part: '1', path: '20:14' } } }
  const shares = costs(flight({ ...read, confirmation_no: 'K7Q2MX' }), stay({ ...read, confirmation_no: 'H9912' }))
  expect(shares.reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(54_020)
})

test('a price in one place is that of all rooms with numbers of their own', () => {
  const read = { ...total, evidence: { price: { reader: 'words', part: '1', path: '20:14' } } }
  const [first, second] = costs(
    stay({ ...read, confirmation_no: 'HR-2201' }),
    stay({ ...read, confirmation_no: 'HR-2202' }),
  )
  expect([first, second]).toEqual([27_010, 27_010])
})
