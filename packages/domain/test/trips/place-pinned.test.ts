import type { KnownSegment } from '@sextant/domain/segments/draft'
import { groupTrips } from '@sextant/domain/trips/group'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { CDG, FRA, fly, newYorkTrip, paris, sleep } from './itineraries'

/** The segments after grouping. New trips get IDs that begin with `fresh`. */
function grouped(segments: readonly KnownSegment[], fresh = '100'): KnownSegment[] {
  const groups = groupTrips(segments)
  return segments.map((segment) => {
    const at = groups.findIndex(({ segment_ids }) => segment_ids.includes(segment.id))
    return { ...segment, trip_id: groups[at]?.trip_id ?? `${fresh}${at}` }
  })
}

const placed = (segments: readonly KnownSegment[], ids: readonly string[], trip_id: string): KnownSegment[] =>
  segments.map((segment) => (ids.includes(segment.id) ? { ...segment, trip_id, pinned: true } : segment))

const tripsIn = (segments: readonly KnownSegment[]) =>
  Object.fromEntries(segments.map(({ id, trip_id }) => [id, trip_id]))

/** A trip to New York in March, and one to Paris in April. */
const travels = (): KnownSegment[] =>
  grouped([
    ...newYorkTrip(),
    fly({ id: '4' }, FRA, '2026-04-20T12:00', CDG, '2026-04-20T13:15'),
    sleep({ id: '5' }, paris, '2026-04-20', '2026-04-22'),
  ])

describe('a segment that people placed in a trip', () => {
  test('stays there, however far it is from the rest', () => {
    const [march, april] = [travels()[0]?.trip_id ?? '', travels()[3]?.trip_id ?? '']
    const moved = placed(travels(), ['2'], april)
    expect(tripsIn(grouped(moved))).toEqual({ 1: march, 2: april, 3: march, 4: april, 5: april })
  })

  test('merges two trips if people merged them', () => {
    const [march] = travels()
    const merged = placed(travels(), ['4', '5'], march?.trip_id ?? '')
    expect(groupTrips(merged)).toEqual([{ trip_id: march?.trip_id, segment_ids: ['1', '2', '3', '4', '5'] }])
  })

  test('attracts later bookings next to it', () => {
    const [march] = travels()
    const merged = placed(travels(), ['4', '5'], march?.trip_id ?? '')
    const home = fly({ id: '6' }, CDG, '2026-04-22T18:00', FRA, '2026-04-22T19:15')
    const after = grouped([...merged, home])
    expect(tripsIn(after)['6']).toBe(march?.trip_id)
    expect(grouped(after)).toEqual(after)
  })

  test('leaves later bookings in the part of a split trip that nobody touched', () => {
    const split = placed(travels(), ['3'], '900')
    const later = sleep({ id: '6' }, { ...paris, locality: 'New York' }, '2026-03-13', '2026-03-14')
    expect(tripsIn(grouped([...split, later]))).toMatchObject({ 3: '900', 6: split[0]?.trip_id })
  })

  test('without a trip yet is grouped like any other', () => {
    const [first, ...others] = newYorkTrip()
    if (!first) throw new Error('The trip has segments.')
    expect(groupTrips([{ ...first, pinned: true }, ...others])).toHaveLength(1)
  })
})

/** Grouped segments, none of them cancelled: a cancelled one stays in its trip, even if people have emptied it. */
const settled: fc.Arbitrary<KnownSegment[]> = fc
  .array(drafts, { minLength: 1, maxLength: 9 })
  .map((all) => grouped(all.map((draft, at) => ({ ...draft, status: 'Active', id: String(at + 1), trip_id: null }))))

const withPins = settled.chain((segments) =>
  fc
    .tuple(
      fc.subarray(segments.map(({ id }) => id)),
      fc.constantFrom('900', ...segments.flatMap(({ trip_id }) => trip_id ?? [])),
    )
    .map(([ids, trip]) => placed(segments, ids, trip)),
)

describe('for any placement by people', () => {
  test('placed segments stay, and all others are unchanged', () => {
    fc.assert(
      fc.property(withPins, (segments) => {
        expect(grouped(segments)).toEqual(segments)
      }),
    )
  })

  test('every segment is in one trip, and no two trips have the same ID', () => {
    fc.assert(
      fc.property(withPins, drafts, (segments, draft) => {
        const groups = groupTrips([...segments, { ...draft, id: '99', trip_id: null }])
        const ids = groups.flatMap(({ segment_ids }) => segment_ids)
        expect(ids.toSorted()).toEqual([...segments.map(({ id }) => id), '99'].toSorted())
        const trips = groups.flatMap(({ trip_id }) => trip_id ?? [])
        expect(new Set(trips).size).toBe(trips.length)
      }),
    )
  })

  test('grouping the result again changes nothing, even after new emails', () => {
    fc.assert(
      fc.property(withPins, drafts, (segments, draft) => {
        const once = grouped([...segments, { ...draft, status: 'Active', id: '99', trip_id: null }], '200')
        expect(grouped(once)).toEqual(once)
      }),
    )
  })
})
