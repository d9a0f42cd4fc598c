import type { FastifyReply } from 'fastify'
import { Refusal } from './refusal'

/** A caller's rate limit per minute and what remains of it; it refills steadily. */
export type Quota = {
  readonly limit: number
  readonly remaining: number
  /** Seconds until it is full again. */
  readonly fullIn: number
  /** Seconds until the next call is allowed; null if this one is. */
  readonly retryIn: number | null
}

/**
 * Adds rate limit headers to every response, and refuses the call (429) if nothing remains. `RateLimit` and
 * `RateLimit-Policy` follow draft-ietf-httpapi-ratelimit-headers-10; the other three, from drafts up to 06, are what
 * most clients read.
 */
export function spend(reply: FastifyReply, { limit, remaining, fullIn, retryIn }: Quota): void {
  void reply.headers({
    'ratelimit-policy': `"application";q=${limit};w=60`,
    ratelimit: `"application";r=${remaining};t=${retryIn ?? fullIn}`,
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(retryIn ?? fullIn),
  })
  if (retryIn === null) return
  const text = `This application may make ${limit} calls a minute. Wait ${retryIn} s and try again.`
  throw new Refusal('too_many_requests', text, undefined, retryIn)
}
