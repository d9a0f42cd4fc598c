import { addDays, dayOf } from '@sextant/domain/kit/local-time'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { definingSegments } from '@sextant/domain/trips/defining-segments'
import { groupTrips } from '@sextant/domain/trips/group'
import { type Days, isWithin, reachDays, regroupAround, unionOf } from '@sextant/domain/trips/regroup'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { CDG, FRA, fly, newYorkTrip } from './itineraries'

type Trip = Days & { readonly id: string }

const daysOf = (segment: KnownSegment): Days => {
  const start_day = dayOf(segment.start_datetime ?? '')
  const end_day = dayOf(segment.end_datetime ?? segment.start_datetime ?? '')
  return { start_day, end_day: end_day < start_day ? start_day : end_day }
}

function grouped(segments: readonly KnownSegment[]): KnownSegment[] {
  const trips = groupTrips(segments).flatMap(({ trip_id, segment_ids }, at) =>
    segment_ids.map((id) => [id, trip_id ?? `100${at}`] as const),
  )
  const byId = new Map(trips)
  return segments.map((segment) => ({ ...segment, trip_id: byId.get(segment.id) ?? null }))
}

function storedTrips(segments: readonly KnownSegment[]): Trip[] {
  const ids = [...new Set(segments.flatMap(({ trip_id }) => trip_id ?? []))]
  return ids.flatMap((id) => {
    const days = unionOf(definingSegments(segments.filter(({ trip_id }) => trip_id === id)).map(daysOf))
    return days ? [{ id, ...days }] : []
  })
}

const widened = ({ start_day, end_day }: Days, by: number): Days => ({
  start_day: start_day < '1000' ? start_day : addDays(start_day, -by),
  end_day: end_day > '9000' ? end_day : addDays(end_day, by),
})

const overlap = (a: Days, b: Days): boolean => a.start_day <= b.end_day && a.end_day >= b.start_day

/**
 * The result of the store's query: the segments and trips around some days, those with a given number, and the rest of
 * the trips found.
 */
function around(segments: readonly KnownSegment[], stored: readonly Trip[], days: Days, one: KnownSegment) {
  const near = segments.filter(
    (other) =>
      other.id === one.id ||
      overlap(daysOf(other), widened(days, reachDays)) ||
      (one.confirmation_no !== null && other.confirmation_no?.toUpperCase() === one.confirmation_no.toUpperCase()),
  )
  const nearTrips = stored.filter((trip) => overlap(trip, widened(days, reachDays)))
  const trips = new Set([...near.flatMap(({ trip_id }) => trip_id ?? []), ...nearTrips.map(({ id }) => id)])
  return segments.filter((other) => near.includes(other) || (other.trip_id !== null && trips.has(other.trip_id)))
}

/**
 * Groups with only the data around the change, widened as far as necessary. `looked` is the number of segments read.
 */
function regrouped(before: readonly KnownSegment[], after: readonly KnownSegment[], one: KnownSegment) {
  const stored = storedTrips(before)
  for (let days = daysOf(one); ; ) {
    const window = around(after, stored, days, one)
    const trips = stored.filter(({ id }) => window.some(({ trip_id }) => trip_id === id))
    const result = regroupAround(window, trips, new Set([one.id]))
    if (result.days === null || isWithin(result.days, days)) return { ...result, looked: window.length }
    days = unionOf([days, result.days]) ?? days
  }
}

const onDay = (segment: KnownSegment, day: number): KnownSegment => {
  const shift = (time: string | null) => time && addDays('2026-01-01', day) + time.slice(10)
  return {
    ...segment,
    start_datetime: shift(segment.start_datetime),
    start_datetime_utc: shift(segment.start_datetime_utc),
    end_datetime: shift(segment.end_datetime),
    end_datetime_utc: shift(segment.end_datetime_utc),
  }
}

