import { OAuthError } from './oauth-error'

export type Form = Readonly<Record<string, string>>

/**
 * Reads form parameters. Empty values count as omitted and repeated ones are rejected (RFC 6749 §3.2); unknown
 * parameters are ignored.
 */
export function readForm(body: unknown): Form {
  if (!(body instanceof URLSearchParams))
    throw new OAuthError('invalid_request', 'Send a form: application/x-www-form-urlencoded.')
  const form: Record<string, string> = Object.create(null)
  for (const [name, value] of body) {
    if (Object.hasOwn(form, name)) throw new OAuthError('invalid_request', `${name} came more than once.`)
    form[name] = value
  }
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
}
