import type { SegmentEntry } from '@sextant/contract/segments/entry'
import { segmentTypes } from '@sextant/contract/segments/schemas'
import { assumedOf, type SegmentDraft } from '@sextant/domain/segments/draft'
import { editSegment } from '@sextant/domain/segments/edit'
import { type EntryContext, editOf, enterSegment, neededFields } from '@sextant/domain/segments/enter'
import { merge } from '@sextant/domain/segments/merge'
import { same } from '@sextant/domain/segments/same'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from './arbitrary'
import { draft, flight, places, stay } from './bookings'
import { lookups } from './lookups'

const context: EntryContext = { ...lookups, traveler: 'Ada Byron', source: null }

function entered(type: SegmentDraft['type'], entry: SegmentEntry, within = context) {
  const outcome = enterSegment(type, entry, within)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors))
  return outcome
}

const toParis: SegmentEntry = {
  flight_number: 'AF123',
  origin: 'FRA',
  destination: 'CDG',
  start_datetime: '2026-03-12T10:55:00',
}
const inParis: SegmentEntry = {
  hotel_name: 'Lutetia',
  start_locality: 'Paris',
  start_datetime: '2026-03-12',
  end_datetime: '2026-03-15',
}

describe('entering a segment', () => {
  test('a flight is completed with airline, places, time zones, instants and distance', () => {
    const { segment, set } = entered('air', { ...toParis, end_datetime: '2026-03-12T12:05:00' })
    expect(segment).toMatchObject({
      type: 'air',
      status: 'Active',
      iata_code: 'AF',
      flight_number: '123',
      airline: 'Air France',
      provider: 'Air France',
      travelers: ['Ada Byron'],
      source: null,
      source_classification: null,
      start_time_zone_id: 'Europe/Berlin',
      end_locality: 'Paris',
      start_datetime_utc: '2026-03-12T09:55:00.000Z',
      duration_min: 70,
      metadata: {},
    })
    expect(set).toEqual(expect.arrayContaining(['flight_number', 'origin', 'start_datetime']))
    expect(set).not.toContain('status')
  })

  test('a stay without times has the usual ones, marked as assumed, and counts its nights', () => {
    const { segment, set } = entered('hotel', inParis)
    expect(segment).toMatchObject({
      checkin_date: '2026-03-12',
      checkin_time: '15:00',
      checkout_time: '11:00',
      numberOfNights: 3,
      end_locality: 'Paris',
      end_time_zone_id: 'Europe/Paris',
    })
    expect(assumedOf(segment)).toEqual(['checkin_time', 'checkout_time'])
    expect(set).not.toContain('checkin_time')
    expect(entered('hotel', { ...inParis, start_datetime: '2026-03-12T15:00:00' }).set).toContain('checkin_time')
  })

  test('an activity has a type', () => {
    const { segment } = entered('activity', {
      activity_name: 'Chez Paul',
      activity_type: 'restaurant',
      start_datetime: '2026-03-12T20:00:00',
    })
    expect(segment).toMatchObject({ type: 'activity', activity_type: 'restaurant', provider: 'Chez Paul' })
  })

  test('a rental or train needs only its names and a day', () => {
    expect(entered('car', { car_company: 'Sixt', start_datetime: '2026-03-12' }).segment.provider).toBe('Sixt')
    const train = { start_name: 'Lyon', end_name: 'Paris Gare de Lyon', start_datetime: '2026-03-12T08:00:00' }
    expect(entered('rail', train).segment).toMatchObject({
      end_country_code: 'FR',
      destination_station: train.end_name,
    })
  })

  test('an entry from an email keeps the sender as its source', () => {
    const source = { id: 'bcd', name: 'BCD Travel', type: 'tmc' } as const
    expect(entered('air', toParis, { ...context, source }).segment).toMatchObject({
      source: 'bcd',
      source_classification: 'tmc',
    })
  })

  test('reports every missing or invalid field at once', () => {
    for (const type of segmentTypes) {
      const outcome = enterSegment(type, {}, context)
      expect(outcome).toMatchObject({
        ok: false,
        errors: Object.fromEntries(Object.keys(neededFields[type]).map((field) => [field, [expect.any(String)]])),
      })
    }
    const outcome = enterSegment('air', { ...toParis, start_datetime: undefined, origin: 'QQQ', price: '10' }, context)
    expect(Object.keys(outcome.ok ? {} : outcome.errors).toSorted()).toEqual(['currency', 'origin', 'start_datetime'])
    expect(enterSegment('hotel', { ...inParis, gate: 'A1' }, context)).toMatchObject({
      errors: { gate: [expect.any(String)] },
    })
    expect(enterSegment('hotel', { ...inParis, end_datetime: '2026-03-11' }, context)).toMatchObject({
      errors: { end_datetime: [expect.any(String)] },
    })
  })

  test('entering the same again sets nothing', () => {
    for (const [type, entry] of [
      ['air', toParis],
      ['hotel', inParis],
    ] as const) {
      const { segment } = entered(type, entry)
      expect(editSegment(segment, editOf(type, entry), context)).toMatchObject({ ok: true, set: [] })
    }
  })
})

describe('an email about an entered booking', () => {
  const lufthansa: SegmentEntry = { ...toParis, flight_number: '400' }
  const observed_at = '2026-02-01T00:00:00.000Z'

  test('is matched by number and day, without a confirmation number', () => {
    const mail = draft(flight({ end: { place: places.CDG, time: {} } }))
    expect(same(entered('air', lufthansa).segment, mail)).toBe(true)
  })

  test('adds times that were not entered and keeps the days', () => {
    const { segment, set } = entered('hotel', inParis)
    const mail = draft(
      stay({ start: { place: places.paris, time: { local: '2026-03-12T14:00:00' } }, name: 'Lutetia' }),
    )
    const merged = merge({ segment, observed_at, set }, { segment: mail, observed_at: '2026-02-02T00:00:00.000Z' })
    expect(merged.segment).toMatchObject({
      checkin_time: '14:00',
      checkin_date: '2026-03-12',
      checkout_date: '2026-03-15',
      confirmation_no: 'H-99812',
    })
  })

  test('never changes entered values, whatever it says and whenever it was written', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'), (mail, at) => {
        const existing = mail.type === 'hotel' ? entered('hotel', inParis) : entered('air', toParis)
        const merged = merge({ ...existing, observed_at }, { segment: mail, observed_at: at }).segment
        const before = new Map<string, unknown>(Object.entries(existing.segment))
        // The start and end of a stay are computed from its days and hours.
        const own = existing.set.filter((field) => mail.type !== 'hotel' || !field.endsWith('_datetime'))
        const after = new Map<string, unknown>(Object.entries(merged))
        expect(own.map((field) => after.get(field))).toEqual(own.map((field) => before.get(field)))
      }),
    )
  })
})
