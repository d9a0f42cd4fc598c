import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectNotified } from '../kit/notified'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const owner = aUser({ role: 'owner' })
const zones = { 'GET /api/locations/timezones': { body: { data: [] } } }

const open = (answers: Parameters<typeof visit>[2]) =>
  visit('/orgs/1/settings/general', owner, { ...zones, ...answers })

const save = async (name: string) => {
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } })
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }))
}

describe('general settings (spec §4, §8)', () => {
  test('a saved change shows the confirmation from the specification', async () => {
    const { bodies } = await open({ 'PATCH /api/orgs/1': { body: { data: owner.teams[0] } } })
    await save('Acme')
    expect(await screen.findByText('Settings successfully updated!')).toBeTruthy()
    expect(bodies).toEqual([
      {
        name: 'Acme',
        region: null,
        currency: 'USD',
        time_zone_id: 'America/New_York',
        carbon_method: 'desnz-2025',
        require_authentic_mail: false,
      },
    ])
  })

  test('a 422 error is shown at its field', async () => {
    await open({
      'PATCH /api/orgs/1': {
        status: 422,
        body: { message: 'No', code: 'validation_failed', errors: { name: ['Enter a name.'] } },
      },
    })
    await save('')
    const error = await screen.findByText('Enter a name.')
    expect(screen.getByLabelText('Name').getAttribute('aria-describedby')).toContain(error.id)
  })

  test('a 502 is a soft success: the name is applied locally without a refetch', async () => {
    const { requests } = await open({ 'PATCH /api/orgs/1': { status: 502, body: null } })
    await save('Acme Anew')
    expect(await screen.findByText('Settings successfully updated!')).toBeTruthy()
    await waitFor(() => expect(document.title).toContain('Acme Anew'))
    expect(requests.filter((call) => call === 'GET /api/users/current')).toHaveLength(1)
  })

  test('any other failure shows its own error text', async () => {
    await open({ 'PATCH /api/orgs/1': { status: 500, body: { message: 'Broken', code: 'internal' } } })
    await save('Acme')
    await expectNotified('We are unable to send your request at this time. Please try again.')
  })

  test('users without edit permission see the settings read-only', async () => {
    await visit('/orgs/1/settings/general', aUser({ role: 'user' }), zones)
    await screen.findByRole('heading', { name: 'General' })
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull()
  })
})

describe('deleting a team (spec §4, §8)', () => {
  const remove = async (typed: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete team' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete team Acme Travel' })
    fireEvent.change(screen.getByLabelText('Name of the team'), { target: { value: typed } })
    const form = dialog.querySelector('form')
    if (form) fireEvent.submit(form)
  }

  test('clears all state and opens the list of teams', async () => {
    sessionStorage.setItem('query:org:1:emails', '{"status":"Failed"}')
    const { path, bodies } = await open({
      'DELETE /api/orgs/1': { body: { data: { ...owner.teams[0], status: 'Deleted' } } },
      'GET /api/orgs': { body: emptyPage },
    })
    await remove('Acme Travel')
    expect(await screen.findByText('Team Acme Travel deleted')).toBeTruthy()
    expect(path()).toBe('/teams')
    expect(bodies).toEqual([{ name: 'Acme Travel' }])
    expect(sessionStorage.getItem('query:org:1:emails')).toBeNull()
  })

  test('a failure shows the text from the specification', async () => {
    await open({ 'DELETE /api/orgs/1': { status: 500, body: { message: 'Broken', code: 'internal' } } })
    await remove('Acme Travel')
    await expectNotified('We are unable delete team Acme Travel. Please try again.')
  })
})

test('a deleted team is never listed', async () => {
  const data = owner.teams.filter(({ teamType }) => teamType === 'org')
  const gone = data.map((team) => ({ ...team, id: '9', name: 'Initech', status: 'Deleted' }))
  await visit('/teams', owner, { 'GET /api/orgs': { body: { ...emptyPage, data: [...data, ...gone] } } })
  expect(await screen.findByRole('link', { name: 'Acme Travel' })).toBeTruthy()
  expect(screen.queryByText('Initech')).toBeNull()
})
