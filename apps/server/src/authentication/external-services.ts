import { promises as dns } from 'node:dns'
import { makeOutgoing, type OutgoingClient } from '../platform/http/outgoing'

/** Resolves the TXT records of a domain, each joined into one string; empty if the domain does not exist. */
export type ResolveTxt = (domain: string) => Promise<readonly string[]>

/** The external services this feature calls. */
export type ExternalServices = {
  readonly http: OutgoingClient
  readonly resolveTxt: ResolveTxt
  /** Whether providers may be on private networks and without TLS. Set by the operator, never by a team. */
  readonly privateProviders: boolean
}

const limits = { timeoutMs: 10_000, maxAnswerBytes: 1024 * 1024 }

/** The production implementation: SSRF-guarded requests and the system's resolver. */
export const externalServices = (privateProviders: boolean): ExternalServices => ({
  http: makeOutgoing({ ...limits, allowPrivate: privateProviders }),
  resolveTxt: async (domain) => {
    const records = await dns.resolveTxt(domain).catch(() => [])
    return records.map((chunks) => chunks.join(''))
  },
  privateProviders,
})
