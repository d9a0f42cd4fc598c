import { Readable } from 'node:stream'
import type { Alignment, SenderChecks } from '@sextant/domain/emails/authenticity'
import { authenticate } from 'mailauth'
import { getDomain } from 'tldts'
import * as z from 'zod'
import { uncheckableReason, withCrlf } from './checkable'
import { type LookupLimits, type Resolve, withLimits } from './resolver'

/** A message and the server that delivered it; null if unknown. */
export type CheckedMessage = {
  readonly bytes: Uint8Array
  readonly peer: { readonly ip: string; readonly helo: string | null; readonly sender: string | null } | null
}

/** Limits per message: DNS lookups, and the total wait for them in milliseconds. */
const defaults: LookupLimits = { lookups: 60, timeMs: 3000 }

/** Shorter RSA keys can be forged (RFC 8301 §3.2). */
const minBitLength = 1024

const Text = z.string().catch('')
const Status = z.object({ result: z.string(), comment: z.string().nullable().catch(null) })
const Strictness = z.object({ strict: z.boolean() })

/** The part of the library's result that is used. */
const MailauthResult = z.object({
  dkim: z.object({
    headerFrom: z.array(z.string()),
    results: z.array(
      z.object({
        signingDomain: Text,
        selector: Text,
        status: Status.extend({ underSized: z.number().catch(0) }),
      }),
    ),
  }),
  spf: z.union([z.literal(false), z.object({ status: Status, domain: Text })]),
  dmarc: z.union([
    z.literal(false),
    z.object({
      status: Status,
      policy: z.string().nullable().catch(null),
      alignment: z.object({ spf: Strictness, dkim: Strictness }).optional(),
    }),
  ]),
  arc: z.union([
    z.literal(false),
    z.object({
      status: Status,
      signature: z.object({ signingDomain: Text }).nullable().catch(null),
      authenticationResults: z
        .object({
          dmarc: z
            .object({ result: Text, header: z.object({ from: Text }) })
            .nullable()
            .catch(null),
        })
        .optional(),
    }),
  ]),
})

/**
 * Checks who sent a message by SPF, DKIM, DMARC and ARC. Returns a reason if the message cannot be checked within
 * bounds.
 */
export async function checkSender(
  { bytes, peer }: CheckedMessage,
  resolve: Resolve,
  limits: LookupLimits = defaults,
): Promise<SenderChecks | string> {
  const reason = uncheckableReason(bytes)
  if (reason !== null) return reason
  const result = MailauthResult.parse(
    // As one chunk, because the library restarts the current line at each chunk.
    await authenticate(Readable.from([withCrlf(bytes)]), {
      resolver: withLimits(resolve, limits),
      minBitLength,
      disableBimi: true,
      mta: 'sextant',
      ...(peer && { ip: peer.ip, helo: peer.helo ?? peer.ip, ...(peer.sender !== null && { sender: peer.sender }) }),
    }),
  )
  const from = result.dkim.headerFrom
  const domain = from[0]?.slice(from[0].lastIndexOf('@') + 1) ?? ''
  return {
    from,
    spf: spfOf(result, domain, peer),
    dkim: result.dkim.results.flatMap(({ signingDomain, selector, status }) =>
      signingDomain === ''
        ? []
        : {
            result: status.result,
            domain: signingDomain,
            selector,
            alignment: alignmentOf(domain, signingDomain),
            partial: status.underSized > 0,
            comment: status.comment,
          },
    ),
    dmarc: dmarcOf(result),
    arc: arcOf(result, domain),
  }
}

type MailauthResult = z.infer<typeof MailauthResult>

const spfOf = ({ spf }: MailauthResult, from: string, peer: CheckedMessage['peer']): SenderChecks['spf'] =>
  spf === false || peer === null
    ? null
    : { result: spf.status.result, domain: spf.domain, ip: peer.ip, alignment: alignmentOf(from, spf.domain) }

function dmarcOf({ dmarc }: MailauthResult): SenderChecks['dmarc'] {
  const result = dmarc === false ? 'none' : dmarc.status.result
  const aligned = dmarc === false ? undefined : dmarc.alignment
  return {
    found: result === 'temperror' || result === 'none' ? result : 'record',
    policy: dmarc === false ? null : dmarc.policy,
    strictDkim: aligned?.dkim.strict ?? false,
    strictSpf: aligned?.spf.strict ?? false,
  }
}

function arcOf({ arc }: MailauthResult, domain: string): SenderChecks['arc'] {
  if (arc === false || arc.status.result === 'none') return null
  const dmarc = arc.authenticationResults?.dmarc
  return {
    result: arc.status.result,
    sealer: arc.signature?.signingDomain ?? null,
    dmarc: dmarc ? { result: dmarc.result, alignment: alignmentOf(domain, dmarc.header.from) } : null,
  }
}

/** An organisation's domain is found by the public suffix list (RFC 7489 §3.2). */
function alignmentOf(from: string, other: string): Alignment {
  const [fromDomain, otherDomain] = [from.toLowerCase(), other.toLowerCase()]
  if (fromDomain === otherDomain) return 'same'
  const organization = getDomain(fromDomain, { allowPrivateDomains: true })
  return organization !== null && organization === getDomain(otherDomain, { allowPrivateDomains: true })
    ? 'organization'
    : 'other'
}
