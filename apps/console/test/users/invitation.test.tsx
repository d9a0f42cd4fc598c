import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../kit/visit'

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const invitation = (has_account: boolean) => ({
  [`POST /api/tokens/${token}/validate`]: {
    body: {
      data: {
        type: 'invitation',
        email: 'ada@acme.test',
        team: { id: '1', type: 'org', name: 'Acme Travel' },
        role: 'user',
        has_account,
      },
    },
  },
})

test('new users create an account from the invitation, with errors under their fields', async () => {
  const { bodies } = await visit(`/invitations/${token}`, null, {
    ...invitation(false),
    [`POST /api/invitations/${token}/accept`]: {
      status: 422,
      body: { message: 'No', code: 'validation_failed', errors: { password: ['Is too common.'] } },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Join Acme Travel' })).toBeTruthy()
  expect(screen.getByText('You are invited as User, using ada@acme.test.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'password12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect(await screen.findByText('Is too common.')).toBeTruthy()
  expect(bodies).toEqual([{ name: 'Ada', password: 'password12' }])
})

test('existing users join with their account', async () => {
  await visit(`/invitations/${token}`, null, invitation(true))
  await screen.findByRole('heading', { name: 'Join Acme Travel' })
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('an expired link redirects to the page that says so', async () => {
  const { path } = await visit(`/invitations/${token}`, null)
  await waitFor(() => expect(path()).toBe('/invitations/expired'))
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy()
})
