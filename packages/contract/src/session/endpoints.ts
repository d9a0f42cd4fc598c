import { endpoint } from '../kit/endpoint'
import { Credentials, LoginAnswer, LogoutAnswer } from './schemas'

export const login = endpoint({
  name: 'session.login',
  summary: 'Sign in with an email address and a password. Wrong credentials are field errors (422).',
  method: 'POST',
  path: '/login',
  permission: 'anyone',
  body: Credentials,
  output: LoginAnswer,
  statuses: [200],
  errors: ['too_many_requests'],
})

export const logout = endpoint({
  name: 'session.logout',
  summary: 'End the session. Answers where to go next.',
  method: 'POST',
  path: '/logout',
  permission: 'anyone',
  output: LogoutAnswer,
  statuses: [200],
})
