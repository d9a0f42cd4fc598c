import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FlightStatusLine } from '../../src/trips/flights/flight-status'
import { aSegment } from './a-segment'

const none = { scheduled: null, estimated: null, actual: null }
const delayed: FlightStatus = {
  id: '1',
  status: 'delayed',
  departure: { ...none, scheduled: '2026-03-12T09:55:00.000Z', estimated: '2026-03-12T10:25:00.000Z' },
  arrival: { ...none, actual: '2026-03-12T18:10:00.000Z' },
  origin_terminal: null,
  origin_gate: null,
  destination_terminal: null,
  destination_gate: null,
  baggage_claim: null,
  delay_minutes: 30,
  source: 'flightaware',
  last_modified: '2026-03-12T09:00:00.000Z',
}

test('the times of a flight’s status have the zones of its airports', () => {
  render(<FlightStatusLine status={delayed} segment={aSegment()} />)
  expect(screen.getByText('Departs 11:25 UTC+1 (expected)')).toBeTruthy()
  expect(screen.getByText('Arrives 14:10 UTC−4')).toBeTruthy()
})
