import { Resolver } from 'node:dns/promises'
import * as z from 'zod/mini'

/** Looks up the records of one type; rejects with a code of `node:dns`, such as `ENOTFOUND` or `ETIMEOUT`. */
export type Resolve = (name: string, type: string) => Promise<Records>

/** Records in the form the checks expect: TXT as lists of strings, MX as objects. */
const Records = z.custom<string[] | string[][]>((value) => Array.isArray(value))
type Records = z.infer<typeof Records>

export type ResolverSettings = {
  /** Addresses of DNS servers, each with an optional port; if empty, those of the machine. */
  readonly servers: readonly string[]
  readonly timeoutMs: number
  /** Monotonic milliseconds. */
  elapsed(): number
}

/** How long answers are cached, in milliseconds: found, known not to exist, and unavailable. */
const ttlMs = { found: 300_000, missing: 60_000, failed: 10_000 }

/** The maximum number of cached answers; the oldest are evicted first. */
const maxCached = 5000

/** No check can use larger answers. */
const maxAnswerLength = 16_384

const missingCodes = new Set(['ENOTFOUND', 'ENODATA'])

/** How long an unresponsive server is not asked again, in milliseconds. */
const downMs = 30_000

class LookupFailed extends Error {
  constructor(readonly code: string) {
    super(`DNS answered with ${code}`)
  }
}

type CacheEntry = { readonly answer: Promise<Records>; until: number }

/**
 * A resolver with a cache. Concurrent lookups are shared. If the server does not even answer for the root, it is
 * considered down, and lookups fail immediately for a while. A slow domain does not cause this.
 */
export function makeResolver({ servers, timeoutMs, elapsed }: ResolverSettings): Resolve {
  const dns = new Resolver({ timeout: timeoutMs, tries: 1 })
  if (servers.length > 0) dns.setServers(servers)
  const cache = new Map<string, CacheEntry>()
  let downUntil = 0
  let probe: Promise<void> | null = null

  const probeRoot = async (): Promise<void> => {
    try {
      await dns.resolveNs('.')
    } catch (error) {
      if (codeOf(error) === 'ETIMEOUT') downUntil = elapsed() + downMs
    } finally {
      probe = null
    }
  }

  const lookUp = async (name: string, type: string): Promise<Records> => {
    if (elapsed() < downUntil) throw new LookupFailed('ETIMEOUT')
    try {
      const records = Records.parse(await dns.resolve(name, type))
      if (JSON.stringify(records).length > maxAnswerLength) throw new LookupFailed('EBADRESP')
      return records
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ETIMEOUT') probe ??= probeRoot()
      throw new LookupFailed(code)
    }
  }

  return async (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    const cached = cache.get(key)
    if (cached && elapsed() < cached.until) return await cached.answer
    const answer = lookUp(name, type)
    const entry: CacheEntry = { answer, until: Number.POSITIVE_INFINITY }
    cache.delete(key)
    cache.set(key, entry)
    const oldest = cache.size > maxCached ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    answer.then(
      () => void (entry.until = elapsed() + ttlMs.found),
      (error: unknown) =>
        void (entry.until = elapsed() + (missingCodes.has(codeOf(error)) ? ttlMs.missing : ttlMs.failed)),
    )
    return await answer
  }
}

/** The code of a failed lookup; codes not from `node:dns` count as a server failure. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : 'ESERVFAIL'
}

/** The maximum number of lookups per message, and the total wait for them in milliseconds. */
export type LookupLimits = { readonly lookups: number; readonly timeMs: number }

/** The same resolver with limits, for one message. Lookups beyond them count as timed out. */
export function withLimits(resolve: Resolve, { lookups, timeMs }: LookupLimits): Resolve {
  let remaining = lookups
  const timedOut = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new LookupFailed('ETIMEOUT')), timeMs).unref()
  })
  timedOut.catch(() => {})
  return async (name, type) => {
    if (remaining === 0) throw new LookupFailed('ETIMEOUT')
    remaining -= 1
    return await Promise.race([resolve(name, type), timedOut])
  }
}
