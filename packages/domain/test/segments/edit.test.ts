import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { editSegment } from '@sextant/domain/segments/edit'
import { merge } from '@sextant/domain/segments/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts, pairs } from './arbitrary'
import { draft, flight, places, reservation, stay } from './bookings'
import { lookups } from './lookups'

function edited(segment: SegmentDraft, edit: SegmentEdit) {
  const outcome = editSegment(segment, edit, lookups)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors))
  return outcome
}
const errorsOf = (segment: SegmentDraft, edit: SegmentEdit) => {
  const outcome = editSegment(segment, edit, lookups)
  return outcome.ok ? {} : outcome.errors
}

describe('editing a segment', () => {
  test('recalculates the instant and the flight time', () => {
    const { segment } = edited(draft(flight()), { start_datetime: '2026-03-12T11:55:00' })
    expect(segment).toMatchObject({ start_datetime_utc: '2026-03-12T10:55:00.000Z', duration_min: 410 })
  })

  test('an airport sets its place and time zone', () => {
    const { segment, set } = edited(draft(flight()), {
      destination: 'CDG',
      end_datetime: '2026-03-12T12:05:00',
    })
    expect(segment).toMatchObject({
      destination: 'CDG',
      destination_name: 'Charles de Gaulle Airport',
      end_locality: 'Paris',
      end_country_code: 'FR',
      end_time_zone_id: 'Europe/Paris',
      end_datetime_utc: '2026-03-12T11:05:00.000Z',
      distance_km: 449,
    })
    expect(set).toEqual(expect.arrayContaining(['destination', 'end_locality', 'end_latitude', 'end_datetime']))
    expect(set).not.toContain('distance_km')
  })

  test('a stay recalculates its nights and moves both of its ends', () => {
    const { segment } = edited(draft(stay()), {
      end_datetime: '2026-03-18T10:00:00',
      start_locality: 'Paris',
      start_country_code: 'FR',
    })
    expect(segment).toMatchObject({
      checkout_date: '2026-03-18',
      checkout_time: '10:00',
      start_time_zone_id: 'Europe/Paris',
      end_locality: 'Paris',
      end_time_zone_id: 'Europe/Paris',
    })
    expect(segment.numberOfNights).toBeGreaterThan(1)
  })

  test('an unknown city removes the coordinates', () => {
    expect(edited(draft(stay()), { start_locality: 'Nowhere' }).segment).toMatchObject({
      start_locality: 'Nowhere',
      start_latitude: null,
    })
  })

  test('a flight number with its airline code sets both', () => {
    expect(edited(draft(flight()), { flight_number: 'af 0123' }).segment).toMatchObject({
      iata_code: 'AF',
      flight_number: '123',
      airline: 'Air France',
    })
    expect(edited(draft(flight()), { flight_number: 'XY12' }).segment).toMatchObject({ flight_number: 'XY12' })
    expect(edited(draft(flight()), { airline: 'Air France' }).segment).toMatchObject({ iata_code: 'AF' })
  })

  test('a station sets its place, more exactly than the city', () => {
    const { segment } = edited(
      draft(reservation({ kind: 'train', start: { place: places.FRA, time: { local: '2026-03-12T10:00:00' } } })),
      { end_name: 'Paris Gare de Lyon', end_locality: 'Paris', end_country_code: null },
    )
    expect(segment).toMatchObject({ end_country_code: 'FR', end_latitude: 48.8443, end_time_zone_id: 'Europe/Paris' })
  })

  test('the name of a pick-up sets its place if no city is given', () => {
    const rental = draft(reservation({ kind: 'car', start: { place: {}, time: { local: '2026-03-12T10:00:00' } } }))
    const named = { start_name: 'Frankfurt Airport' }
    expect(edited(rental, named).segment).toMatchObject({ start_name: 'Frankfurt Airport', start_country_code: 'DE' })
    expect(edited(rental, { ...named, start_locality: 'Paris' }).segment).toMatchObject({ start_country_code: 'FR' })
  })

  test('a price recalculates its cents', () => {
    expect(edited(draft(flight()), { price: '120.50', currency: 'EUR' }).segment.cents).toBe(12_050)
    expect(edited(draft(flight()), { price: null, currency: null }).segment.cents).toBeNull()
  })

  test('rejects fields of another type, unknown places, reversed times and prices without a currency', () => {
    const air = draft(flight())
    expect(Object.keys(errorsOf(air, { hotel_name: 'Ritz' }))).toEqual(['hotel_name'])
    expect(Object.keys(errorsOf(air, { origin: 'XXX' }))).toEqual(['origin'])
    expect(Object.keys(errorsOf(air, { end_datetime: '2026-03-11T10:00:00' }))).toEqual(['end_datetime'])
    expect(Object.keys(errorsOf(air, { start_datetime: null, end_datetime: null }))).toEqual(['start_datetime'])
    expect(Object.keys(errorsOf(air, { price: '10', currency: null }))).toEqual(['currency'])
  })

  test('setting known values again changes nothing', () => {
    fc.assert(
      fc.property(drafts, (segment) => {
        const { status, confirmation_no, provider } = segment
        expect(edited(segment, { status, confirmation_no, provider }).set).toEqual([])
      }),
    )
  })
})

describe('values set by people', () => {
  test('are kept by later emails, which still add the rest', () => {
    const { segment, set } = edited(draft(flight()), { start_datetime: '2026-03-12T11:55:00', gate: 'A1' })
    const later = draft(flight({ departure_gate: 'B42', departure_terminal: '2' }))
    const merged = merge(
      { segment, observed_at: '2026-02-01T00:00:00.000Z', set },
      { segment: later, observed_at: '2026-02-02T00:00:00.000Z' },
    )
    expect(merged.segment).toMatchObject({
      start_datetime: '2026-03-12T11:55:00',
      start_datetime_utc: '2026-03-12T10:55:00.000Z',
      gate: 'A1',
      origin_terminal: '2',
    })
    expect(merged.changed).toContain('origin_terminal')
    expect(merged.changed).not.toContain('gate')
  })

  test('survive any email, early or late', () => {
    fc.assert(
      fc.property(pairs, fc.boolean(), ([existing, incoming], isLate) => {
        const { segment, set } = edited(existing, { provider: 'By hand', status: 'Active' })
        const observed_at = isLate ? '2026-01-01T00:00:00.000Z' : '2026-03-01T00:00:00.000Z'
        const after = merge(
          { segment, observed_at: '2026-02-01T00:00:00.000Z', set },
          { segment: incoming, observed_at },
        )
        expect(after.segment.provider).toBe('By hand')
        expect(after.segment.status === 'Active' || !set.includes('status')).toBe(true)
      }),
    )
  })
})
