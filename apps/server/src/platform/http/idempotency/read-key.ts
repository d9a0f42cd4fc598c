import type { Endpoint } from '@sextant/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import { refuseFields } from '../refusal'

const form = /^[\x21-\x7e]{1,255}$/

/**
 * Whether an endpoint accepts idempotency keys: calls within a team that create something. Calls that only query are
 * excluded: they may wait for other servers, during which no transaction may be held open.
 */
export const acceptsKey = ({ method, path, permission, download, isReadOnly: onlyAsks }: Endpoint): boolean =>
  method === 'POST' && path.startsWith('{team}') && permission !== 'anyone' && download === null && !onlyAsks

/**
 * A request's idempotency key: 1 to 255 visible characters, quoted (as in draft-ietf-httpapi-idempotency-key-header) or
 * not. Rejects any other (422).
 */
export function readKey(endpoint: Endpoint, { headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const sent = headers['idempotency-key']
  if (sent === undefined || !acceptsKey(endpoint)) return null
  const key = String(sent).replace(/^"(.*)"$/, '$1')
  return form.test(key) ? key : refuseFields({ 'Idempotency-Key': ['Must have 1 to 255 visible characters.'] })
}
