import { promises as dns } from 'node:dns'
import { makeOutgoing, type OutgoingClient } from '../platform/http/outgoing'

/** The TXT records of a domain, each in one piece; none where there is no such domain. */
export type ResolveTxt = (domain: string) => Promise<readonly string[]>

/** What this feature needs of the world outside. */
export type Outside = {
  readonly http: OutgoingClient
  readonly resolveTxt: ResolveTxt
  /** Providers may be inside private networks and speak without TLS: the operator's choice, never a team's. */
  readonly privateProviders: boolean
}

const limits = { timeoutMs: 10_000, maxAnswerBytes: 1024 * 1024 }

/** The real world: guarded requests, and the system's resolver. */
export const realOutside = (privateProviders: boolean): Outside => ({
  http: makeOutgoing({ ...limits, allowPrivate: privateProviders }),
  resolveTxt: async (domain) => {
    const records = await dns.resolveTxt(domain).catch(() => [])
    return records.map((pieces) => pieces.join(''))
  },
  privateProviders,
})
