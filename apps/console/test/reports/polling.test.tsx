import type { Report } from '@sextant/contract/reports/schemas'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

afterEach(() => vi.useRealTimers())

const stamps = { created: '2027-03-01T08:00:00.000Z', modified: '2027-03-01T08:00:00.000Z' }
const aReport = (attributes: Partial<Report['attributes']>): { data: Report } => ({
  data: {
    id: '7',
    type: 'flight_spend',
    attributes: {
      status: 'processing',
      cancelled: false,
      name: 'Flights',
      start_date: '2027-02-01',
      end_date: '2027-02-28',
      filters: {},
      format: 'xlsx',
      currency: null,
      row_count: null,
      size_bytes: null,
      progress: 40,
      error: null,
      download_url: null,
      expires_at: null,
      schedule_id: null,
      ...attributes,
    },
    created_by: null,
    ...stamps,
  },
})

test('a report in progress is polled every 5 seconds until it changes (spec §4, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const path = 'GET /api/orgs/1/reports/7'
  const answer = { body: aReport({}) }
  const { requests } = await visit('/orgs/1/reports/7', aUser({ role: 'viewer' }), { [path]: answer })
  const times = () => requests.filter((call) => call === path).length
  const advance = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms))
  expect(await screen.findByText(/40% of the rows processed/)).toBeTruthy()
  const first = times()
  await advance(4000)
  expect(times()).toBe(first)
  answer.body = aReport({ progress: 80 })
  await advance(1500)
  expect(times()).toBe(first + 1)
  expect(await screen.findByText(/80% of the rows processed/)).toBeTruthy()
  answer.body = aReport({ status: 'failed', error: 'The disk is full.' })
  await advance(5000)
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Run again' })).toBeTruthy()
  await advance(15_000)
  expect(times()).toBe(first + 2)
})
