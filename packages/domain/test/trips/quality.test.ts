import type { KnownSegment } from '@sextant/domain/segments/draft'
import { findingKey, findingsOf } from '@sextant/domain/trips/quality'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CDG, drive, FRA, fly, JFK, LYS, newYork, newYorkTrip, paris, sleep } from './itineraries'

const found = (segments: readonly KnownSegment[], isOwned = true) =>
  findingsOf({ segments, isOwned, ownerName: 'Tove Jansson' }).map((finding) => [
    findingKey(finding),
    finding.message,
    finding.day,
  ])

const out = fly({ id: '1', cents: '100' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15')
const hotel = sleep({ id: '2', cents: '200' }, paris, '2026-03-12', '2026-03-14')
const back = fly({ id: '3', cents: '100' }, CDG, '2026-03-14T20:00', FRA, '2026-03-14T21:15')

const cancelled = (segment: KnownSegment): KnownSegment => ({ ...segment, status: 'Cancelled' })

describe('issues for a travel manager', () => {
  test('are not reported if everything is booked and priced', () => {
    expect(found([out, hotel, back])).toEqual([])
  })

  test('include nights without a hotel and a missing return', () => {
    expect(found([out, back])).toEqual([
      ['missing_hotel:1-3', 'No hotel for 2 nights in Paris, 12–14 Mar.', '2026-03-12'],
    ])
    expect(found([out, hotel])).toEqual([
      ['missing_return:1', 'No return booked from Paris to Frankfurt.', '2026-03-12'],
    ])
  })

  test('include a gap between two legs, and a stay that no leg leads to', () => {
    const fromLyon = fly({ id: '3', cents: '100' }, LYS, '2026-03-14T20:00', FRA, '2026-03-14T21:15')
    expect(found([out, hotel, fromLyon])).toMatchObject([
      ['stay_without_way:1-3', 'Nothing is booked from Paris to Lyon, 12–14 Mar.', '2026-03-12'],
    ])
    const elsewhere = sleep({ id: '4', cents: '1' }, newYork, '2026-03-12', '2026-03-14')
    expect(found([out, elsewhere, back]).map(([key]) => key)).toContain('stay_without_way:4')
    const car = drive({ id: '5', cents: '1' }, CDG, '2026-03-12T10:00', '2026-03-14T18:00')
    expect(found([out, elsewhere, back, car]).map(([key]) => key)).not.toContain('stay_without_way:4')
  })

  test('include hotels in two cities for the same night, but not two in one city', () => {
    const other = sleep({ id: '4', cents: '1' }, newYork, '2026-03-12', '2026-03-14')
    expect(found([out, hotel, other, back]).map(([key]) => key)).toContain('overlap_in_two_cities:2-4')
    const second = {
      ...sleep({ id: '4', cents: '1' }, paris, '2026-03-12', '2026-03-14'),
      hotel_name: 'Other',
    }
    expect(found([out, hotel, second, back])).toEqual([])
  })

  test('include a hotel that is still booked although its flight is cancelled', () => {
    const keys = found([cancelled(out), hotel, cancelled(back)]).map(([key]) => key)
    expect(keys).toContain('cancelled_flight_live_hotel:1-2')
  })

  test('include an unknown traveler once per trip, unless the whole trip is cancelled', () => {
    expect(found([hotel, out, back], false)).toEqual([
      ['unknown_traveler:1', 'Tove Jansson isn’t in People.', '2026-03-12'],
    ])
    expect(found([cancelled(hotel)], false)).toEqual([])
  })

  test('include a booking without a price, unless another segment carries it', () => {
    const free = (id: string, number: string) => ({
      ...fly({ id, number }, CDG, '2026-03-14T20:00', FRA, '2026-03-14T21:15'),
      price: null,
    })
    expect(found([out, hotel, free('3', 'ABCDEF')])).toMatchObject([
      ['missing_price:3', expect.stringContaining('was booked without a price.'), '2026-03-14'],
    ])
    const paid = { ...out, confirmation_no: 'ABCDEF' }
    expect(found([paid, hotel, free('3', 'abc-def')])).toEqual([])
    expect(found([out, hotel, { ...free('3', 'ABCDEF'), status: 'Cancelled' as const }, back])).toEqual([])
  })
})

test('have the same keys in any order of segments, without duplicates', () => {
  const trip = newYorkTrip().map((segment) => ({ ...segment, price: null }))
  const extra = fly({ id: '90' }, JFK, '2026-03-20T08:00', LYS, '2026-03-20T20:00')
  const all = [...trip, extra]
  const keys = found(all, false).map(([key]) => key)
  expect(keys.length).toBeGreaterThan(0)
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      const again = found(shuffled, false).map(([key]) => key)
      expect(new Set(again)).toEqual(new Set(keys))
      expect(new Set(again).size).toBe(again.length)
    }),
  )
})
