import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('signing up', () => {
  test('says that a confirmation email was sent', async () => {
    const { bodies } = await visit('/join', null, {
      'POST /api/developers/registration': {
        status: 201,
        body: { data: { message: 'A mail is on its way.' } },
      },
    })
    await screen.findByRole('heading', { name: 'Create an account' })
    fill('Your name', 'Ada')
    fill('Email address', 'ada@acme.test')
    fill('Password', 'a long enough one')
    fill('Team name', 'Engines')
    press('Create account')
    expect(await screen.findByText('A mail is on its way.')).toBeTruthy()
    expect(bodies).toEqual([
      { name: 'Ada', email: 'ada@acme.test', password: 'a long enough one', team_name: 'Engines' },
    ])
  })

  test('redirects signed-in users to the teams (spec §2)', async () => {
    const { path } = await visit('/join', aUser({ role: 'viewer' }))
    await waitFor(() => expect(path()).toBe('/teams'))
  })
})

describe('the link in a verification email', () => {
  test('is used once, when the page opens', async () => {
    const data = { message: 'Your email address is confirmed.', email: 'ada@acme.test', redirect: '/login' }
    const { requests } = await visit(`/t/${token}`, null, {
      'POST /api/email-verifications': { status: 201, body: { data } },
    })
    expect(await screen.findByText(data.message)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
    expect(requests.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('shows the server’s message if refused (spec §8)', async () => {
    await visit(`/t/${token}`, null, {
      'POST /api/email-verifications': { status: 403, body: { message: 'Too late.', code: 'forbidden' } },
    })
    expect(await screen.findByText('Too late.')).toBeTruthy()
  })
})

describe('a new password', () => {
  const validate = `POST /api/tokens/${token}/validate`

  test('requires only an email address to request', async () => {
    await visit('/password/reset', null, {
      'POST /password/email': {
        body: { data: { message: 'If there is an account, a mail is on its way.' } },
      },
    })
    await screen.findByRole('heading', { name: 'Reset your password' })
    fill('Email address', 'ada@acme.test')
    press('Send link')
    expect(await screen.findByText('If there is an account, a mail is on its way.')).toBeTruthy()
  })

  test('is set with the emailed link and leads to sign-in', async () => {
    const { path } = await visit(`/password/reset/${token}`, null, {
      [validate]: { body: { data: { type: 'password_reset', email: 'ada@acme.test' } } },
      'POST /password/reset': { body: { data: { redirect: '/login' } } },
    })
    await screen.findByText('For ada@acme.test. All your sessions will end.')
    fill('New password', 'a long enough one')
    press('Change password')
    await waitFor(() => expect(path()).toBe('/login'))
  })

  test('cannot be set with an expired or unrelated link', async () => {
    await visit(`/password/reset/${token}`, null)
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeTruthy()
  })
})
