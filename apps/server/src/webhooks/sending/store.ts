import type { Tx } from '../../platform/database/transaction'

/** The URL and signing secrets of a webhook. */
export const findAddress = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('webhooks')
    .select(['url', 'secret', 'previous_secret', 'previous_until', 'custom_headers'])
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()
