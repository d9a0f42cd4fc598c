import * as z from 'zod/mini'
import { Instant } from '../kit/wire'

/**
 * Whether the From address is authentic: `passed`, `failed` (its domain disowns the email), `none` (no evidence either
 * way) or `not_checked` (DNS did not answer).
 */
export const authenticityResults = ['passed', 'failed', 'none', 'not_checked'] as const
export type AuthenticityResult = (typeof authenticityResults)[number]

/** The result of one method, as in RFC 8601: `pass`, `fail`, `none`, `temperror` and so on. */
const MethodResult = z.string()

export const Authenticity = z.object({
  result: z.enum(authenticityResults),
  /** The reason for the result, in one sentence. */
  reason: z.string(),
  /** The domain of the From address; null unless there is exactly one. */
  domain: z.nullable(z.string()),
  /** Whether one of the team's people sent it: it passed for their address, or they uploaded it. */
  sent_by_team: z.boolean(),
  /** Whether it forwards another message, which the checks do not cover. */
  forwarded: z.boolean(),
  /** SPF (RFC 7208), for the envelope sender's domain and the connecting server. */
  spf: z.nullable(z.object({ result: MethodResult, domain: z.string(), ip: z.string() })),
  /** DKIM (RFC 6376), for each signature. */
  dkim: z.array(
    z.object({
      result: MethodResult,
      domain: z.string(),
      selector: z.string(),
      /** Whether the signing domain aligns with the From address under its DMARC record. */
      aligned: z.boolean(),
      comment: z.nullable(z.string()),
    }),
  ),
  /** DMARC (RFC 7489), for the From domain; `policy` is what it requests for failures. */
  dmarc: z.nullable(z.object({ result: MethodResult, policy: z.nullable(z.string()) })),
  /** ARC (RFC 8617): the result for the forwarders' seals, and the domain of the last one. */
  arc: z.nullable(z.object({ result: MethodResult, sealer: z.nullable(z.string()) })),
  checked: Instant,
})
export type Authenticity = z.infer<typeof Authenticity>
