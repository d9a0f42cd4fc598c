import type { Place } from '@sextant/contract/emails/reservation'
import { assumedOf, type SegmentDraft } from '@sextant/domain/segments/draft'
import { merge } from '@sextant/domain/segments/merge'
import { sameName } from '@sextant/domain/travelers/name-key'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairs } from './arbitrary'
import { context, draft, flight, places, reservation, stay } from './bookings'

const monday = '2026-03-02T08:00:00.000Z'
const tuesday = '2026-03-03T08:00:00.000Z'
const observation = (segment: SegmentDraft, observed_at: string) => ({ segment, observed_at })

describe('a newer email', () => {
  test('overrides the values that it states and erases nothing', () => {
    const existing = draft(flight({ departure_gate: 'B42', price: '540.00', currency: 'EUR' }))
    const newer = draft(
      flight({
        start: { place: places.FRA, time: { local: '2026-03-12T12:20:00' } },
        departure_terminal: '1',
      }),
    )
    const { segment, changed } = merge(observation(existing, monday), observation(newer, tuesday))
    expect(segment).toMatchObject({
      start_datetime: '2026-03-12T12:20:00',
      start_datetime_utc: '2026-03-12T11:20:00.000Z',
      gate: 'B42',
      origin_terminal: '1',
      price: '540.00',
      cents: 54_000,
      duration_min: 385,
    })
    expect(changed.toSorted()).toEqual(['duration_min', 'origin_terminal', 'start_datetime', 'start_datetime_utc'])
  })

  test('has no other price where there is nothing more to pay', () => {
    const existing = draft(flight({ price: '170.00', currency: 'EUR' }))
    const newer = draft(flight({ number: '402', price: '0.00', currency: 'USD' }))
    const { segment } = merge(observation(existing, monday), observation(newer, tuesday))
    expect(segment).toMatchObject({ flight_number: '402', price: '170.00', currency: 'EUR', cents: 17_000 })
  })

  test('does not override a known value with a default', () => {
    const existing = draft(stay({ start: { place: places.newYork, time: { local: '2026-03-12T18:00:00' } } }))
    const newer = draft(stay({ end: { place: {}, time: { local: '2026-03-16' } } }))
    const { segment } = merge(observation(existing, monday), observation(newer, tuesday))
    expect(segment).toMatchObject({
      start_datetime: '2026-03-12T18:00:00',
      checkin_time: '18:00',
      numberOfNights: 4,
    })
    expect(assumedOf(segment)).toEqual(['checkout_time'])
  })

  test('moves the day of a flight even without a time, but keeps the time of the same day', () => {
    const on = (local: string) => draft(flight({ start: { place: places.FRA, time: { local } } }))
    const existing = observation(on('2026-03-12T10:55:00'), monday)
    expect(merge(existing, observation(on('2026-03-12'), tuesday)).changed).toEqual([])
    expect(merge(existing, observation(on('2026-03-13'), tuesday)).segment.start_datetime).toBe('2026-03-13T00:00:00')
  })

  test('keeps the telephone number of a place, but not that of another place', () => {
    const at = (place: Place) => draft(reservation({ kind: 'restaurant', start: { place, time: flight().start.time } }))
    const existing = at({ ...places.paris, phone: '+33 1 49 54 46 46' })
    const after = (newer: SegmentDraft, set: readonly string[] = []) =>
      merge({ ...observation(existing, monday), set }, observation(newer, tuesday)).segment.metadata['start_phone']
    expect(after(at(places.paris))).toBe('+33 1 49 54 46 46')
    expect(after(at(places.newYork))).toBeUndefined()
    expect(after(at(places.paris), ['start_name'])).toBeUndefined()
  })

  test('that names another place erases the details of the old one', () => {
    const existing = draft(flight({ departure_terminal: '1' }))
    const newer = draft(flight({ start: { place: { iata_code: 'MUC' }, time: flight().start.time } }))
    const { segment } = merge(observation(existing, monday), observation(newer, tuesday))
    expect(segment).toMatchObject({
      origin: 'MUC',
      start_locality: null,
      start_latitude: null,
      origin_terminal: null,
    })
  })

  test('from an unknown sender or the supplier does not change the source of a managed booking', () => {
    const tmc = { ...context, source: { id: 'egencia', name: 'Egencia', type: 'tmc' as const } }
    const existing = observation(draft(flight(), tmc), monday)
    expect(merge(existing, observation(draft(flight()), tuesday)).segment.source_name).toBe('Egencia')
  })
})

describe('travelers', () => {
  const seated = (name: string, seat: string) => draft(flight({ travelers: [{ name, seat }] }))

  test('are combined with their seats', () => {
    const { segment } = merge(
      observation(seated('Ada Byron', '12A'), monday),
      observation(seated('SOMERVILLE/MARY MS', '12B'), tuesday),
    )
    expect(segment).toMatchObject({ travelers: ['Ada Byron', 'SOMERVILLE/MARY MS'], seats: ['12A', '12B'] })
  })

  test('who change seats have one seat', () => {
    const { segment } = merge(
      observation(seated('Ada Byron', '12A'), monday),
      observation(seated('BYRON/ADA MRS', '30F'), tuesday),
    )
    expect(segment).toMatchObject({ travelers: ['Ada Byron'], seats: ['30F'] })
  })
})

describe('status', () => {
  const confirmed = draft(flight())
  const cancelled = draft(flight({ status: 'cancelled' }))

  test('a cancellation cancels, and a late older confirmation does not undo it', () => {
    const marked = merge(observation(confirmed, monday), observation(cancelled, tuesday))
    expect(marked).toMatchObject({ segment: { status: 'Cancelled' }, changed: ['status'] })
    expect(merge(marked, observation(confirmed, monday)).segment.status).toBe('Cancelled')
  })

  test('a newer confirmation undoes a cancellation', () => {
    expect(merge(observation(cancelled, monday), observation(confirmed, tuesday)).segment.status).toBe('Active')
  })
})

test('segments of different types are not merged', () => {
  const existing = observation(draft(flight()), monday)
  expect(merge(existing, observation(draft(reservation({ ...stay() })), tuesday))).toEqual({
    ...existing,
    changed: [],
  })
})

const order = fc.constantFrom([monday, monday], [monday, tuesday], [tuesday, monday])

test('merging the same email twice changes nothing', () => {
  fc.assert(
    fc.property(pairs, order, ([existing, incoming], [first = '', second = '']) => {
      const once = merge(observation(existing, first), observation(incoming, second))
      expect(merge(once, observation(incoming, second))).toEqual({ ...once, changed: [] })
    }),
  )
})

test('merging an email with itself changes nothing', () => {
  fc.assert(
    fc.property(pairs, ([existing]) => {
      expect(merge(observation(existing, monday), observation(existing, monday)).changed).toEqual([])
    }),
  )
})

test('the order in which two emails arrive does not matter', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const forth = merge(observation(a, monday), observation(b, tuesday))
      const back = merge(observation(b, tuesday), observation(a, monday))
      expect(back.segment).toEqual(forth.segment)
    }),
  )
})

test('a merge keeps all travelers and known values, except those that change with the place, price or flight', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const { segment } = merge(observation(a, monday), observation(b, tuesday))
      for (const name of [...a.travelers, ...b.travelers]) {
        expect(segment.travelers.some((one) => sameName(one, name))).toBe(true)
      }
      expect(segment.confirmation_no).toBe(b.confirmation_no ?? a.confirmation_no)
      expect(segment.start_datetime === null).toBe(a.start_datetime === null && b.start_datetime === null)
    }),
  )
})
