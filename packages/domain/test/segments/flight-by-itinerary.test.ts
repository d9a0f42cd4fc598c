import { flightByItinerary } from '@sextant/domain/segments/flight-by-itinerary'
import { expect, test } from 'vitest'

const flight = {
  id: '7',
  status: 'Active',
  start_datetime_utc: '2026-03-12T09:55:00.000Z',
  end_datetime_utc: '2026-03-12T17:45:00.000Z',
  origin_terminal: '1',
  destination_terminal: null,
  gate: 'B42',
  modified: '2026-01-01T00:00:00.000Z',
} as const
const at = (now: string, of: object = {}) => flightByItinerary({ ...flight, ...of }, new Date(now)).status

test('a flight stands by the clock between its booked departure and arrival', () => {
  expect(at('2026-03-12T09:54:59Z')).toBe('scheduled')
  expect(at('2026-03-12T09:55:00Z')).toBe('in_flight')
  expect(at('2026-03-12T17:44:59Z')).toBe('in_flight')
  expect(at('2026-03-12T17:45:00Z')).toBe('arrived')
})

test('a cancelled booking is a cancelled flight, before and after', () => {
  expect(at('2026-03-01T00:00:00Z', { status: 'Cancelled' })).toBe('cancelled')
  expect(at('2026-04-01T00:00:00Z', { status: 'Cancelled' })).toBe('cancelled')
})

test('what the booking does not tell is unknown', () => {
  expect(at('2026-03-12T10:00:00Z', { start_datetime_utc: null })).toBe('unknown')
  expect(at('2026-03-12T10:00:00Z', { end_datetime_utc: null })).toBe('unknown')
})

test('says that it is of the itinerary, and what the booking has of gates', () => {
  expect(flightByItinerary(flight, new Date('2026-03-01T00:00:00Z'))).toMatchObject({
    id: '7',
    source: 'itinerary',
    origin_gate: 'B42',
    departure: { scheduled: '2026-03-12T09:55:00.000Z', estimated: null, actual: null },
    delay_minutes: null,
  })
})
