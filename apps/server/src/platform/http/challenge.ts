import type { Scope } from '@sextant/contract/kit/scopes'
import type { FastifyReply } from 'fastify'

/**
 * Says with a refusal how one is let in (RFC 6750 §3): by a bearer token, what is wrong with the one that was sent, and
 * the scope that it lacks.
 */
export function challenge(
  reply: FastifyReply,
  error: 'invalid_token' | 'insufficient_scope' | null,
  scope: Scope | null = null,
): void {
  const attributes = ['realm="sextant"', ...(error ? [`error="${error}"`] : []), ...(scope ? [`scope="${scope}"`] : [])]
  void reply.header('www-authenticate', `Bearer ${attributes.join(', ')}`)
}
