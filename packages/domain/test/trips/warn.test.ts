import type { KnownSegment } from '@sextant/domain/segments/draft'
import { warningsOf } from '@sextant/domain/trips/warn'
import { describe, expect, test } from 'vitest'
import { CDG, drive, FRA, fly, JFK, LYS, newYork, newYorkTrip, paris, ride, sleep } from './itineraries'

const summary = (segments: readonly KnownSegment[]) =>
  warningsOf(segments).map(({ code, message, segment_ids }) => [code, message, segment_ids.join(' ')])

const cancelled = (segment: KnownSegment): KnownSegment => ({ ...segment, status: 'Cancelled' })

const out = fly({ id: '1' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15')
const hotel = sleep({ id: '2' }, paris, '2026-03-12', '2026-03-14')
const back = fly({ id: '3' }, CDG, '2026-03-14T20:00', FRA, '2026-03-14T21:15')

describe('warnings for a traveler', () => {
  test('are not shown if everything is booked', () => {
    expect(summary([out, hotel, back])).toEqual([])
    expect(summary(newYorkTrip())).toEqual([])
  })

  test('include nights without a hotel', () => {
    expect(summary([out, back])).toEqual([['missing_hotel', 'No hotel for 2 nights in Paris, 12–14 Mar.', '1 3']])
    const shorter = sleep({ id: '2' }, paris, '2026-03-12', '2026-03-13')
    expect(summary([out, shorter, back])).toEqual([
      ['missing_hotel', 'No hotel for the night in Paris, 13–14 Mar.', '1 3'],
    ])
  })

  test('exclude a night in transit', () => {
    const late = fly({ id: '1' }, FRA, '2026-03-12T21:00', CDG, '2026-03-12T22:15')
    const early = fly({ id: '3' }, CDG, '2026-03-13T04:00', FRA, '2026-03-13T05:15')
    expect(summary([late, early])).toEqual([])
  })

  test('include a missing return', () => {
    expect(summary([out, hotel])).toEqual([['missing_return', 'No return booked from Paris to Frankfurt.', '1']])
  })

  test('include a gap between two legs, unless a car is rented', () => {
    const fromLyon = fly({ id: '3' }, LYS, '2026-03-14T20:00', FRA, '2026-03-14T21:15')
    expect(summary([out, hotel, fromLyon])).toEqual([
      ['gap', 'Nothing is booked from Paris to Lyon, 12–14 Mar.', '1 3'],
    ])
    expect(summary([out, hotel, fromLyon, drive({ id: '4' }, CDG, '2026-03-13T09:00', '2026-03-14T18:00')])).toEqual([])
  })

  test('exclude a gap at one station of which only the name is known', () => {
    const euston = { name: 'London Euston', time_zone_id: 'Europe/London' }
    const piccadilly = { name: 'Manchester Piccadilly', time_zone_id: 'Europe/London' }
    const trip = [
      ride({ id: '1' }, euston, '2026-03-12T08:00', piccadilly, '2026-03-12T10:08'),
      ride({ id: '2' }, piccadilly, '2026-03-12T18:00', euston, '2026-03-12T20:08'),
    ]
    expect(summary(trip)).toEqual([])
  })

  test('include a connection under 45 minutes', () => {
    const on = (departs: string) => [
      out,
      fly({ id: '5' }, CDG, departs, LYS, '2026-03-12T11:30'),
      ride({ id: '6' }, LYS, '2026-03-12T20:00', FRA, '2026-03-12T23:00'),
    ]
    expect(summary(on('2026-03-12T09:59'))).toEqual([
      ['tight_connection', 'Only 44 minutes in Paris to change from LH 400 to LH 400.', '1 5'],
    ])
    expect(summary(on('2026-03-12T10:00'))).toEqual([])
  })

  test('exclude overlaps and short connections of journeys of which only the day is known', () => {
    const untimed = (segment: KnownSegment, end: 'start' | 'end'): KnownSegment => ({
      ...segment,
      metadata: { assumed: [`${end}_datetime`] },
    })
    const train = ride({ id: '4' }, CDG, '2026-03-12T00:00', LYS, '2026-03-12T23:59')
    const on = ride({ id: '5' }, LYS, '2026-03-12T18:00', FRA, '2026-03-12T23:00')
    const codes = (segments: readonly KnownSegment[]) => warningsOf(segments).map(({ code }) => code)
    expect(codes([train, on])).toEqual(['overlap', 'missing_return'])
    expect(codes([untimed(train, 'end'), on])).toEqual(['missing_return'])
  })

  test('include overlapping legs and overlapping stays', () => {
    const train = ride({ id: '4' }, FRA, '2026-03-12T08:30', CDG, '2026-03-12T12:20')
    expect(summary([out, hotel, train, back])).toEqual([
      ['overlap', 'Deutsche Bahn leaves before LH 400 has arrived.', '1 4'],
    ])
    const other = sleep({ id: '5' }, { ...paris, name: 'Le Littré' }, '2026-03-13', '2026-03-14')
    expect(summary([out, hotel, other, back])).toEqual([
      ['overlap', 'Hôtel Lutetia and Le Littré are booked for the same night.', '2 5'],
    ])
    expect(summary([out, hotel, { ...hotel, id: '6' }, back])).toEqual([])
  })

  test('include a hotel whose flight is cancelled, unless another leg leads there', () => {
    const message = 'LH 400 is cancelled, but Hôtel Lutetia is still booked.'
    expect(summary([cancelled(out), hotel])).toEqual([['cancelled_flight_live_hotel', message, '1 2']])
    const rebooked = fly({ id: '9' }, FRA, '2026-03-12T12:00', CDG, '2026-03-12T13:15')
    expect(summary([cancelled(out), rebooked, hotel, back])).toEqual([])
    expect(summary([cancelled(out), cancelled(hotel)])).toEqual([])
    expect(summary([cancelled(out), sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-14')])).toEqual([])
  })

  test('are not shown for a trip that is cancelled as a whole', () => {
    expect(
      summary([out, back, fly({ id: '7' }, JFK, '2026-03-14T20:00', FRA, '2026-03-15T09:15')].map(cancelled)),
    ).toEqual([])
  })
})
