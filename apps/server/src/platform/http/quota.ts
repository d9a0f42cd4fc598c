import type { FastifyReply } from 'fastify'
import { Refusal } from './refusal'

/** How many calls a caller may make in a minute, and what is left of them; they come back evenly, one after another. */
export type Quota = {
  readonly limit: number
  readonly remaining: number
  /** Seconds until all of them are back. */
  readonly fullIn: number
  /** Seconds until the next call is let in, where this one is not. */
  readonly retryIn: number | null
}

/**
 * Tells a caller of their limit with every answer, and refuses the call (429) where nothing is left of it. `RateLimit`
 * and `RateLimit-Policy` are those of the present draft (draft-ietf-httpapi-ratelimit-headers-10); the three others, of
 * its versions up to 06, are what most clients read.
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
