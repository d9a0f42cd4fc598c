import { randomInt } from 'node:crypto'
import {
  findAccount,
  type ImapSettings,
  type Lease,
  problemOf,
  recordProblem,
  releaseAccount,
  type StoredAccount,
} from '../../mailboxes'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { LeaseLost, readAccount } from './read-account'

type Reading = { readonly lease: Lease; readonly signal: AbortSignal; readonly pollMs: number }

/**
 * Reads one account until it is stopped, the lease is lost or the connection fails, then releases the account. Never
 * rejects.
 */
export async function runAccountReader(
  services: Services,
  settings: ImapSettings,
  { lease, signal, pollMs }: Reading,
): Promise<void> {
  const { team, mailbox } = lease
  const inTeam = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    await inTransaction(services.db, { team, person: null }, work)
  const fail = async (error: unknown, account: StoredAccount): Promise<void> => {
    if (error instanceof LeaseLost || signal.aborted) return
    const problem = problemOf(error, account.access)
    services.log.warn({ err: error, team, mailbox, problem: problem.text }, 'an account could not be read')
    await recordProblem(services, lease, problem, randomInt(1000) / 1000)
  }
  try {
    const account = await inTeam(async (tx) => await findAccount(tx, mailbox))
    if (account === null) return
    await readAccount(services, settings, { lease, account, signal, pollMs }).catch(
      async (error: unknown) => await fail(error, account),
    )
    // A changed account is still leased to us; releasing it lets reading start over.
    await inTeam(async (tx) => await releaseAccount(tx, lease))
  } catch (error) {
    services.log.error({ err: error, team, mailbox }, 'the state of an account could not be noted')
  }
}
