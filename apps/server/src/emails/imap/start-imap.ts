import { randomUUID } from 'node:crypto'
import { type ImapSettings, type Lease, leaseAccounts, renewAccounts } from '../../mailboxes'
import { inTransaction } from '../../platform/database/transaction'
import { Notifier } from '../../platform/jobs/notifier'
import type { Services } from '../../platform/services'
import { keepReading } from './keep-reading'

export type ImapReader = { stop(): Promise<void> }

export type ImapTiming = {
  /** An account that a process does not renew for so long is anybody's. */
  readonly leaseSeconds: number
  /** How often accounts are renewed, and looked for. */
  readonly everyMs: number
  /** How often a folder is looked into whose server does not tell of new mail. */
  readonly pollMs: number
}

const usual: ImapTiming = { leaseSeconds: 10, everyMs: 2500, pollMs: 2 * 60_000 }

/** So many connections a process keeps open. */
const maxAccounts = 500

type Running = { readonly lease: Lease; readonly stop: AbortController; readonly done: Promise<void> }

const keyOf = ({ team, mailbox }: Lease): string => `${team}/${mailbox}`

/**
 * Reads the accounts of mailboxes. Each is read by one process at a time: it has a lease of the account and renews it;
 * when the process dies, another one takes the account over where the first had come to. What is changed or switched
 * off is begun anew or let go within `everyMs`.
 */
export function startImap(services: Services, settings: ImapSettings, timing: ImapTiming = usual): ImapReader {
  const owner = randomUUID()
  const running = new Map<string, Running>()
  const stopped = new AbortController()
  const notifier = new Notifier()
  const across = { team: null, person: null }

  const begin = (lease: Lease): void => {
    const stop = new AbortController()
    const done = keepReading(services, settings, { lease, signal: stop.signal, pollMs: timing.pollMs }).then(() => {
      running.delete(keyOf(lease))
      notifier.notify()
    })
    running.set(keyOf(lease), { lease, stop, done })
  }

  const look = async (): Promise<void> => {
    const leases = await inTransaction(
      services.db,
      across,
      async (tx) => await renewAccounts(tx, owner, timing.leaseSeconds),
    )
    const leasedVersions = new Map(leases.map((lease) => [keyOf(lease), lease.version]))
    for (const [key, { lease, stop }] of running) if (leasedVersions.get(key) !== lease.version) stop.abort()
    // What could not be given back when its reading ended is still ours.
    for (const lease of leases) if (!running.has(keyOf(lease))) begin(lease)
    const free = maxAccounts - running.size
    if (free <= 0) return
    const taken = await inTransaction(
      services.db,
      across,
      async (tx) => await leaseAccounts(tx, owner, timing.leaseSeconds, free),
    )
    for (const lease of taken) if (!running.has(keyOf(lease))) begin(lease)
  }

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const noted = notifier.notifications
      await look().catch((error: unknown) => services.log.error({ err: error }, 'no account could be taken'))
      await notifier.wait(timing.everyMs, noted)
    }
    for (const { stop } of running.values()) stop.abort()
    await Promise.all([...running.values()].map(({ done }) => done))
  }

  const looping = loop()
  return {
    stop: async () => {
      stopped.abort()
      notifier.notify()
      await looping
    },
  }
}
