import { type Selectable, sql } from 'kysely'
import type { Passkeys } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export type PasskeyRow = Selectable<Passkeys>

/** The second factors of the transaction's person. */
export const findFactors = async (tx: Tx, person: string) =>
  await tx.db
    .selectFrom('users')
    .select(['two_factor', 'totp_secret', 'totp_confirmed'])
    .select((eb) => [
      eb
        .selectFrom('passkeys')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('user_id', '=', person)
        .as('passkeys'),
      eb
        .selectFrom('recovery_codes')
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .where('user_id', '=', person)
        .as('recovery_codes'),
    ])
    .where('id', '=', person)
    .executeTakeFirstOrThrow()

export async function storeTotpSecret(tx: Tx, person: string, sealed: string | null): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ totp_secret: sealed, totp_confirmed: false })
    .where('id', '=', person)
    .execute()
}

export async function confirmTotpSecret(tx: Tx, person: string): Promise<void> {
  await tx.db.updateTable('users').set({ totp_confirmed: true, two_factor: true }).where('id', '=', person).execute()
}

/** Records that a time step's code was used; false if it or a later one already was. */
export async function useTotpStep(tx: Tx, person: string, step: number): Promise<boolean> {
  const updated = await tx.db
    .updateTable('users')
    .set({ totp_last_step: String(step) })
    .where('id', '=', person)
    .where('totp_last_step', '<', String(step))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export async function replaceRecoveryCodes(tx: Tx, person: string, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.db.deleteFrom('recovery_codes').where('user_id', '=', person).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ user_id: person, code_hash }))
  await tx.db.insertInto('recovery_codes').values(rows).execute()
}

/** Uses up a recovery code; false if it does not exist. */
export async function useRecoveryCode(tx: Tx, person: string, hash: Uint8Array): Promise<boolean> {
  const used = await tx.db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', person)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

export const listPasskeys = async (tx: Tx, person: string): Promise<PasskeyRow[]> =>
  await tx.db.selectFrom('passkeys').selectAll().where('user_id', '=', person).orderBy('id').execute()

/** The owner of a passkey, looked up without a signed-in person. */
export const findPasskeyOwner = async (tx: Tx, credential: string): Promise<string | undefined> =>
  (await sql<{ user_id: string }>`select user_id from find_passkey(${credential})`.execute(tx.db)).rows[0]?.user_id

export const findPasskey = async (tx: Tx, credential: string): Promise<PasskeyRow | undefined> =>
  await tx.db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential).executeTakeFirst()

type NewPasskey = Pick<PasskeyRow, 'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'>

export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<PasskeyRow> {
  return await tx.db.insertInto('passkeys').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Records a use of the passkey. */
export async function touchPasskey(tx: Tx, id: string, counter: number): Promise<void> {
  await tx.db
    .updateTable('passkeys')
    .set({ counter: String(counter), last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deletePasskey(tx: Tx, person: string, id: string): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('passkeys')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
