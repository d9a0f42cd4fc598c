import { OAuthError } from './oauth-error'
import type { Form } from './read-form'

export type Credentials = { readonly clientId: string; readonly secret: string }

/**
 * Decodes the form-encoded client ID and secret in the header (RFC 6749 §2.3.1). Throws if the encoding is malformed.
 */
const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

function fromHeader(authorization: string): Credentials | null {
  const [, encoded] = /^Basic +([\w+/=-]+)$/i.exec(authorization) ?? []
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return null
  try {
    return { clientId: decoded(text.slice(0, colon)), secret: decoded(text.slice(colon + 1)) }
  } catch {
    return null
  }
}

/**
 * Reads the client's credentials from HTTP Basic or from form parameters, rejecting both at once (RFC 6749 §2.3.1).
 * Does not verify them.
 */
export function readCredentials(authorization: string | undefined, form: Form): Credentials {
  const { client_id: clientId, client_secret: secret } = form
  if (authorization === undefined) {
    if (clientId !== undefined && secret !== undefined) return { clientId, secret }
    throw new OAuthError('invalid_client', 'Send client_id and client_secret, in the form or by HTTP Basic.')
  }
  const sent = fromHeader(authorization)
  if (!sent) throw new OAuthError('invalid_client', 'The Authorization header holds no Basic credentials.')
  if (secret !== undefined || (clientId !== undefined && clientId !== sent.clientId))
    throw new OAuthError('invalid_request', 'Send the credentials in one way, not in two.')
  return sent
}
