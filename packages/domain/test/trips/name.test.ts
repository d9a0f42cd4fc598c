import { daysText, nameTrip } from '@sextant/domain/trips/name'
import { describe, expect, test } from 'vitest'
import { CDG, FRA, fly, JFK, koeln, LYS, newYorkTrip, paris, ride, sleep } from './itineraries'

describe('the name of a trip', () => {
  test('has its destination and days', () => {
    expect(nameTrip(newYorkTrip())).toEqual({
      headline: 'New York, 12–16 Mar',
      destination: 'New York',
      country_code: 'US',
      begin_datetime: '2026-03-12T10:55:00',
      begin_time_zone_id: 'Europe/Berlin',
      begin_utc: '2026-03-12T09:55:00.000Z',
      end_datetime: '2026-03-16T05:30:00',
      end_time_zone_id: 'Europe/Berlin',
      end_utc: '2026-03-16T04:30:00.000Z',
    })
  })

  test('has the city with the most nights', () => {
    const trip = [
      fly({ id: '1' }, FRA, '2026-03-12T08:00', LYS, '2026-03-12T09:15'),
      sleep({ id: '2' }, { ...LYS, name: 'Hôtel de Lyon' }, '2026-03-12', '2026-03-13'),
      sleep({ id: '3' }, paris, '2026-03-13', '2026-03-16'),
      fly({ id: '4' }, CDG, '2026-03-16T20:00', FRA, '2026-03-16T21:15'),
    ]
    expect(nameTrip(trip).headline).toBe('Paris, 12–16 Mar')
  })

  test('without a stay has the longest stop, not the connection', () => {
    const trip = [
      fly({ id: '1' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15'),
      fly({ id: '2' }, CDG, '2026-03-12T11:00', JFK, '2026-03-12T13:15'),
      fly({ id: '3' }, JFK, '2026-03-14T18:00', FRA, '2026-03-15T07:15'),
      ride({ id: '4' }, FRA, '2026-03-15T08:00', koeln, '2026-03-15T09:00'),
    ]
    expect(nameTrip(trip).headline).toBe('New York, 12–15 Mar')
  })

  test('one way has the last stop', () => {
    const [out] = newYorkTrip()
    expect(out && nameTrip([out]).headline).toBe('New York, 12 Mar')
  })

  test('of an open jaw that returns to another city near home has the place visited', () => {
    const trip = [
      fly({ id: '1' }, FRA, '2026-03-12T10:55', JFK, '2026-03-12T13:45'),
      fly({ id: '2' }, JFK, '2026-03-14T18:00', CDG, '2026-03-15T07:15'),
    ]
    expect(nameTrip(trip)).toMatchObject({ headline: 'New York, 12–15 Mar', destination: 'New York' })
    const change = [trip[0], fly({ id: '2' }, JFK, '2026-03-12T16:00', CDG, '2026-03-13T05:15')]
    expect(nameTrip(change.flatMap((one) => one ?? [])).headline).toBe('Paris, 12–13 Mar')
  })

  test('of an open jaw that leaves from another city has the one stayed in longest', () => {
    const trip = [
      fly({ id: '1' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15'),
      sleep({ id: '2' }, { ...LYS, name: 'Hôtel de Lyon' }, '2026-03-13', '2026-03-16'),
      fly({ id: '3' }, LYS, '2026-03-16T20:00', FRA, '2026-03-16T21:15'),
    ]
    expect(nameTrip(trip).headline).toBe('Lyon, 12–16 Mar')
  })

  test('ignores cancelled segments, unless all are cancelled', () => {
    const [out, hotel, back] = newYorkTrip()
    if (!out || !hotel || !back) throw new Error('The trip has three segments.')
    const longer = { ...back, end_datetime: '2026-03-20T05:30:00', status: 'Cancelled' as const }
    expect(nameTrip([out, hotel, longer]).headline).toBe('New York, 12–15 Mar')
    const all = [out, hotel, back].map((segment) => ({ ...segment, status: 'Cancelled' as const }))
    expect(nameTrip(all).headline).toBe('New York, 12–16 Mar')
  })
})

test.each([
  ['2026-03-12', '2026-03-12', '12 Mar'],
  ['2026-03-12', '2026-03-15', '12–15 Mar'],
  ['2026-02-28', '2026-03-03', '28 Feb–3 Mar'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026–2 Jan 2027'],
])('the days from %s to %s are %s', (from, to, words) => {
  expect(daysText(from, to)).toBe(words)
})
