import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { EmailAddress, one, Token } from '../kit/wire'
import {
  Credentials,
  LoginResponse,
  Message,
  PasskeyRequest,
  PasskeyResponse,
  PasswordReset,
  Redirect,
  Registration,
  Session,
  TokenInfo,
} from './schemas'

export const login = endpoint({
  name: 'session.login',
  summary: 'Sign in with an email address and a password. Wrong credentials are field errors (422).',
  method: 'POST',
  path: '/login',
  permission: 'anyone',
  body: Credentials,
  output: LoginResponse,
  statuses: [200],
  errors: ['too_many_requests'],
})

export const startPasskeyLogin = endpoint({
  name: 'session.start_passkey',
  summary: 'Request options for the browser to sign in with a passkey.',
  method: 'POST',
  path: '/login/passkey/options',
  permission: 'anyone',
  output: PasskeyRequest,
  statuses: [200],
  errors: ['too_many_requests'],
})

export const passkeyLogin = endpoint({
  name: 'session.passkey',
  summary: 'Sign in with a passkey, alone or as the second factor.',
  method: 'POST',
  path: '/login/passkey',
  permission: 'anyone',
  body: PasskeyResponse,
  output: LoginResponse,
  statuses: [200],
  errors: ['too_many_requests'],
})

export const logout = endpoint({
  name: 'session.logout',
  summary: 'End the session. Returns where to go next.',
  method: 'POST',
  path: '/logout',
  permission: 'anyone',
  output: Redirect,
  statuses: [200],
})

export const register = endpoint({
  name: 'session.register',
  summary: 'Request an account with a developer team. An email follows, whether or not the address has an account.',
  method: 'POST',
  path: '/api/developers/registration',
  permission: 'anyone',
  body: Registration,
  output: Message,
  errors: ['too_many_requests'],
})

export const verifyEmail = endpoint({
  name: 'session.verify_email',
  summary: 'Use the link of a verification email: creates the account, or changes its address. 403 explains failures.',
  method: 'POST',
  path: '/api/email-verifications',
  permission: 'anyone',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ data: z.object({ message: z.string(), email: z.string(), redirect: z.string() }) }),
  errors: ['forbidden', 'too_many_requests'],
})

export const requestPasswordReset = endpoint({
  name: 'session.request_password_reset',
  summary: 'Request an email for setting a new password. The response is the same whether or not there is an account.',
  method: 'POST',
  path: '/password/email',
  permission: 'anyone',
  body: z.object({ email: EmailAddress }),
  output: Message,
  statuses: [200],
  errors: ['too_many_requests'],
})

export const resetPassword = endpoint({
  name: 'session.reset_password',
  summary: 'Set a new password with the token from the email. Ends every session of the account.',
  method: 'POST',
  path: '/password/reset',
  permission: 'anyone',
  body: PasswordReset,
  output: Redirect,
  statuses: [200],
  errors: ['forbidden', 'too_many_requests'],
})

export const validateToken = endpoint({
  name: 'session.validate_token',
  summary: "Retrieve what a link's token is for, without using it up. 404 if it has expired or was used.",
  method: 'POST',
  path: '/api/tokens/{token}/validate',
  permission: 'anyone',
  params: { token: Token },
  output: one(TokenInfo),
  statuses: [200],
  errors: ['not_found', 'too_many_requests'],
})

export const listSessions = endpoint({
  name: 'session.list',
  summary: 'List your active sessions, newest first.',
  method: 'GET',
  path: '/api/users/current/sessions',
  permission: 'signed-in',
  output: z.object({ data: z.array(Session) }),
})

export const endSession = endpoint({
  name: 'session.end',
  summary: 'End one of your sessions.',
  method: 'DELETE',
  path: '/api/users/current/sessions/{id}',
  permission: 'signed-in',
  output: z.object({}),
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  name: 'session.end_others',
  summary: 'End all of your sessions but this one.',
  method: 'DELETE',
  path: '/api/users/current/sessions',
  permission: 'signed-in',
  output: z.object({ data: z.object({ ended: z.int() }) }),
})
