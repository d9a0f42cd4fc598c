import type { FastifyReply } from 'fastify'

/** Says with a refusal how one is let in (RFC 6750 §3): by a bearer token, and what is wrong with the one that was sent. */
export function challenge(reply: FastifyReply, error: 'invalid_token' | 'insufficient_scope' | null): void {
  void reply.header('www-authenticate', `Bearer realm="sextant"${error ? `, error="${error}"` : ''}`)
}
