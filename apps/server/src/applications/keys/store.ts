import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

type NewSecret = {
  readonly application_id: string
  readonly sealed: string
  readonly hash: Uint8Array
  readonly last4: string
}

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  await tx.db
    .insertInto('application_secrets')
    .values({ ...secret, team_id: tx.team })
    .execute()
}

/** The present secret of an application, sealed. */
export const findSealed = async (tx: Tx, application: string): Promise<string | undefined> =>
  (
    await tx.db
      .selectFrom('application_secrets')
      .select('sealed')
      .where('team_id', '=', tx.team)
      .where('application_id', '=', application)
      .where('expires', 'is', null)
      .executeTakeFirst()
  )?.sealed

/** The client id of an application. Who else wants to change its secret waits for this transaction. */
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

/** Ends the secret before the present one, with every token that was made with it; answers whether there was one. */
export async function deletePrevious(tx: Tx, application: string): Promise<boolean> {
  const ended = await tx.db
    .deleteFrom('application_secrets')
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .where('expires', 'is not', null)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Makes the present secret the one before: good for some hours more, or for no moment. */
export async function retirePresent(tx: Tx, application: string, hours: number): Promise<void> {
  await deletePrevious(tx, application)
  await tx.db
    .updateTable('application_secrets')
    .set({ expires: sql<string>`now() + ${hours} * interval '1 hour'` })
    .where('team_id', '=', tx.team)
    .where('application_id', '=', application)
    .where('expires', 'is', null)
    .execute()
  if (hours === 0) await deletePrevious(tx, application)
}
