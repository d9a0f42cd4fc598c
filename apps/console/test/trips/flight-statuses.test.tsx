import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../src/kit/query-client'
import { WorkspaceContext } from '../../src/kit/workspace'
import { useFlightStatuses } from '../../src/trips/flights/flight-statuses'
import { aUser } from '../kit/people'
import { mockAnswers } from '../kit/responses'

const path = 'GET /api/orgs/1/flight-statuses'
const times = { scheduled: null, estimated: null, actual: null }
const aStatus = (id: string): FlightStatus => ({
  id,
  status: 'on_time',
  departure: times,
  arrival: times,
  origin_terminal: null,
  origin_gate: null,
  destination_terminal: null,
  destination_gate: null,
  baggage_claim: null,
  delay_minutes: null,
  source: 'flightaware',
  last_modified: '2026-03-01T12:00:00.000Z',
})
const air = (id: string) => ({ id, type: 'air' }) as const

/** Renders the hook on a team's page, with the given segments. */
function statuses(shown: Parameters<typeof useFlightStatuses>[0]) {
  const user = aUser({ role: 'viewer' })
  const [team = null] = user.teams
  const queryClient = makeQueryClient({ onStaleFailure: () => {}, onCommandFailure: () => {} })
  return renderHook((segments) => useFlightStatuses(segments), {
    initialProps: shown,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <WorkspaceContext value={{ user, team }}>{children}</WorkspaceContext>
      </QueryClientProvider>
    ),
  })
}

test('a page of segments fetches only flights, and only those not cached yet (spec §4)', async () => {
  const answers = { [path]: { body: { data: [aStatus('1'), aStatus('2')] } } }
  const { requests } = mockAnswers(answers)
  const { result, rerender } = statuses([air('1'), { id: '9', type: 'hotel' }, air('2')])
  await waitFor(() => expect([...result.current.keys()]).toEqual(['1', '2']))
  answers[path] = { body: { data: [aStatus('3')] } }
  rerender([air('2'), air('3')])
  await waitFor(() => expect([...result.current.keys()]).toEqual(['2', '3']))
  expect(requests).toEqual([`${path}?ids=1%2C2`, `${path}?ids=3`])
})

test('a page of segments fetches nothing on a page without flights', () => {
  const { requests } = mockAnswers({})
  expect(statuses([{ id: '9', type: 'hotel' }]).result.current.size).toBe(0)
  expect(requests).toEqual([])
})

test('a failure is logged and shows no data (spec §8)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockAnswers({ [path]: { status: 500, body: { message: 'Broken', code: 'internal' } } })
  const { result } = statuses([air('1')])
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(result.current.size).toBe(0)
})
