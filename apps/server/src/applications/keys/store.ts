import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type NewSecret = {
  readonly application_id: string
  readonly encrypted_secret: string
  readonly hash: Uint8Array
  readonly last4: string
}

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  await tx.db
    .insertInto('application_secrets')
    .values({ ...secret, team_id: tx.team })
    .execute()
}

/** The application's current secret, encrypted. */
export const findEncryptedSecret = async (tx: Tx, application: string): Promise<string | undefined> =>
  (
    await tx.db
      .selectFrom('application_secrets')
      .select('encrypted_secret')
      .where('team_id', '=', tx.team)
      .where('application_id', '=', application)
      .where('expires', 'is', null)
      .executeTakeFirst()
  )?.encrypted_secret

/** The application's client ID, locked so that concurrent changes to its secret wait for this transaction. */
export const lockClientId = async (tx: Tx, application: string): Promise<string | undefined> =>
  (
    await tx.db
      .selectFrom('applications')
      .select('client_id')
      .where('team_id', '=', tx.team)
      .where('id', '=', application)
      .forUpdate()
      .executeTakeFirst()
  )?.client_id

/** Expires the previous secret with every token issued for it; returns whether there was one. */
export async function deletePreviousSecret(tx: Tx, application: string): Promise<boolean> {
  const ended = await tx.db
    .deleteFrom('application_secrets')
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .where('expires', 'is not', null)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Turns the current secret into the previous one, valid for a number of hours (possibly 0). */
export async function retireCurrentSecret(tx: Tx, application: string, hours: number): Promise<void> {
  await deletePreviousSecret(tx, application)
  await tx.db
    .updateTable('application_secrets')
    .set({ expires: sql<string>`now() + ${hours} * interval '1 hour'` })
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .where('expires', 'is', null)
    .execute()
  if (hours === 0) await deletePreviousSecret(tx, application)
}
