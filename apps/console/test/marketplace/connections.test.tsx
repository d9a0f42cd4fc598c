import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notices } from '../../src/ui/notices'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const stamp = '2026-03-01T09:30:00.000Z'
const aConnection = (status: string) => ({
  id: '5',
  app_id: '1',
  machine_name: 'sap_concur',
  status,
  config: {},
  secrets: [],
  requested_by: 'Ada Lovelace',
  enabled_at: null,
  last_sync_at: null,
  last_error: null,
  waiting: 0,
  created: stamp,
  modified: stamp,
})

const marketplace = (connections: readonly unknown[]) => ({
  'GET /api/orgs/1/marketplace': {
    body: {
      data: [
        { id: '1', machine_name: 'sap_concur' },
        { id: '2', machine_name: 'watershed' },
      ],
    },
  },
  'GET /api/orgs/1/marketplace/integrations': { body: { data: connections } },
  'GET /api/orgs/1/marketplace/integrations/5': { body: { data: connections[0] } },
})

const open = (path: string, answers: Parameters<typeof visit>[2]) =>
  visit(`/orgs/1/settings/connections${path}`, aUser({ role: 'owner' }), answers)

test('the connection page requests a connection by partner ID and confirms it', async () => {
  const { bodies } = await open('', {
    ...marketplace([]),
    'POST /api/orgs/1/marketplace/integrations': { status: 201, body: { data: aConnection('PENDING') } },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Connect ?Watershed$/ }))
  expect(await screen.findByText('Connection requested. Check your inbox for further instructions.')).toBeTruthy()
  expect(bodies).toEqual([{ app_id: '2' }])
})

test('the connection page requests a disconnect by status and confirms it', async () => {
  const { bodies, requests } = await open('/5', {
    ...marketplace([aConnection('ENABLED')]),
    'PUT /api/orgs/1/marketplace/integrations/5': { body: { data: aConnection('DISABLING') } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Disconnect requested. Check your inbox for further instructions.')).toBeTruthy()
  expect(requests).toContain('PUT /api/orgs/1/marketplace/integrations/5')
  expect(bodies).toContainEqual({ status: 'DISABLED' })
})

test('a failed request is logged and shows nothing (spec §7)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const noticeCount = notices.snapshot().length
  await open('', {
    ...marketplace([]),
    'POST /api/orgs/1/marketplace/integrations': {
      status: 500,
      body: { message: 'Broken', code: 'internal' },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Connect ?Watershed$/ }))
  await waitFor(() => expect(log).toHaveBeenCalled())
  expect(String(log.mock.calls[0]?.[0])).toContain('The connection to Watershed could not be requested.')
  expect(notices.snapshot()).toHaveLength(noticeCount)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['PENDING', 'Pending'],
  ['ENABLED', 'Active'],
  ['ENABLING', 'Enabling'],
  ['DISABLING', 'Disabling'],
  ['DISABLED', 'Disabled'],
])('a connection with status %s is labelled %s (spec §4)', async (status, label) => {
  await open('', marketplace([aConnection(status)]))
  const card = (await screen.findByRole('heading', { name: 'SAP Concur' })).closest('li')
  expect(card && within(card).getByText(label)).toBeTruthy()
})

test('a connection with empty required fields is not saved and shows errors', async () => {
  const { requests } = await open('/5', {
    ...marketplace([aConnection('PENDING')]),
    'GET /api/orgs/1/marketplace/integrations/5/attempts': { body: emptyPage },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0)
  const [first] = screen.getAllByText('Fill this in.')
  expect(document.activeElement?.getAttribute('aria-describedby')).toContain(first?.id)
  expect(requests.some((call) => call.startsWith('PUT'))).toBe(false)
  expect(screen.queryByText(/^Saved/)).toBeNull()
})
