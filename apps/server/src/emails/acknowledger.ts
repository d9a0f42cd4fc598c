import { setTimeout as delay } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import { commitLazily, inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import { withTimestamps } from './store'

/**
 * Records that the sender of an email was acknowledged. From then on, the same content is a second message, not a
 * repeated delivery.
 */
export type Acknowledge = (team: string, id: string) => void

/** How long the first acknowledgement waits for others to share its transaction. */
const batchMs = 100

/** Records acknowledgements in the background, in one transaction per team for those that arrive in the meantime. */
export function makeAcknowledger(services: Services): {
  readonly acknowledge: Acknowledge
  /** Waits until all are recorded. */
  flush(): Promise<void>
} {
  const pending = new Map<string, string[]>()
  let recording: Promise<void> | null = null
  const record = async (): Promise<void> => {
    await delay(batchMs)
    for (const [team, ids] of pending) {
      pending.delete(team)
      await recordAcknowledged(services, team, ids).catch((error: unknown) =>
        services.log.warn({ err: error }, 'not noted'),
      )
    }
    recording = null
  }
  return {
    acknowledge: (team, id) => {
      pending.set(team, [...(pending.get(team) ?? []), id])
      recording ??= record()
    },
    flush: async () => void (await recording),
  }
}

const recordAcknowledged = async (services: Services, team: string, ids: readonly string[]): Promise<void> =>
  await inTransaction(services.prepared, { team, person: null }, async (tx) => {
    // A database crash may lose it; a second message then counts as a repeated delivery.
    commitLazily(tx)
    const update = tx.db
      .updateTable('emails')
      .set(withTimestamps({ acknowledged: true }))
      .where('team_id', '=', tx.team)
      .where(sql<SqlBool>`id = any (${ids}::bigint[])`)
    tx.later(update.compile())
  })
