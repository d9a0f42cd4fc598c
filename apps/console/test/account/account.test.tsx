import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deviceName } from '../../src/session/device-name'
import { aUser } from '../kit/people'
import { visit } from '../kit/visit'

const user = aUser({ role: 'viewer' })
const answers = {
  'GET /api/locations/timezones': { body: { data: [] } },
  'GET /api/users/current/sessions': { body: { data: [] } },
  'GET /api/users/current/two-factor': {
    body: { data: { totp: false, passkeys: [], recovery_codes_left: 0 } },
  },
}

test('setting up an authenticator app requires the password, and a wrong one shows an error at its field', async () => {
  const { bodies } = await visit('/account', user, {
    ...answers,
    'POST /api/users/current/two-factor/totp': {
      status: 422,
      body: { message: 'No', code: 'validation_failed', errors: { password: ['Is not your password.'] } },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' })
  const field = dialog.querySelector('input')
  if (field) fireEvent.change(field, { target: { value: 'wrong' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Is not your password.')).toBeTruthy()
  expect(bodies).toEqual([{ password: 'wrong' }])
})

test('users without a password are not asked for one', async () => {
  await visit('/account', { ...user, has_password: false }, answers)
  expect(await screen.findByRole('button', { name: 'Set password' })).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'curl'],
  [null, 'Unknown device'],
])('the session of user agent %s is named %s', (agent, name) => expect(deviceName(agent)).toBe(name))
