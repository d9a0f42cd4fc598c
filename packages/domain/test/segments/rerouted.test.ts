import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { legsOf, withPriceOf, withSharesOf } from '@sextant/domain/segments/rerouted'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draft, flight, places } from './bookings'

const monday = '2026-03-02T08:00:00.000Z'
const tuesday = '2026-03-03T08:00:00.000Z'
const at = (observed_at: string, segment: SegmentDraft) => ({ segment, observed_at })

const leg = (from: Place, to: Place, [departs, arrives]: readonly [string, string], of: Partial<Reservation> = {}) =>
  draft(
    flight({
      number: departs.slice(11, 13),
      start: { place: from, time: { local: departs } },
      end: { place: to, time: { local: arrives } },
      price: '100.00',
      currency: 'EUR',
      ...of,
    }),
  )

const direct = draft(flight({ price: '600.00', currency: 'EUR' }))
const toParis = leg(places.FRA, places.CDG, ['2026-03-12T08:00:00', '2026-03-12T09:15:00'])
const onward = leg(places.CDG, places.JFK, ['2026-03-12T11:00:00', '2026-03-12T14:00:00'])

test('a direct flight and two by way of another city under one reference replace each other', () => {
  const [first, second] = [at(tuesday, toParis), at(tuesday, onward)]
  expect(legsOf(at(monday, direct), first, [first, second])).toEqual([first, second])
  const [existing, next] = [at(monday, toParis), at(monday, onward)]
  expect(legsOf(at(tuesday, direct), existing, [existing, next])).toEqual([existing, next])
})

test.each<[string, SegmentDraft]>([
  ['the legs end elsewhere', leg(places.CDG, places.FRA, ['2026-03-12T11:00:00', '2026-03-12T12:15:00'])],
  ['they are two days apart', leg(places.CDG, places.JFK, ['2026-03-14T11:00:00', '2026-03-14T14:00:00'])],
  [
    'the second departs before the first arrives',
    leg(places.CDG, places.JFK, ['2026-03-12T08:30:00', '2026-03-12T11:00:00']),
  ],
  [
    'they are under different references',
    leg(places.CDG, places.JFK, ['2026-03-12T11:00:00', '2026-03-12T14:00:00'], { confirmation_no: 'ZZ9999' }),
  ],
])('they do not if %s', (_, second) => {
  const [first, next] = [at(tuesday, toParis), at(tuesday, second)]
  expect(legsOf(at(monday, direct), first, [first, next])).toEqual([])
})

test('what replaces several legs costs what they did, unless its email states a price', () => {
  const unpriced = draft(flight())
  expect(withPriceOf(unpriced, [toParis, onward])).toMatchObject({ price: '200.00', cents: 20_000, currency: 'EUR' })
  expect(withPriceOf(direct, [toParis, onward])).toMatchObject({ price: '600.00', cents: 60_000 })
})

test('what several legs replace is divided among them by distance, to the cent, unless they have prices', () => {
  const [first, second] = [toParis, onward].map((one) => ({ ...one, price: null, currency: null, cents: null }))
  const legs = [first, second].flatMap((one) => one ?? [])
  expect(withSharesOf(legs, direct)?.map(({ price }) => price)).toEqual(['42.88', '557.12'])
  const nowhere = legs.map((one) => ({ ...one, end_latitude: null }))
  expect(withSharesOf(nowhere, direct)?.map(({ price }) => price)).toEqual(['300.00', '300.00'])
  expect(withSharesOf([toParis, onward], direct)).toBeNull()
  expect(withSharesOf(legs, { ...direct, price: null })).toBeNull()
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      const shares = withSharesOf(legs, { ...direct, price: (cents / 100).toFixed(2), cents }) ?? []
      return shares.reduce((sum, one) => sum + (one.cents ?? 0), 0) === cents
    }),
  )
})
