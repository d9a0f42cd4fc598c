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
const keptMs = { found: 300_000, missing: 60_000, failed: 10_000 }

/** The maximum number of cached answers; the oldest are evicted first. */
const maxKept = 5000

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

type Kept = { readonly answer: Promise<Records>; until: number }

/**
 * A resolver with a cache. Concurrent lookups are shared. If the server does not even answer for the root, it is
 * considered down, and lookups fail immediately for a while. A slow domain does not cause this.
 */
export function makeResolver({ servers, timeoutMs, elapsed }: ResolverSettings): Resolve {
  const dns = new Resolver({ timeout: timeoutMs, tries: 1 })
  if (servers.length > 0) dns.setServers(servers)
  const kept = new Map<string, Kept>()
  let downUntil = 0
  let probe: Promise<void> | null = null

  const findOutIfDown = async (): Promise<void> => {
    try {
      await dns.resolveNs('.')
    } catch (error) {
      if (codeOf(error) === 'ETIMEOUT') downUntil = elapsed() + downMs
    } finally {
      probe = null
    }
  }

  const ask = async (name: string, type: string): Promise<Records> => {
    if (elapsed() < downUntil) throw new LookupFailed('ETIMEOUT')
    try {
      const records = Records.parse(await dns.resolve(name, type))
      if (JSON.stringify(records).length > maxAnswerLength) throw new LookupFailed('EBADRESP')
      return records
    } catch (error) {
      const code = codeOf(error)
      if (code === 'ETIMEOUT') probe ??= findOutIfDown()
      throw new LookupFailed(code)
    }
  }

  return async (name, type) => {
    const key = `${type} ${name.toLowerCase()}`
    const known = kept.get(key)
    if (known && elapsed() < known.until) return await known.answer
    const answer = ask(name, type)
    const entry: Kept = { answer, until: Number.POSITIVE_INFINITY }
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.size > maxKept ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    answer.then(
      () => void (entry.until = elapsed() + keptMs.found),
      (error: unknown) =>
        void (entry.until = elapsed() + (missingCodes.has(codeOf(error)) ? keptMs.missing : keptMs.failed)),
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
export function limited(resolve: Resolve, { lookups, timeMs }: LookupLimits): Resolve {
  let left = lookups
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new LookupFailed('ETIMEOUT')), timeMs).unref()
  })
  late.catch(() => {})
  return async (name, type) => {
    if (left === 0) throw new LookupFailed('ETIMEOUT')
    left -= 1
    return await Promise.race([resolve(name, type), late])
  }
}
