import type { KnownSegment } from '@sextant/domain/segments/draft'
import { segmentsByDate } from '@sextant/domain/trips/by-date'
import { placeWarnings } from '@sextant/domain/trips/place-warnings'
import { timelineOf } from '@sextant/domain/trips/timeline'
import { warningsOf } from '@sextant/domain/trips/warn'
import { expect, test } from 'vitest'
import { onWire } from '../segments/wire'
import { CDG, FRA, fly, JFK, LYS, paris, ride, sleep } from './itineraries'

/** The warnings of a trip where its timeline shows them: above a date, above a segment, at the end. */
function placed(segments: readonly KnownSegment[]) {
  const days = timelineOf(segmentsByDate(segments.map(onWire)))
  const { beforeDay, beforeSegment, atEnd } = placeWarnings(days, warningsOf(segments))
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).join(' ')
  return [
    ...[...beforeDay].map(([at, list]) => `above ${days[at]?.day}: ${codes(list)}`),
    ...[...beforeSegment].map(([id, list]) => `above ${id}: ${codes(list)}`),
    ...(atEnd.length > 0 ? [`end: ${codes(atEnd)}`] : []),
  ]
}

const out = fly({ id: '1' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15')
const fromLyon = fly({ id: '9' }, LYS, '2026-03-16T20:00', FRA, '2026-03-16T21:15')
const lyon = { ...LYS, name: 'Hôtel de Lyon' }

test('the gap of an open jaw is above the date that ends it, not under it', () => {
  expect(placed([out, fromLyon])).toEqual(['above 2026-03-16: gap missing_hotel'])
})

test('the gap of an open jaw is before the first segment in the other city', () => {
  const there = sleep({ id: '2' }, paris, '2026-03-12', '2026-03-13')
  const on = sleep({ id: '3' }, lyon, '2026-03-14', '2026-03-16')
  expect(placed([out, there, on, fromLyon])).toEqual(['above 2026-03-14: gap missing_hotel'])
})

test('a gap within a day is under its date', () => {
  const there = sleep({ id: '2' }, paris, '2026-03-12', '2026-03-14')
  const on = sleep({ id: '3' }, lyon, '2026-03-14', '2026-03-16')
  expect(placed([out, there, on, fromLyon])).toEqual(['above 3: gap'])
  const sameDay = fly({ id: '4' }, LYS, '2026-03-12T20:00', FRA, '2026-03-12T21:15')
  expect(placed([out, sameDay])).toEqual(['above 4: gap'])
})

test('after a night train, what follows on the day of arrival is under its date', () => {
  const night = ride({ id: '1' }, CDG, '2026-03-12T21:00', FRA, '2026-03-13T08:00')
  const onward = fly({ id: '2' }, JFK, '2026-03-13T19:00', CDG, '2026-03-14T08:00')
  expect(placed([night, onward])).toEqual(['above 2: gap'])
})

test('a conflict is above the later segment, and a missing return at the end of a one-way trip', () => {
  const train = ride({ id: '2' }, FRA, '2026-03-12T08:30', CDG, '2026-03-12T12:20')
  expect(placed([out, train])).toEqual(['above 2: overlap', 'end: missing_return'])
})
