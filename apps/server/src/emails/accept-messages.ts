import { inTransaction } from '../platform/database/transaction'
import { gather } from '../platform/gather'
import type { Services } from '../platform/services'
import { type Accepted, acceptStored, type IncomingMessage, type StoredMessage, storeBytes } from './accept-message'

/** Accepts a message like `acceptMessage`. */
export type AcceptMessage = (message: Omit<IncomingMessage, 'alongside'>) => Promise<Accepted>

/** The maximum number of a team's messages accepted in one transaction. */
const maxTogether = 16

/**
 * Accepts concurrent messages in batches: a team's messages that arrive while others are being accepted share one
 * transaction.
 */
export function acceptorOf(services: Services): AcceptMessage {
  const teams = new Map<string, { count: number; readonly accept: (stored: StoredMessage) => Promise<Accepted> }>()
  const openTeam = (team: string) => ({
    count: 0,
    accept: gather(maxTogether, async (round: readonly StoredMessage[]) => {
      const scope = { team, person: null }
      return await inTransaction(services.prepared, scope, async (tx) => await acceptStored(tx, round))
    }),
  })
  return async (message) => {
    const stored = await storeBytes(services, message)
    const { team } = message
    const open = teams.get(team) ?? openTeam(team)
    teams.set(team, open)
    open.count += 1
    try {
      return await open.accept(stored)
    } finally {
      open.count -= 1
      if (open.count === 0) teams.delete(team)
    }
  }
}
