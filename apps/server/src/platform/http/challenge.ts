import type { Scope } from '@sextant/contract/kit/scopes'
import type { FastifyReply } from 'fastify'

/**
 * Adds a `WWW-Authenticate` challenge to a refusal (RFC 6750 §3): what is wrong with the bearer token, or the missing
 * scope.
 */
export function challenge(
  reply: FastifyReply,
  error: 'invalid_token' | 'insufficient_scope' | null,
  scope: Scope | null = null,
): void {
  const attributes = ['realm="sextant"', ...(error ? [`error="${error}"`] : []), ...(scope ? [`scope="${scope}"`] : [])]
  void reply.header('www-authenticate', `Bearer ${attributes.join(', ')}`)
}
