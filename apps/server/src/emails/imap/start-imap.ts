import { randomUUID } from 'node:crypto'
import { type ImapSettings, type Lease, leaseAccounts, renewAccounts } from '../../mailboxes'
import { inTransaction, noScope } from '../../platform/database/transaction'
import { Notifier } from '../../platform/jobs/notifier'
import type { Services } from '../../platform/services'
import { runAccountReader } from './run-account-reader'

export type ImapReader = { stop(): Promise<void> }

export type ImapTiming = {
  /** Lease duration: an account not renewed within this time can be taken by any process. */
  readonly leaseSeconds: number
  /** The interval for renewing leases and looking for accounts. */
  readonly intervalMs: number
  /** The interval for polling a folder whose server does not announce new email. */
  readonly pollMs: number
}

const defaultTiming: ImapTiming = { leaseSeconds: 10, intervalMs: 2500, pollMs: 2 * 60_000 }

/** The maximum number of connections per process. */
const maxAccounts = 500

type Running = { readonly lease: Lease; readonly stop: AbortController; readonly done: Promise<void> }

const keyOf = ({ team, mailbox }: Lease): string => `${team}/${mailbox}`

/**
 * Reads the accounts of mailboxes. Each is read by one process at a time, which leases it and renews the lease; when
 * the process dies, another one continues from its cursor. Changed or disabled accounts are restarted or released
 * within `intervalMs`.
 */
export function startImap(services: Services, settings: ImapSettings, timing: ImapTiming = defaultTiming): ImapReader {
  const owner = randomUUID()
  const running = new Map<string, Running>()
  const stopped = new AbortController()
  const notifier = new Notifier()

  const startReading = (lease: Lease): void => {
    const stop = new AbortController()
    const done = runAccountReader(services, settings, { lease, signal: stop.signal, pollMs: timing.pollMs }).then(
      () => {
        running.delete(keyOf(lease))
        notifier.notify()
      },
    )
    running.set(keyOf(lease), { lease, stop, done })
  }

  const updateLeases = async (): Promise<void> => {
    const leases = await inTransaction(
      services.db,
      noScope,
      async (tx) => await renewAccounts(tx, owner, timing.leaseSeconds),
    )
    const leasedVersions = new Map(leases.map((lease) => [keyOf(lease), lease.version]))
    for (const [key, { lease, stop }] of running) if (leasedVersions.get(key) !== lease.version) stop.abort()
    // Accounts whose release failed when reading ended are still leased to us.
    for (const lease of leases) if (!running.has(keyOf(lease))) startReading(lease)
    const capacity = maxAccounts - running.size
    if (capacity <= 0) return
    const newLeases = await inTransaction(
      services.db,
      noScope,
      async (tx) => await leaseAccounts(tx, owner, timing.leaseSeconds, capacity),
    )
    for (const lease of newLeases) if (!running.has(keyOf(lease))) startReading(lease)
  }

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const seen = notifier.notifications
      await updateLeases().catch((error: unknown) => services.log.error({ err: error }, 'no account could be taken'))
      await notifier.wait(timing.intervalMs, seen)
    }
    for (const { stop } of running.values()) stop.abort()
    await Promise.all([...running.values()].map(({ done }) => done))
  }

  const loopEnd = loop()
  return {
    stop: async () => {
      stopped.abort()
      notifier.notify()
      await loopEnd
    },
  }
}
