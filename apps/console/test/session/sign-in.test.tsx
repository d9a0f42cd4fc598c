import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { nextPage } from '../../src/session/next-page'
import { visit } from '../kit/visit'

describe('where a sign-in leads', () => {
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
  ])('%s leads to %s', (next, to) => expect(nextPage(next, origin)).toBe(to))
})

const submit = async (email: string) => {
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('wrong credentials stand under their field, which has the focus', async () => {
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

test('too many attempts are said at the top', async () => {
  await visit('/login', null, {
    'POST /login': { status: 429, body: { message: 'Try again in a minute.', code: 'too_many_requests' } },
  })
  await submit('ada@acme.test')
  expect((await screen.findByText('Try again in a minute.')).getAttribute('role')).toBe('alert')
})

test('an account with a second factor is asked for its code', async () => {
  await visit('/login', null, { 'POST /login': { body: { data: { two_factor: true } } } })
  await submit('ada@acme.test')
  expect(await screen.findByLabelText('Code')).toBeTruthy()
})

test('the page has the user agreement and no one is asked for', async () => {
  const { asked } = await visit('/login', null)
  expect((await screen.findByRole('link', { name: 'User agreement' })).getAttribute('href')).toBe(
    '/legal/user-agreement',
  )
  expect(asked).toEqual(['GET /api/links'])
})
