import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'
import { aSegment, frankfurt, newYork } from './a-segment'
import { aTrip } from './a-trip'

const boston = { ...newYork, name: 'Logan International Airport', iata_code: 'BOS', locality: 'Boston' }
const out = aSegment()
const back = {
  ...aSegment({
    start: { place: boston, time: { local: '2026-03-16T17:00:00' } },
    end: { place: frankfurt, time: { local: '2026-03-17T06:00:00' } },
  }),
  id: '2',
}
const gap = {
  code: 'gap',
  message: 'Nothing is booked from New York to Boston, 12–16 Mar.',
  segment_ids: ['1', '2'],
} as const
const missing = { code: 'missing_return', message: 'No return booked.', segment_ids: ['2'] } as const

test('the page of an open jaw has its gap above the date that ends it, and what is missing after it at the end', async () => {
  const trip = {
    ...aTrip,
    headline: 'New York, 12–17 Mar',
    warnings: [gap, missing],
    segments: { '2026-03-12': [out], '2026-03-16': [back] },
  }
  await visit('/orgs/1/trips/12', aUser({ role: 'viewer' }), {
    'GET /api/orgs/1/trips/12': { body: { data: trip } },
    'GET /api/orgs/1/flight-statuses': { body: { data: [] } },
  })
  await screen.findByRole('heading', { level: 1, name: 'New York, 12–17 Mar' })
  const day = screen.getByRole('heading', { level: 2, name: 'Mon 16 Mar 2026' }).closest('li')
  expect(day?.textContent).toMatch(
    /^3 days without bookingsNothing is booked from New York to Boston, 12–16 Mar\.Mon 16/,
  )
  const last = day?.parentElement?.lastElementChild
  expect(last?.textContent).toBe('No return booked.')
  expect(
    within(screen.getByRole('complementary', { name: 'Route and facts' })).getByText('London, United Kingdom'),
  ).toBeTruthy()
})
