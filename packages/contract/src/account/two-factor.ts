import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one, Token } from '../kit/wire'
import { Confirmation, CreatedCredential, Passkey, RecoveryCodes, TwoFactor } from './schemas'

export const readTwoFactor = endpoint({
  name: 'account.two_factor',
  summary: 'Retrieve the second factors of your account.',
  method: 'GET',
  path: '/api/users/current/two-factor',
  permission: 'signed-in',
  output: one(TwoFactor),
})

export const startTotp = endpoint({
  name: 'account.start_totp',
  summary: 'Create a secret for an authenticator app. It takes effect once a code is confirmed.',
  method: 'POST',
  path: '/api/users/current/two-factor/totp',
  permission: 'signed-in',
  body: Confirmation,
  output: one(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['conflict', 'too_many_requests'],
})

export const confirmTotp = endpoint({
  name: 'account.confirm_totp',
  summary: 'Enable the authenticator app with its first code.',
  method: 'POST',
  path: '/api/users/current/two-factor/totp/confirm',
  permission: 'signed-in',
  body: z.object({ code: z.string().check(z.trim(), z.maxLength(16)) }),
  output: one(RecoveryCodes),
  errors: ['conflict', 'too_many_requests'],
})

export const removeTotp = endpoint({
  name: 'account.remove_totp',
  summary: 'Disable the authenticator app.',
  method: 'DELETE',
  path: '/api/users/current/two-factor/totp',
  permission: 'signed-in',
  body: Confirmation,
  output: z.object({}),
  errors: ['not_found', 'too_many_requests'],
})

export const renewRecoveryCodes = endpoint({
  name: 'account.renew_recovery_codes',
  summary: 'Create new recovery codes; the old ones become invalid. 409 without a second factor.',
  method: 'POST',
  path: '/api/users/current/two-factor/recovery-codes',
  permission: 'signed-in',
  body: Confirmation,
  output: one(RecoveryCodes),
  errors: ['conflict', 'too_many_requests'],
})

export const startPasskey = endpoint({
  name: 'account.start_passkey',
  summary: 'Request options for the browser to create a passkey.',
  method: 'POST',
  path: '/api/users/current/passkeys/options',
  permission: 'signed-in',
  body: Confirmation,
  output: one(z.object({ challenge_id: Token, options: z.record(z.string(), z.unknown()) })),
  errors: ['too_many_requests'],
})

export const addPasskey = endpoint({
  name: 'account.add_passkey',
  summary: 'Store the passkey that the browser created.',
  method: 'POST',
  path: '/api/users/current/passkeys',
  permission: 'signed-in',
  body: z.object({
    challenge_id: Token,
    name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100)),
    credential: CreatedCredential,
  }),
  output: one(z.object({ passkey: Passkey, ...RecoveryCodes.shape })),
})

export const removePasskey = endpoint({
  name: 'account.remove_passkey',
  summary: 'Remove one of your passkeys.',
  method: 'DELETE',
  path: '/api/users/current/passkeys/{id}',
  permission: 'signed-in',
  body: Confirmation,
  output: z.object({}),
  errors: ['not_found', 'too_many_requests'],
})
