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

test('a flight’s status follows its booked departure and arrival', () => {
  expect(at('2026-03-12T09:54:59Z')).toBe('scheduled')
  expect(at('2026-03-12T09:55:00Z')).toBe('in_flight')
  expect(at('2026-03-12T17:44:59Z')).toBe('in_flight')
  expect(at('2026-03-12T17:45:00Z')).toBe('arrived')
})

test('a cancelled booking is a cancelled flight at any time', () => {
  expect(at('2026-03-01T00:00:00Z', { status: 'Cancelled' })).toBe('cancelled')
  expect(at('2026-04-01T00:00:00Z', { status: 'Cancelled' })).toBe('cancelled')
})

test('the status is unknown without both times', () => {
  expect(at('2026-03-12T10:00:00Z', { start_datetime_utc: null })).toBe('unknown')
  expect(at('2026-03-12T10:00:00Z', { end_datetime_utc: null })).toBe('unknown')
})

test('the status names the itinerary as its source and includes the booked gates', () => {
  expect(flightByItinerary(flight, new Date('2026-03-01T00:00:00Z'))).toMatchObject({
    id: '7',
    source: 'itinerary',
    origin_gate: 'B42',
    departure: { scheduled: '2026-03-12T09:55:00.000Z', estimated: null, actual: null },
    delay_minutes: null,
  })
})
