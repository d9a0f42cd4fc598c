import type { KnownSegment } from '@sextant/domain/segments/draft'
import { groupTrips } from '@sextant/domain/trips/group'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { CDG, drive, FRA, fly, JFK, koeln, LYS, newYork, newYorkTrip, paris, ride, sleep } from './itineraries'

const idsOf = (segments: readonly KnownSegment[]): string[] =>
  groupTrips(segments).map(({ segment_ids }) => segment_ids.join(' '))

describe('a trip', () => {
  test('is an outbound flight, a stay and a return flight', () => {
    expect(groupTrips(newYorkTrip())).toEqual([{ trip_id: null, segment_ids: ['1', '2', '3'] }])
  })

  test('ends at home, so that the next departure starts another trip, even on the same day', () => {
    const next = [
      fly({ id: '4' }, FRA, '2026-03-16T12:00', CDG, '2026-03-16T13:15'),
      fly({ id: '5' }, CDG, '2026-03-16T20:00', FRA, '2026-03-16T21:15'),
    ]
    expect(idsOf([...newYorkTrip(), ...next])).toEqual(['1 2 3', '4 5'])
  })

  test('includes the train home from the airport', () => {
    const train = ride({ id: '4' }, FRA, '2026-03-16T07:00', koeln, '2026-03-16T08:05')
    expect(idsOf([...newYorkTrip(), train])).toEqual(['1 2 3 4'])
  })

  test('includes cars, side trips and stays between its flights', () => {
    const between = [
      drive({ id: '4' }, JFK, '2026-03-13T09:00', '2026-03-14T18:00'),
      sleep({ id: '5' }, { ...newYork, name: 'Airport Inn' }, '2026-03-15', '2026-03-16'),
    ]
    expect(idsOf([...newYorkTrip(), ...between])).toEqual(['1 2 4 5 3'])
  })

  test('can last for weeks until the return', () => {
    const home = fly({ id: '3' }, JFK, '2026-03-30T16:00', FRA, '2026-03-31T05:30')
    expect(idsOf([...newYorkTrip().slice(0, 2), home])).toEqual(['1 2 3'])
  })

  test('without a return ends when the next trip starts from home', () => {
    const next = fly({ id: '4' }, FRA, '2026-03-18T12:00', CDG, '2026-03-18T13:15')
    expect(idsOf([...newYorkTrip().slice(0, 2), next])).toEqual(['1 2', '4'])
  })

  test('excludes a stay days later without a connection', () => {
    expect(idsOf([...newYorkTrip().slice(0, 2), sleep({ id: '4' }, paris, '2026-03-20', '2026-03-21')])).toEqual([
      '1 2',
      '4',
    ])
  })

  test('can visit several cities', () => {
    const legs = [
      fly({ id: '1' }, FRA, '2026-03-12T08:00', CDG, '2026-03-12T09:15'),
      sleep({ id: '2' }, paris, '2026-03-12', '2026-03-14'),
      ride({ id: '3' }, paris, '2026-03-14T12:00', LYS, '2026-03-14T14:00'),
      fly({ id: '4' }, LYS, '2026-03-16T18:00', FRA, '2026-03-16T19:30'),
    ]
    expect(idsOf(legs)).toEqual(['1 2 3 4'])
  })

  test('is held together by its confirmation number, however long it lasts', () => {
    const out = fly({ id: '1', number: 'X7QK2P' }, FRA, '2026-03-12T10:55', JFK, '2026-03-12T13:45')
    const back = fly({ id: '2', number: 'x7qk2p' }, JFK, '2026-06-12T16:00', FRA, '2026-06-13T05:30')
    const inside = sleep({ id: '3' }, newYork, '2026-05-01', '2026-05-03')
    expect(idsOf([out, back, inside])).toEqual(['1 3 2'])
  })
})

describe('cancelled segments', () => {
  const rebooked = fly({ id: '9' }, FRA, '2026-03-12T17:00', JFK, '2026-03-12T19:45')
  const [out, hotel, back] = newYorkTrip()
  if (!out || !hotel || !back) throw new Error('The trip has three segments.')
  const cancelled: KnownSegment = { ...out, status: 'Cancelled' }

  test('stay in the trip of those days', () => {
    expect(idsOf([cancelled, rebooked, hotel, back])).toEqual(['1 9 2 3'])
  })

  test('stay in their trip, even if it moves', () => {
    const moved = fly({ id: '4', trip_id: '7' }, FRA, '2026-03-20T10:55', JFK, '2026-03-20T13:45')
    const groups = groupTrips([{ ...cancelled, trip_id: '7' }, moved])
    expect(groups).toEqual([{ trip_id: '7', segment_ids: ['1', '4'] }])
  })

  test('form a trip if all of it is cancelled', () => {
    const all = newYorkTrip().map((segment): KnownSegment => ({ ...segment, status: 'Cancelled' }))
    expect(idsOf(all)).toEqual(['1 2 3'])
  })
})

