import * as z from 'zod/mini'
import { Instant } from '../kit/wire'

/**
 * Whether the address in From was shown to have sent an email: `passed`, `failed` (its domain says that such an email
 * is not from there), `none` (nothing shows it, nothing speaks against it) or `not_checked` (DNS did not answer).
 */
export const authenticityResults = ['passed', 'failed', 'none', 'not_checked'] as const
export type AuthenticityResult = (typeof authenticityResults)[number]

/** The result of one method, in the words of RFC 8601: `pass`, `fail`, `none`, `temperror` and so on. */
const MethodResult = z.string()

export const Authenticity = z.object({
  result: z.enum(authenticityResults),
  /** The reason of the result, in one sentence. */
  reason: z.string(),
  /** The domain of the address in From; null if there is no single one. */
  domain: z.nullable(z.string()),
  /** Whether one of the team's people sent it: it passed for their address, or was uploaded. */
  sent_by_team: z.boolean(),
  /** Whether it forwards another message, of which the checks say nothing. */
  forwarded: z.boolean(),
  /** SPF (RFC 7208), for the domain of the envelope's sender and the server that sent it. */
  spf: z.nullable(z.object({ result: MethodResult, domain: z.string(), ip: z.string() })),
  /** DKIM (RFC 6376), for each signature. */
  dkim: z.array(
    z.object({
      result: MethodResult,
      domain: z.string(),
      selector: z.string(),
      /** Whether the signing domain belongs to the address in From, by the rule of its DMARC record. */
      aligned: z.boolean(),
      comment: z.nullable(z.string()),
    }),
  ),
  /** DMARC (RFC 7489), for the domain in From; `policy` is what it asks to be done with failures. */
  dmarc: z.nullable(z.object({ result: MethodResult, policy: z.nullable(z.string()) })),
  /** ARC (RFC 8617): the seals of forwarding servers, and the domain of the last. */
  arc: z.nullable(z.object({ result: MethodResult, sealer: z.nullable(z.string()) })),
  checked: Instant,
})
export type Authenticity = z.infer<typeof Authenticity>
