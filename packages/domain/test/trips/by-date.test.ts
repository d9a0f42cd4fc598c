import { daysBetween } from '@sextant/domain/kit/local-time'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { segmentsByDate } from '@sextant/domain/trips/by-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { onWire } from '../segments/wire'
import { FRA, fly, JFK, newYork, newYorkTrip, sleep, taxi } from './itineraries'

const summary = (segments: ReturnType<typeof segmentsByDate>) =>
  Object.entries(segments).map(([day, entries]) => [
    day,
    entries.map(({ id, sub_type }) => [id, sub_type].filter(Boolean).join(' ')),
  ])

/** Only the day of its start is known. */
const dated = (segment: KnownSegment): KnownSegment => ({ ...segment, metadata: { assumed: ['start_datetime'] } })

test('a stay is listed on each of its days, and everything else on the day it starts (spec §3)', () => {
  expect(summary(segmentsByDate(newYorkTrip().map(onWire)))).toEqual([
    ['2026-03-12', ['1', '2 checkin']],
    ['2026-03-13', ['2 overnight']],
    ['2026-03-14', ['2 overnight']],
    ['2026-03-15', ['2 checkout', '3']],
  ])
})

test('the segments of a day are ordered by instant, not by local time', () => {
  const east = fly(
    { id: '1' },
    { time_zone_id: 'Asia/Tokyo' },
    '2026-03-12T19:00',
    { time_zone_id: 'Pacific/Honolulu' },
    '2026-03-12T07:00',
  )
  const on = fly({ id: '2' }, { time_zone_id: 'Pacific/Honolulu' }, '2026-03-12T09:00', {}, '2026-03-12T09:40')
  expect(summary(segmentsByDate([on, east].map(onWire)))).toEqual([['2026-03-12', ['1', '2']]])
})

test('a traveler checks in after an evening arrival and has checked out before an early departure', () => {
  const out = fly({ id: '1' }, FRA, '2026-03-12T18:05', JFK, '2026-03-12T20:30')
  const hotel = sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-15')
  const back = fly({ id: '3' }, JFK, '2026-03-15T07:10', FRA, '2026-03-15T20:45')
  expect(summary(segmentsByDate([hotel, back, out].map(onWire)))).toEqual([
    ['2026-03-12', ['1', '2 checkin']],
    ['2026-03-13', ['2 overnight']],
    ['2026-03-14', ['2 overnight']],
    ['2026-03-15', ['2 checkout', '3']],
  ])
})

test('the rides from and to the airport are before check-in and after check-out, and others keep their time', () => {
  const out = fly({ id: '1' }, FRA, '2026-03-12T18:05', JFK, '2026-03-12T20:30')
  const hotel = sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-13')
  const back = fly({ id: '3' }, JFK, '2026-03-13T10:10', FRA, '2026-03-13T23:45')
  const fromAirport = taxi({ id: '4' }, JFK, '2026-03-12T21:00')
  const toAirport = taxi({ id: '5' }, newYork, '2026-03-13T07:30', { place: JFK, to: '2026-03-13T08:20' })
  const inTown = taxi({ id: '6' }, newYork, '2026-03-12T16:00')
  const cancelled = taxi({ id: '7', cancelled: true }, JFK, '2026-03-12T23:00')
  const all = [hotel, back, out, toAirport, fromAirport, inTown, cancelled]
  expect(summary(segmentsByDate(all.map(onWire)))).toEqual([
    ['2026-03-12', ['1', '6', '4', '2 checkin', '7']],
    ['2026-03-13', ['2 checkout', '5', '3']],
  ])
})

test('what has only a day is after the arrival in its city, and not after one whose hour is not known', () => {
  const out = fly({ id: '1' }, FRA, '2026-03-12T18:05', JFK, '2026-03-12T20:30')
  const dinner = dated({ ...taxi({ id: '2' }, newYork, '2026-03-12T00:00'), start_name: 'Pastis' })
  const breakfast = dated(taxi({ id: '3' }, FRA, '2026-03-12T00:00'))
  expect(summary(segmentsByDate([dinner, out, breakfast].map(onWire)))).toEqual([['2026-03-12', ['3', '1', '2']]])
  const undated = { ...out, metadata: { assumed: ['start_datetime', 'end_datetime'] } }
  expect(summary(segmentsByDate([dinner, undated].map(onWire)))).toEqual([['2026-03-12', ['2', '1']]])
})

test('a traveler who lands after midnight still checks in on the booked day', () => {
  const out = fly({ id: '1' }, FRA, '2026-03-12T21:00', JFK, '2026-03-13T00:30')
  const hotel = sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-14')
  expect(summary(segmentsByDate([hotel, out].map(onWire)))[0]).toEqual(['2026-03-12', ['1', '2 checkin']])
})

test('a trip to another city, or a cancelled one, does not delay the check-in', () => {
  const away = fly({ id: '1' }, JFK, '2026-03-12T18:00', FRA, '2026-03-12T21:00')
  const off = fly({ id: '3', cancelled: true }, FRA, '2026-03-12T18:05', JFK, '2026-03-12T20:30')
  const hotel = sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-12')
  expect(summary(segmentsByDate([away, hotel, off].map(onWire)))[0]?.[1]).toEqual(['3', '2 checkin', '1'])
})

test('a day room is one check-in', () => {
  const day = sleep({ id: '1' }, newYork, '2026-03-12', '2026-03-12')
  expect(summary(segmentsByDate([onWire(day)]))).toEqual([['2026-03-12', ['1 checkin']]])
})

test('days are in order, each stay is listed once a day, and no dated segment is lost', () => {
  const segments = fc
    .array(drafts, { maxLength: 6 })
    .map((all) => all.map((draft, at) => onWire({ ...draft, id: String(at + 1), trip_id: null })))
  fc.assert(
    fc.property(segments, (all) => {
      const byDate = segmentsByDate(all)
      expect(Object.keys(byDate)).toEqual(Object.keys(byDate).toSorted())
      for (const segment of all.filter(({ start_datetime, end_datetime }) => start_datetime ?? end_datetime)) {
        const days = Object.values(byDate).filter((entries) => entries.some(({ id }) => id === segment.id)).length
        const isStay = segment.type === 'hotel' && segment.start_datetime && segment.end_datetime
        const nights = isStay
          ? Math.max(0, daysBetween(isStay && (segment.start_datetime ?? ''), segment.end_datetime ?? ''))
          : 0
        expect(days).toBe(nights + 1)
      }
    }),
  )
})

test('an overnight flight is listed on the day it departs', () => {
  const night = fly({ id: '1' }, JFK, '2026-03-15T16:00', FRA, '2026-03-16T05:30')
  expect(summary(segmentsByDate([onWire(night)]))).toEqual([['2026-03-15', ['1']]])
})
