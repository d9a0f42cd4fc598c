import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notices } from '../../src/ui/notices'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

const integrations = '/api/orgs/1/marketplace/integrations'
const stamps = { created: '2026-01-01T00:00:00.000Z', modified: '2026-01-01T00:00:00.000Z' }
const connection = {
  id: '5',
  app_id: '1',
  machine_name: 'sap_concur',
  status: 'ENABLED',
  config: {},
  secrets: [],
  requested_by: null,
  enabled_at: null,
  last_sync_at: null,
  last_error: null,
  waiting: 0,
  ...stamps,
}
const broken = { status: 500, body: { message: 'Broken', code: 'internal' } }

const open = async (answers: Parameters<typeof visit>[2]) =>
  await visit('/orgs/1/settings/connections', aUser({ role: 'owner' }), {
    'GET /api/orgs/1/marketplace': { body: { data: [{ id: '1', machine_name: 'sap_concur' }] } },
    [`GET ${integrations}`]: { body: { data: [] } },
    ...answers,
  })

const connect = async () => fireEvent.click(await screen.findByRole('button', { name: /^Connect/ }))

describe('a connection (spec §7, §8)', () => {
  // Notifications of an earlier test remain visible for a while.
  beforeEach(() => {
    for (const { id } of notices.snapshot()) notices.dismiss(id)
  })

  test('confirms a request', async () => {
    await open({ [`POST ${integrations}`]: { status: 201, body: { data: connection } } })
    await connect()
    expect(await screen.findByText('Connection requested. Check your inbox for further instructions.')).toBeTruthy()
  })

  test('only logs a failed request, which can be repeated', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({ [`POST ${integrations}`]: broken })
    await connect()
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The connection to SAP Concur could not be requested.', expect.anything()),
    )
    expect(notices.snapshot().filter(({ kind }) => kind === 'error')).toEqual([])
    const button = screen.getByRole('button', { name: /^Connect/ })
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  })

  test('can be requested again after it has ended', async () => {
    await visit('/orgs/1/settings/connections/5', aUser({ role: 'owner' }), {
      [`GET ${integrations}/5`]: { body: { data: { ...connection, status: 'DISABLED' } } },
      [`GET ${integrations}/5/attempts`]: { body: { data: [] } },
      [`POST ${integrations}`]: { status: 201, body: { data: connection } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Connect again' }))
    expect(await screen.findByText('Connection requested. Check your inbox for further instructions.')).toBeTruthy()
  })

  test('confirms a disconnect', async () => {
    await visit('/orgs/1/settings/connections/5', aUser({ role: 'owner' }), {
      [`GET ${integrations}/5`]: { body: { data: connection } },
      [`GET ${integrations}/5/attempts`]: { body: { data: [] } },
      [`PUT ${integrations}/5`]: { body: { data: { ...connection, status: 'DISABLING' } } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Disconnect requested. Check your inbox for further instructions.')).toBeTruthy()
  })
})
