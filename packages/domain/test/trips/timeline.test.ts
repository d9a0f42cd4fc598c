import type { Place } from '@sextant/contract/emails/reservation'
import type { Segment } from '@sextant/contract/segments/schemas'
import { segmentHeadline, segmentKind, segmentService } from '@sextant/domain/segments/headline'
import { isShown } from '@sextant/domain/segments/is-shown'
import { segmentsByDate } from '@sextant/domain/trips/by-date'
import { timelineOf } from '@sextant/domain/trips/timeline'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { places } from '../segments/bookings'
import { onWire } from '../segments/wire'
import { fly, newYorkTrip, ride, sleep } from './itineraries'

const { FRA, JFK, CDG, newYork } = places

const timeline = (segments: readonly Segment[]) =>
  timelineOf(segmentsByDate(segments)).map(({ day, freeBefore, entries }) => [
    ...(freeBefore > 0 ? [`${freeBefore} free`] : []),
    day,
    entries.map(({ segment, connection }) => [segment.id, connection] as const),
  ])

const auckland = { time_zone_id: 'Pacific/Auckland', locality: 'Auckland', country_code: 'NZ' }
const honolulu = { time_zone_id: 'Pacific/Honolulu', locality: 'Honolulu', country_code: 'US' }

describe('the timeline of a trip', () => {
  test('shows what happens after a flight across the date line behind it', () => {
    const dinner = fly({ id: '1' }, auckland, '2026-03-12T19:00', auckland, '2026-03-12T20:00')
    const east = fly({ id: '2' }, auckland, '2026-03-13T09:00', honolulu, '2026-03-12T19:30')
    const hotel = sleep({ id: '3' }, { name: 'Hotel', ...honolulu }, '2026-03-12', '2026-03-14')
    const on = fly({ id: '4' }, honolulu, '2026-03-14T10:00', honolulu, '2026-03-14T10:40')
    const days = timelineOf(segmentsByDate([on, hotel, east, dinner].map(onWire)))
    expect(days.map(({ day, entries }) => [day, entries.map(({ segment }) => segment.id)])).toEqual([
      ['2026-03-12', ['1']],
      ['2026-03-13', ['2']],
      ['2026-03-12', ['3']],
      ['2026-03-14', ['4']],
    ])
  })

  test('has each displayed segment once, and dates in order unless a journey arrives before its date', () => {
    const segments = fc
      .array(drafts, { maxLength: 6 })
      .map((all) => all.map((draft, at) => onWire({ ...draft, id: String(at + 1), trip_id: null })))
    fc.assert(
      fc.property(segments, (all) => {
        const byDate = segmentsByDate(all)
        const days = timelineOf(byDate)
        const rows = days.flatMap(({ day, entries }) => entries.map(({ segment }) => `${day} ${segment.id}`))
        const shown = Object.entries(byDate).flatMap(([day, some]) =>
          some.filter(isShown).map(({ id }) => `${day} ${id}`),
        )
        expect(rows.toSorted()).toEqual(shown.toSorted())
        // A date only comes again after one that arrives before it departs.
        const isEast = all.some(
          ({ start_datetime: start, end_datetime: end }) => start && end && end.slice(0, 10) < start.slice(0, 10),
        )
        const dates = days.map(({ day }) => day)
        expect(isEast ? dates.toSorted() : dates).toEqual(dates.toSorted())
      }),
    )
  })

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

  test('shows the connection time at one place', () => {
    const first = fly({ id: '1' }, CDG, '2026-03-12T07:00', FRA, '2026-03-12T08:15')
    const second = fly({ id: '2' }, FRA, '2026-03-12T10:00', JFK, '2026-03-12T12:45')
    expect(timeline([first, second].map(onWire))).toEqual([
      [
        '2026-03-12',
        [
          ['1', null],
          ['2', { place: 'Frankfurt (FRA)', minutes: 105 }],
        ],
      ],
    ])
  })

  test('shows the change at a station, and between a plane and a train', () => {
    const station = { name: 'Frankfurt(Main)Hbf', time_zone_id: 'Europe/Berlin' }
    const flight = fly({ id: '1' }, CDG, '2026-03-12T07:00', FRA, '2026-03-12T08:15')
    const train = ride({ id: '2' }, FRA, '2026-03-12T09:00', station, '2026-03-12T09:12')
    const on = ride({ id: '3' }, station, '2026-03-12T09:30', CDG, '2026-03-12T13:30')
    expect(timeline([flight, train, on].map(onWire))[0]?.[1]).toEqual([
      ['1', null],
      ['2', { place: 'Frankfurt', minutes: 45 }],
      ['3', { place: 'Frankfurt(Main)Hbf', minutes: 18 }],
    ])
  })

  test('shows no change where only the day is known', () => {
    const train = ride({ id: '1' }, CDG, '2026-03-12T00:00', FRA, '2026-03-12T23:59')
    const night = ride({ id: '2' }, FRA, '2026-03-13T05:00', CDG, '2026-03-13T09:00')
    const dated = { ...train, metadata: { assumed: ['start_datetime', 'end_datetime'] } }
    expect(timeline([dated, night].map(onWire))[1]?.[1]).toEqual([['2', null]])
  })

  test('counts free days, ignoring cancelled segments', () => {
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
      ['3 free', '2026-03-16', [['3', null]]],
    ])
  })

  test('shows free days before the first live segment of a day, ignoring cancelled ones', () => {
    const out = fly({ id: '1' }, FRA, '2026-03-12T10:00', JFK, '2026-03-12T12:45')
    const off = fly({ id: '2', cancelled: true }, JFK, '2026-03-14T07:00', FRA, '2026-03-14T18:00')
    const late = fly({ id: '3', cancelled: true }, JFK, '2026-03-16T07:00', FRA, '2026-03-16T18:00')
    const back = fly({ id: '4' }, JFK, '2026-03-16T18:00', FRA, '2026-03-17T07:00')
    expect(timeline([out, off, late, back].map(onWire))).toEqual([
      ['2026-03-12', [['1', null]]],
      ['2026-03-14', [['2', null]]],
      [
        '3 free',
        '2026-03-16',
        [
          ['3', null],
          ['4', null],
        ],
      ],
    ])
  })
})

