import { ssoErrors } from '@sextant/contract/authentication/sso-errors'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { nextPage } from '../../src/session/next-page'
import { mockAnswers } from '../kit/responses'
import { visit } from '../kit/visit'

describe('the destination after sign-in', () => {
  const origin = 'https://sextant.test'
  test.each([
    ['/orgs/1/travel?type=air#x', '/orgs/1/travel?type=air#x'],
    [undefined, '/'],
    ['https://evil.test/', '/'],
    ['//evil.test/', '/'],
    ['/\\evil.test/', '/'],
    ['/.//evil.test', '/'],
    ['/a/..//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?next=/login', '/'],
    ['/logout', '/'],
  ])('%s opens %s', (next, to) => expect(nextPage(next, origin)).toBe(to))
})

const submit = async (email: string) => {
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('wrong credentials are shown at their field, which is focused', async () => {
  await visit('/login', null, {
    'POST /login': {
      status: 422,
      body: {
        message: 'Invalid',
        code: 'validation_failed',
        errors: { email: ['These credentials do not match.'] },
      },
    },
  })
  await submit('ada@acme.test')
  const error = await screen.findByText('These credentials do not match.')
  const field = screen.getByLabelText('Email address')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(document.activeElement).toBe(field)
})

test('too many attempts are reported at the top', async () => {
  await visit('/login', null, {
    'POST /login': { status: 429, body: { message: 'Try again in a minute.', code: 'too_many_requests' } },
  })
  await submit('ada@acme.test')
  expect((await screen.findByText('Try again in a minute.')).getAttribute('role')).toBe('alert')
})

describe('an account with a second factor', () => {
  const ask = async (methods: readonly string[]) => {
    await visit('/login', null, { 'POST /login': { body: { data: { two_factor: true, methods } } } })
    await submit('ada@acme.test')
    await screen.findByRole('heading', { name: 'One more step' })
  }

  test('requires an app code or a recovery code with the same credentials', async () => {
    await ask(['totp', 'recovery_code'])
    expect(
      await screen.findByText('Six digits from your authenticator app, or one of your recovery codes.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
    const sent = mockAnswers({
      'POST /login': {
        status: 422,
        body: {
          message: 'Invalid',
          code: 'validation_failed',
          errors: { code: ['This code is not right.'] },
        },
      },
    })
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' 123456 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const error = await screen.findByText('This code is not right.')
    expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toContain(error.id)
    expect(sent.bodies).toEqual([{ email: 'ada@acme.test', password: 'secret', remember: false, code: '123456' }])
  })

  test('can have only a passkey, and can be restarted', async () => {
    await ask(['passkey'])
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeTruthy()
    expect(screen.queryByLabelText('Code')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
  })
})

describe('single sign-on', () => {
  test.each([
    ['late', ssoErrors.late],
    ['<b>forged</b>', ssoErrors.refused],
  ])('the error code %s shows our own message', async (code, text) => {
    await visit(`/login?sso_error=${encodeURIComponent(code)}`, null)
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
  })

  test('reports an address without single sign-on at the field', async () => {
    await visit('/login', null, {
      'POST /login/sso': {
        status: 422,
        body: { message: 'No', code: 'validation_failed', errors: { email: ['There is none.'] } },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Single sign-on' }))
    fireEvent.change(await screen.findByLabelText('Work email address'), { target: { value: 'a@b.test' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('There is none.')).toBeTruthy()
  })
})

test('the page shows the user agreement and does not request the current user', async () => {
  const { requests } = await visit('/login', null)
  expect((await screen.findByRole('link', { name: 'User agreement' })).getAttribute('href')).toBe(
    '/legal/user-agreement',
  )
  expect(requests).toEqual(['GET /api/links'])
})