describe('trip IDs', () => {
  test('stay with the larger part when a trip is split', () => {
    const [out, hotel, back] = newYorkTrip().map((segment): KnownSegment => ({ ...segment, trip_id: '7' }))
    const later = fly({ id: '8', trip_id: '7' }, FRA, '2026-05-12T10:55', CDG, '2026-05-12T12:00')
    const trip = [out, hotel, back].flatMap((segment) => segment ?? [])
    expect(groupTrips([...trip, later]).map(({ trip_id }) => trip_id)).toEqual(['7', null])
  })

  test('are taken from the larger of two trips that become one', () => {
    const trip = newYorkTrip().map((segment, at): KnownSegment => ({ ...segment, trip_id: at === 0 ? '7' : '8' }))
    expect(groupTrips(trip)[0]?.trip_id).toBe('8')
  })
})

const travels: fc.Arbitrary<KnownSegment[]> = fc
  .array(
    fc.record({
      draft: drafts,
      trip_id: fc.constantFrom(null, null, '70', '71'),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    { maxLength: 9 },
  )
  .map((all) => all.map(({ draft, trip_id, day }, at) => onDay({ ...draft, id: String(at + 1), trip_id }, day)))

function onDay<S extends KnownSegment>(segment: S, day: number): S {
  const move = (time: string | null): string | null =>
    time && time.replace(/-\d\dT/, `-${String(day).padStart(2, '0')}T`)
  return {
    ...segment,
    start_datetime: move(segment.start_datetime),
    start_datetime_utc: move(segment.start_datetime_utc),
    end_datetime: move(segment.end_datetime),
    end_datetime_utc: move(segment.end_datetime_utc),
  }
}

/** The segments after grouping, with IDs assigned to new trips. */
function applied(segments: readonly KnownSegment[]): KnownSegment[] {
  const groups = groupTrips(segments)
  return segments.map((segment) => {
    const at = groups.findIndex(({ segment_ids }) => segment_ids.includes(segment.id))
    return { ...segment, trip_id: groups[at]?.trip_id ?? `100${at}` }
  })
}

describe('for any segments', () => {
  test('every segment is in exactly one trip', () => {
    fc.assert(
      fc.property(travels, (segments) => {
        const grouped = groupTrips(segments).flatMap(({ segment_ids }) => segment_ids)
        expect(grouped.toSorted()).toEqual(segments.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('the order of the input does not matter', () => {
    const shuffled = travels.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([segments, other]) => {
        expect(groupTrips(other)).toEqual(groupTrips(segments))
      }),
    )
  })

  test('grouping the result again changes nothing', () => {
    fc.assert(
      fc.property(travels, (segments) => {
        const once = applied(segments)
        expect(applied(once)).toEqual(once)
      }),
    )
  })

  test('no two trips have the same ID', () => {
    fc.assert(
      fc.property(travels, (segments) => {
        const ids = groupTrips(segments).flatMap(({ trip_id }) => trip_id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('a segment far away does not change the other trips', () => {
    const far = fly({ id: '99', number: 'FARAWAY1' }, FRA, '2028-03-12T10:55', JFK, '2028-03-12T13:45')
    const early = fly({ id: '98', number: 'FARAWAY2' }, FRA, '2024-03-12T10:55', JFK, '2024-03-12T13:45')
    fc.assert(
      fc.property(travels, fc.constantFrom(far, early), (segments, alone) => {
        const others = groupTrips([...segments, alone]).filter(({ segment_ids }) => !segment_ids.includes(alone.id))
        expect(others).toEqual(groupTrips(segments))
      }),
    )
  })

  test('segments with the same confirmation number are in the same trip', () => {
    fc.assert(
      fc.property(travels, (segments) => {
        const after = applied(segments)
        const tripsOf = (number: string) =>
          new Set(after.filter(({ confirmation_no }) => confirmation_no === number).map(({ trip_id }) => trip_id))
        expect(tripsOf('X7QK2P').size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