test('a timeline describes a segment in a headline, and does not repeat it as the service', () => {
  const [air, hotel] = newYorkTrip().map(onWire)
  if (!air || !hotel) throw new Error('The trip has no flight and stay.')
  expect([segmentHeadline(air), segmentService(air), segmentKind(air)]).toEqual([
    'Frankfurt FRA → New York JFK',
    'Lufthansa LH 400',
    'air',
  ])
  expect(segmentHeadline(hotel)).toBe(newYork.name)
  if (hotel.type !== 'hotel') throw new Error('The stay is no hotel.')
  expect(segmentService({ ...hotel, chain: newYork.name })).toBeNull()
})

test('a timeline names airports and stations in headlines where their city is unknown, and codes only without any name', () => {
  const { locality: _city, ...airport } = FRA
  const { name: _name, ...code } = airport
  const to = (place: Place) =>
    segmentHeadline(onWire(fly({ id: '1' }, place, '2026-03-12T08:00', JFK, '2026-03-12T12:00')))
  expect(to(airport)).toBe('Frankfurt Airport FRA → New York JFK')
  expect(to(code)).toBe('FRA → New York JFK')
  const train = (place: Place) =>
    segmentHeadline(onWire(ride({ id: '1' }, place, '2026-03-12T08:00', CDG, '2026-03-12T12:00')))
  expect(train({ name: 'Paris Est', station_code: '8711300' })).toBe('Paris Est → Charles de Gaulle Airport')
  expect(train({ station_code: '8711300' })).toBe('8711300 → Charles de Gaulle Airport')
})
