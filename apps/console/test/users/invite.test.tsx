import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser } from '../kit/people'
import { emptyPage } from '../kit/responses'
import { visit } from '../kit/visit'

const owner = aUser({ role: 'owner' })
const withSso = { ...owner, teams: owner.teams.map((team) => ({ ...team, sso_enabled: true })) }
const lists = {
  'GET /api/orgs/1/users': { body: emptyPage },
  'GET /api/orgs/1/invitations': { body: emptyPage },
}

test('the invitation form offers the roles Owner, User and Viewer (spec §6)', async () => {
  await visit('/orgs/1/settings/users/create', owner)
  const choice = await screen.findByLabelText('Role')
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Owner',
    'User',
    'Viewer',
  ])
})

test('a refused invitation keeps the form', async () => {
  await visit('/orgs/1/settings/users/create', owner, {
    'POST /api/orgs/1/invitations': {
      status: 422,
      body: { message: 'No', code: 'validation_failed', errors: { email: ['Is a user already.'] } },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Is a user already.')).toBeTruthy()
})

test('with single sign-on, inviting to an organization is a 404 (spec §5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await visit('/orgs/1/settings/users/create', withSso)
  expect(await screen.findByText('User not found')).toBeTruthy()
})

test('with single sign-on, the list offers no invitation', async () => {
  await visit('/orgs/1/settings/users', withSso, lists)
  await screen.findByRole('heading', { name: 'Users' })
  expect(screen.queryByRole('link', { name: 'Invite a user' })).toBeNull()
})

test('without single sign-on, the list offers an invitation', async () => {
  await visit('/orgs/1/settings/users', owner, lists)
  expect(await screen.findByRole('link', { name: 'Invite a user' })).toBeTruthy()
})
