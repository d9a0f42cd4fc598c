import { BlockList, isIPv4 } from 'node:net'
import type { SenderChecks } from '@sextant/domain/emails/authenticity'
import * as z from 'zod/mini'
import { headerOf } from '../header-of'
import { readyMessage, startThread } from '../start-thread'
import type { CheckedMessage } from './check-sender'
import { externalPeer, type Peer } from './external-peer'

/** How a message was delivered, if it came over SMTP: the server, and the envelope sender. */
export type SmtpTransaction = { readonly peer: Peer; readonly sender: string | null } | null

export type Authenticator = {
  /**
   * The evidence for a message's sender, or the reason it was not checked. Never rejects, and returns within seconds.
   */
  check(bytes: Uint8Array, transaction: SmtpTransaction): Promise<SenderChecks | string>
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
const timeoutText = 'The check of its sender took too long.'
const crashText = 'The check of its sender ended unexpectedly.'

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

  const currentThread = (): Thread => {
    if (!thread?.isAlive()) thread = startChecks(dns === 'system' ? [] : dns, lookupMs)
    return thread
  }

  /** If another message ends the thread, this one is retried once. */
  const send = async (message: CheckedMessage, isRetry = false): Promise<SenderChecks | string> => {
    const used = currentThread()
    const result = await used.check(message, messageMs)
    if (result === 'ended') return isRetry ? crashText : await send(message, true)
    return result === 'late' ? timeoutText : result.checks
  }
  return {
    trustedSealers,
    check: async (bytes, transaction) => {
      const from = transaction && externalPeer(transaction.peer, headerOf(bytes), isRelay)
      return await send({ bytes, peer: from && { ...from, sender: transaction.sender } })
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

type CheckResult = { readonly checks: SenderChecks | string } | 'late' | 'ended'

const Reply = z.object({ id: z.int(), checks: z.custom<SenderChecks | string>() })

type Thread = {
  check(message: CheckedMessage, timeMs: number): Promise<CheckResult>
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
  const pending = new Map<number, (result: CheckResult) => void>()
  let last = 0
  let isRunning = true
  const endPending = (): void => {
    isRunning = false
    for (const resolve of pending.values()) resolve('ended')
  }
  worker.on('error', endPending).on('exit', endPending)
  // Loading the library takes longer than most checks, and must not count against the message.
  const ready = new Promise<unknown>((resolve) => worker.once('message', resolve).once('exit', resolve))
  worker.on('message', (raw: unknown) => {
    if (raw === readyMessage) return
    const { id, checks } = Reply.parse(raw)
    pending.get(id)?.({ checks })
  })
  return {
    check: async (message, timeMs) => {
      await ready
      if (!isRunning) return 'ended'
      const id = (last += 1)
      const result = await new Promise<CheckResult>((resolve) => {
        const timer = setTimeout(() => {
          resolve('late')
          // Messages waiting alongside it are not to blame for the delay.
          endPending()
          void worker.terminate()
        }, timeMs)
        pending.set(id, (value) => {
          clearTimeout(timer)
          resolve(value)
        })
        worker.postMessage({ id, ...message })
      })
      pending.delete(id)
      return result
    },
    isAlive: () => isRunning,
    end: async () => void (await worker.terminate()),
  }
}
