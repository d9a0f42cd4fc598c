import { BlockList, isIPv4 } from 'node:net'
import type { SenderChecks } from '@sextant/domain/emails/authenticity'
import * as z from 'zod/mini'
import { headerOf } from '../header-of'
import { readySign, startThread } from '../start-thread'
import type { CheckedMessage } from './check-sender'
import { handedOverBy, type Peer } from './handed-over-by'

/** How a message was delivered, if it came over SMTP: the server, and the envelope sender. */
export type HandedOver = { readonly peer: Peer; readonly sender: string | null } | null

export type Authenticator = {
  /**
   * The evidence for a message's sender, or the reason it was not checked. Never rejects, and returns within seconds.
   */
  check(bytes: Uint8Array, handedOver: HandedOver): Promise<SenderChecks | string>
  /** Domains whose ARC seals are trusted. */
  readonly trustedSealers: readonly string[]
  stop(): Promise<void>
}

export type AuthenticitySettings = {
  /** DNS servers: the machine's, a list, or none. */
  readonly dns: 'system' | 'off' | readonly string[]
  /** Addresses and networks of the organisation's mail servers, whose Received fields are trusted. */
  readonly relays: readonly string[]
  readonly trustedSealers: readonly string[]
  /** The timeout of one lookup. */
  readonly lookupMs?: number
  /** The timeout of a message, after which the thread is replaced. */
  readonly messageMs?: number
}

const defaults = { lookupMs: 1500, messageMs: 8000 }

const offText = 'Look-ups in DNS are switched off.'
const lateText = 'The check of its sender took too long.'
const brokenText = 'The check of its sender ended unexpectedly.'

/**
 * Checks senders in a separate thread, since messages may be hostile: one that takes too long or too much memory costs
 * the thread, not the process.
 */
export function makeAuthenticator(settings: AuthenticitySettings): Authenticator {
  const { dns, trustedSealers } = settings
  if (dns === 'off') return { trustedSealers, check: async () => offText, stop: async () => {} }
  const { lookupMs, messageMs } = { ...defaults, ...settings }
  const isRelay = relaysOf(settings.relays)
  let thread: Thread | null = null

  const current = (): Thread => {
    if (!thread?.isAlive()) thread = startChecks(dns === 'system' ? [] : dns, lookupMs)
    return thread
  }

  /** If another message ends the thread, this one is retried once. */
  const send = async (message: CheckedMessage, isRetry = false): Promise<SenderChecks | string> => {
    const used = current()
    const answer = await used.check(message, messageMs)
    if (answer === 'ended') return isRetry ? brokenText : await send(message, true)
    return answer === 'late' ? lateText : answer.found
  }
  return {
    trustedSealers,
    check: async (bytes, handedOver) => {
      const from = handedOver && handedOverBy(handedOver.peer, headerOf(bytes), isRelay)
      return await send({ bytes, peer: from && { ...from, sender: handedOver.sender } })
    },
    stop: async () => await thread?.end(),
  }
}

function relaysOf(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList()
  const family = (ip: string) => (isIPv4(ip) ? 'ipv4' : 'ipv6')
  for (const entry of ['127.0.0.0/8', '::1', ...entries]) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return (ip) => list.check(ip, family(ip))
}

type Answer = { readonly found: SenderChecks | string } | 'late' | 'ended'

const Answered = z.object({ id: z.int(), found: z.custom<SenderChecks | string>() })

type Thread = {
  check(message: CheckedMessage, timeMs: number): Promise<Answer>
  isAlive(): boolean
  end(): Promise<void>
}

function startChecks(servers: readonly string[], timeoutMs: number): Thread {
  const worker = startThread('authenticity/check-sender', {
    workerData: { servers, timeoutMs },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    // The library prints anything it finds odd.
    stdout: true,
  })
  worker.stdout.resume()
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  let alive = true
  const died = (): void => {
    alive = false
    for (const settle of waiting.values()) settle('ended')
  }
  worker.on('error', died).on('exit', died)
  // Loading the library takes longer than most checks, and must not count against the message.
  const ready = new Promise<unknown>((resolve) => worker.once('message', resolve).once('exit', resolve))
  worker.on('message', (raw: unknown) => {
    if (raw === readySign) return
    const { id, found } = Answered.parse(raw)
    waiting.get(id)?.({ found })
  })
  return {
    check: async (message, timeMs) => {
      await ready
      if (!alive) return 'ended'
      const id = (last += 1)
      const answer = await new Promise<Answer>((resolve) => {
        const timer = setTimeout(() => {
          resolve('late')
          // Messages waiting alongside it are not to blame for the delay.
          died()
          void worker.terminate()
        }, timeMs)
        waiting.set(id, (settled) => {
          clearTimeout(timer)
          resolve(settled)
        })
        worker.postMessage({ id, ...message })
      })
      waiting.delete(id)
      return answer
    },
    isAlive: () => alive,
    end: async () => void (await worker.terminate()),
  }
}
