import type { Segment } from '@sextant/contract/segments/schemas'
import { segmentHeadline, segmentKind, segmentService } from '@sextant/domain/segments/headline'
import { segmentsByDate } from '@sextant/domain/trips/by-date'
import { timelineOf } from '@sextant/domain/trips/timeline'
import { describe, expect, test } from 'vitest'
import { places } from '../segments/bookings'
import { onWire } from '../segments/wire'
import { fly, newYorkTrip, sleep } from './itineraries'

const { FRA, JFK, CDG, newYork } = places

const timeline = (segments: readonly Segment[]) =>
  timelineOf(segmentsByDate(segments)).map(({ day, entries }) => [
    day,
    entries.map(({ segment, before }) => [segment.id, before] as const),
  ])

describe('the timeline of a trip', () => {
  test('has no rows for nights and check-outs (spec §3), and a stay covers its days', () => {
    expect(timeline(newYorkTrip().map(onWire))).toEqual([
      [
        '2026-03-12',
        [
          ['1', null],
          ['2', null],
        ],
      ],
      ['2026-03-15', [['3', null]]],
    ])
  })

  test('says how long there is to change planes at one place', () => {
    const first = fly({ id: '1' }, CDG, '2026-03-12T07:00', FRA, '2026-03-12T08:15')
    const second = fly({ id: '2' }, FRA, '2026-03-12T10:00', JFK, '2026-03-12T12:45')
    expect(timeline([first, second].map(onWire))).toEqual([
      [
        '2026-03-12',
        [
          ['1', null],
          ['2', { kind: 'connection', place: 'FRA', minutes: 105 }],
        ],
      ],
    ])
  })

  test('counts the days with nothing on them, and what is cancelled covers none', () => {
    const out = fly({ id: '1' }, FRA, '2026-03-12T10:00', JFK, '2026-03-12T12:45')
    const hotel = sleep({ id: '2', cancelled: true }, newYork, '2026-03-12', '2026-03-16')
    const back = fly({ id: '3' }, JFK, '2026-03-16T18:00', FRA, '2026-03-17T07:00')
    expect(timeline([out, hotel, back].map(onWire))).toEqual([
      [
        '2026-03-12',
        [
          ['1', null],
          ['2', null],
        ],
      ],
      ['2026-03-16', [['3', { kind: 'free', days: 3 }]]],
    ])
  })
})

test('a segment is told in a few words, and its service never repeats them', () => {
  const [air, hotel] = newYorkTrip().map(onWire)
  if (!air || !hotel) throw new Error('The trip has no flight and stay.')
  expect([segmentHeadline(air), segmentService(air), segmentKind(air)]).toEqual([
    'FRA → JFK',
    'Lufthansa LH 400',
    'air',
  ])
  expect(segmentHeadline(hotel)).toBe(newYork.name)
  if (hotel.type !== 'hotel') throw new Error('The stay is no hotel.')
  expect(segmentService({ ...hotel, chain: newYork.name })).toBeNull()
})
