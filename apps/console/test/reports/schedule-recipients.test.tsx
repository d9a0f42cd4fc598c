import type { Schedule } from '@sextant/contract/reports/schemas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const stamps = { created: '2027-03-01T08:00:00.000Z', modified: '2027-03-01T08:00:00.000Z' }
const schedule: Schedule = {
  id: '3',
  name: 'Flights of the week',
  type: 'flight_spend',
  filters: {},
  range: 'last_week',
  format: 'xlsx',
  frequency: 'weekly',
  weekday: 1,
  day: 1,
  hour: 8,
  status: 'Active',
  recipients: [{ id: '9', name: 'Grace Hopper', email: 'grace@acme.test' }],
  next_run_at: null,
  last_run_at: null,
  created_by: null,
  ...stamps,
}

test('a schedule saved before the team’s users have loaded keeps its recipients', async () => {
  const { bodies } = await visit('/orgs/1/reports', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/reports': { body: emptyPage },
    'GET /api/orgs/1/reports/schedules': { body: { ...emptyPage, data: [schedule] } },
    'PATCH /api/orgs/1/reports/schedules/3': { body: { data: schedule } },
  })
  const more = await screen.findByRole('button', { name: 'More for: Flights of the week' })
  fireEvent.mouseDown(more)
  fireEvent.click(more)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save schedule' }))
  await waitFor(() => expect(bodies).toMatchObject([{ recipients: ['9'] }]))
})