const numbers = fc.constantFrom(null, null, null, 'K7Q2MX', 'PPQR12')
const record = fc.record({ draft: drafts, number: numbers, day: fc.integer({ min: 0, max: 250 }) })
const segmentsOfAYear = fc.array(record, { minLength: 1, maxLength: 14 }).map((all) =>
  all.map(({ draft, day, number }, at): KnownSegment => {
    const segment = { ...draft, confirmation_no: number, id: String(at + 1), trip_id: null }
    return onDay(segment, day)
  }),
)
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('add', 'move', 'cancel', 'pin'),
  day: fc.integer({ min: 0, max: 250 }),
})

const partition = (groups: readonly { readonly segment_ids: readonly string[] }[]) =>
  groups.map(({ segment_ids }) => segment_ids.toSorted().join(' ')).toSorted()

test('regrouping around a change has the same result as grouping everything', () => {
  fc.assert(
    fc.property(segmentsOfAYear, change, (segments, { at, kind, day }) => {
      const chosen = segments[at % segments.length]
      if (!chosen) return
      const others = segments.filter(({ id }) => id !== chosen.id)
      const before = grouped(kind === 'add' ? others : segments)
      const previous = before.find(({ id }) => id === chosen.id)
      const trip = before[0]?.trip_id ?? null
      const one: KnownSegment = previous
        ? {
            ...previous,
            ...(kind === 'move' && onDay(previous, day)),
            ...(kind === 'cancel' && { status: previous.status === 'Active' ? ('Cancelled' as const) : 'Active' }),
            ...(kind === 'pin' && { pinned: true, trip_id: trip }),
          }
        : chosen
      const after = [...before.filter(({ id }) => id !== one.id), one]
      const { groups, emptyTrips } = regrouped(before, after, one)
      const changed = new Set(groups.flatMap(({ segment_ids }) => segment_ids))
      const left = after.filter(({ id }) => !changed.has(id))
      const rest = [...new Set(left.map(({ trip_id }) => trip_id))].map((trip) => ({
        segment_ids: left.filter(({ trip_id }) => trip_id === trip).map(({ id }) => id),
      }))
      const whole = groupTrips(after)
      expect(partition([...groups, ...rest])).toEqual(partition(whole))
      for (const group of groups)
        expect(whole.find(({ segment_ids }) => segment_ids.includes(group.segment_ids[0] ?? ''))).toEqual(group)
      for (const id of emptyTrips) expect(whole.some(({ trip_id }) => trip_id === id)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('the cost of adding a flight does not depend on the number of existing segments', () => {
  const daily = (days: number): KnownSegment[] =>
    grouped(
      Array.from({ length: days }, (_, day) => {
        const date = addDays('2026-01-01', day)
        return fly({ id: String(day + 1), number: `DAILY${day}` }, FRA, `${date}T07:00`, CDG, `${date}T08:15`)
      }),
    )
  const lookedAt = (days: number): number => {
    const before = daily(days)
    const one = fly({ id: '9999', number: 'ONEMORE' }, FRA, '2026-03-01T18:00', CDG, '2026-03-01T19:15')
    return regrouped(before, [...before, one], one).looked
  }
  expect(lookedAt(200)).toBe(lookedAt(100))
})

test('a trip that remains keeps its id, and one without segments is reported as emptied', () => {
  const before = grouped(newYorkTrip())
  const [trip] = storedTrips(before)
  const [out, ...others] = before
  if (!trip || !out) throw new Error('The trip has segments.')
  expect(regroupAround(before, [trip], new Set([out.id]))).toEqual({
    groups: [{ trip_id: trip.id, segment_ids: before.map(({ id }) => id) }],
    emptyTrips: [],
    former: [trip.id],
    days: { start_day: trip.start_day, end_day: trip.end_day },
  })
  const elsewhere = others.map((segment) => ({ ...segment, trip_id: null }))
  expect(regroupAround(elsewhere, [trip], new Set()).emptyTrips).toEqual([trip.id])
})
