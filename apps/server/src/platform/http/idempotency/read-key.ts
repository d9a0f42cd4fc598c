import type { Endpoint } from '@sextant/contract/kit/endpoint'
import type { FastifyRequest } from 'fastify'
import { refuseFields } from '../refusal'

const form = /^[\x21-\x7e]{1,255}$/

/**
 * Whether a call may carry a key: one that would make something anew each time, in a team. One that only asks may wait
 * for somebody else's server, for which no transaction is kept open.
 */
export const takesKey = ({ method, path, permission, download, onlyAsks }: Endpoint): boolean =>
  method === 'POST' && path.startsWith('{team}') && permission !== 'anyone' && download === null && !onlyAsks

/**
 * The key of a call, where it carries one: 1 to 255 visible characters, in quotes (as
 * draft-ietf-httpapi-idempotency-key-header writes it) or without. Refuses others (422).
 */
export function readKey(endpoint: Endpoint, { headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const sent = headers['idempotency-key']
  if (sent === undefined || !takesKey(endpoint)) return null
  const key = String(sent).replace(/^"(.*)"$/, '$1')
  return form.test(key) ? key : refuseFields({ 'Idempotency-Key': ['Must have 1 to 255 visible characters.'] })
}
