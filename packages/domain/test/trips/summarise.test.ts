import type { KnownSegment } from '@sextant/domain/segments/draft'
import { lifecycleOf } from '@sextant/domain/trips/lifecycle'
import { nameTrip } from '@sextant/domain/trips/name'
import { summariseTrip } from '@sextant/domain/trips/summarise'
import { describe, expect, test } from 'vitest'
import { drive, FRA, fly, JFK, newYorkTrip } from './itineraries'

const priced = fly({ id: '8', cents: '540.20' }, FRA, '2026-03-12T10:55', JFK, '2026-03-12T13:45')
const car = drive({ id: '9', cents: '120' }, JFK, '2026-03-13T09:00', '2026-03-14T18:00')
const cancelled = (segment: KnownSegment): KnownSegment => ({ ...segment, status: 'Cancelled' })
const by =
  (channel: 'tmc' | 'direct' | null) =>
  (segment: KnownSegment): KnownSegment => ({
    ...segment,
    source_classification: channel,
  })

describe('the summary of a trip', () => {
  test('counts segments by type and adds up their costs', () => {
    expect(summariseTrip([...newYorkTrip(), priced, car])).toEqual({
      status: 'Active',
      segment_counts: { air: 3, hotel: 1, car: 1, rail: 0, activity: 0 },
      total_cost: 66_020,
      source_classification: 'direct',
    })
  })

  test('leaves out cancelled segments, and has no cost without prices', () => {
    expect(summariseTrip([priced, cancelled(car)])).toMatchObject({
      segment_counts: { car: 0 },
      total_cost: 54_020,
    })
    expect(summariseTrip(newYorkTrip()).total_cost).toBeNull()
  })

  test('counts the cancelled segments if the whole trip is cancelled', () => {
    expect(summariseTrip([cancelled(priced), cancelled(car)])).toMatchObject({
      status: 'Cancelled',
      segment_counts: { air: 1, car: 1 },
      total_cost: null,
    })
  })

  test.each([
    ['tmc', 'direct', 'mixed'],
    ['tmc', null, 'tmc'],
    ['direct', 'direct', 'direct'],
    [null, null, null],
  ] as const)('has the source of bookings by %s and %s: %s', (a, b, channel) => {
    expect(summariseTrip([by(a)(priced), by(b)(car)]).source_classification).toBe(channel)
  })
})

describe('the lifecycle of a trip', () => {
  const trip = { ...nameTrip(newYorkTrip()), status: 'Active' as const }

  test.each([
    ['2026-03-12T09:54:59.000Z', 'upcoming'],
    ['2026-03-12T09:55:00.000Z', 'in_progress'],
    ['2026-03-16T04:29:59.000Z', 'in_progress'],
    ['2026-03-16T04:30:00.000Z', 'past'],
  ])('at %s is %s', (now, lifecycle) => {
    expect(lifecycleOf(trip, new Date(now))).toBe(lifecycle)
  })

  test('is cancelled at any time if the trip is cancelled', () => {
    expect(lifecycleOf({ ...trip, status: 'Cancelled' }, new Date('2026-03-13T00:00:00Z'))).toBe('cancelled')
  })
})
