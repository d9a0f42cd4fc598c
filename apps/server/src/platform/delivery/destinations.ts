import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import type { DestinationKind } from './sender'

/** The settings of a destination, provided by the feature that owns it. */
export type DestinationSettings = {
  /** The event types to deliver; empty means all. */
  readonly events: readonly string[]
  /** Field of the event's object → accepted values. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>
  readonly live: boolean
  readonly per_second: number | null
}

/** Inserts a destination; returns its ID, under which the feature stores everything else. */
export async function insertDestination(
  tx: Tx,
  kind: DestinationKind,
  { events, filters, live, per_second }: DestinationSettings,
): Promise<string> {
  const { id } = await tx.db
    .insertInto('destinations')
    .values({
      team_id: tx.team,
      kind,
      events: [...events],
      filters: JSON.stringify(filters),
      live,
      per_second,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates a destination. Reactivating it clears its failures. */
export async function updateDestination(
  tx: Tx,
  id: string,
  { events, filters, live, per_second }: Partial<DestinationSettings>,
): Promise<void> {
  await tx.db
    .updateTable('destinations')
    .set({
      ...(events === undefined ? {} : { events: [...events] }),
      ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }),
      ...(live === undefined ? {} : { live }),
      ...(live === true ? { failing_since: null, paused_until: null } : {}),
      ...(per_second === undefined ? {} : { per_second }),
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Deletes a destination with all its deliveries. */
export async function deleteDestination(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('destinations').where('team_id', '=', tx.team).where('id', '=', id).execute()
}
