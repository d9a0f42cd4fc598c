import { OAuthError } from './oauth-error'

export type Form = Readonly<Record<string, string>>

/**
 * The parameters of a form. One without a value counts as left out, and none may come twice (RFC 6749 §3.2); those that
 * are not known are ignored.
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
