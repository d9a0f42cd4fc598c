import { inTransaction } from '../platform/database/transaction'
import { gather } from '../platform/gather'
import type { Services } from '../platform/services'
import { type AcceptResult, acceptStored, type IncomingMessage, type StoredMessage, storeBytes } from './accept-message'

/** Accepts a message like `acceptMessage`. */
export type AcceptMessage = (message: Omit<IncomingMessage, 'alongside'>) => Promise<AcceptResult>

/** The maximum number of a team's messages accepted in one transaction. */
const maxBatch = 16

/**
 * Accepts concurrent messages in batches: a team's messages that arrive while others are being accepted share one
 * transaction.
 */
export function makeAcceptor(services: Services): AcceptMessage {
  const queues = new Map<string, { count: number; readonly accept: (stored: StoredMessage) => Promise<AcceptResult> }>()
  const makeQueue = (team: string) => ({
    count: 0,
    accept: gather(maxBatch, async (batch: readonly StoredMessage[]) => {
      const scope = { team, person: null }
      return await inTransaction(services.prepared, scope, async (tx) => await acceptStored(tx, batch))
    }),
  })
  return async (message) => {
    const stored = await storeBytes(services, message)
    const { team } = message
    const queue = queues.get(team) ?? makeQueue(team)
    queues.set(team, queue)
    queue.count += 1
    try {
      return await queue.accept(stored)
    } finally {
      queue.count -= 1
      if (queue.count === 0) queues.delete(team)
    }
  }
}
