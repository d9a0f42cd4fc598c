import { UserRoles } from '@sextant/contract/kit/roles'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'

type LiveSession = { readonly userId: string; readonly roles: UserRoles }

/** The person and the roles of a live session, looked up across teams. */
export async function findSession(tx: Tx, hash: Uint8Array): Promise<LiveSession | null> {
  const found = await sql<{ user_id: string; roles: unknown }>`select * from find_session(${hash})`.execute(
    tx.db,
  )
  const [row] = found.rows
  return row ? { userId: row.user_id, roles: UserRoles.parse(row.roles) } : null
}

type Login = { readonly user_id: string; readonly password_hash: string | null }

/** The account of an address, whatever its team. */
export const findLogin = async (tx: Tx, email: string): Promise<Login | undefined> =>
  (await sql<Login>`select * from find_login(${email})`.execute(tx.db)).rows[0]

type NewSession = {
  readonly token_hash: Uint8Array
  readonly user_id: string
  readonly remember: boolean
  readonly ip: string
  readonly user_agent: string | null
  readonly expires: string
}

/** Stores a session of the transaction's person, and notes that they signed in. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.db.insertInto('sessions').values(session).execute()
  await tx.db
    .updateTable('users')
    .set({ last_login_at: sql<string>`now()` })
    .where('id', '=', session.user_id)
    .execute()
}

export async function deleteSession(tx: Tx, hash: Uint8Array): Promise<void> {
  await tx.db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

type Failures = { readonly key: string; readonly failures: number; readonly forgotten_in: number }

/** Failed sign-ins of the last quarter of an hour. */
export const countFailures = async (tx: Tx, keys: readonly string[]): Promise<readonly Failures[]> =>
  (await sql<Failures>`select * from count_sign_in_failures(${keys}::text[])`.execute(tx.db)).rows

export async function insertFailure(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`select note_sign_in_failure(${keys}::text[])`.execute(tx.db)
}

/** Takes back the failures of an account, and the newest of an address. */
export async function deleteFailures(tx: Tx, keys: { account: string; address: string }): Promise<void> {
  await sql`select forgive_sign_in(${keys.account}, ${keys.address})`.execute(tx.db)
}

/** Attempts at one account are judged one after another. */
export async function lockAttempts(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(tx.db)
}
