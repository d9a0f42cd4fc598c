import { UserRoles } from '@sextant/contract/kit/roles'
import { type Selectable, sql } from 'kysely'
import type { Sessions } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

type LiveSession = { readonly userId: string; readonly roles: UserRoles }

/** The person and roles of an active session, looked up across teams. */
export async function findSession(tx: Tx, hash: Uint8Array): Promise<LiveSession | null> {
  const found = await sql<{ user_id: string; roles: unknown }>`select * from find_session(${hash})`.execute(tx.db)
  const [row] = found.rows
  return row ? { userId: row.user_id, roles: UserRoles.parse(row.roles) } : null
}

type Login = { readonly user_id: string; readonly password_hash: string | null }

/** The account of an address, in any team. */
export const findLogin = async (tx: Tx, email: string): Promise<Login | undefined> =>
  (await sql<Login>`select * from find_login(${email})`.execute(tx.db)).rows[0]

type NewSession = {
  readonly token_hash: Uint8Array
  readonly user_id: string
  readonly remember: boolean
  readonly by_sso: boolean
  readonly ip: string
  readonly user_agent: string | null
  readonly expires: string
}

/** Inserts a session of the transaction's person, and records the sign-in. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.db.insertInto('sessions').values(session).execute()
  await tx.db
    .updateTable('users')
    .set({ last_login_at: sql<string>`now()` })
    .where('id', '=', session.user_id)
    .execute()
}

/** Whether an address's holder has signed in with a browser before. */
export const isKnownDevice = async (tx: Tx, email: string, tokenHash: Uint8Array): Promise<boolean> =>
  (await sql<{ is_known: boolean }>`select is_known_device(${email}, ${tokenHash}) as is_known`.execute(tx.db)).rows[0]
    ?.is_known ?? false

/** The maximum number of browsers remembered per person; the least recently used are forgotten. */
const maxDevices = 20

/** Remembers a browser for the transaction's person, and forgets the least recently used ones. */
export async function storeDevice(tx: Tx, person: string, tokenHash: Uint8Array): Promise<void> {
  await sql`insert into known_devices (user_id, token_hash) values (${person}, ${tokenHash})
    on conflict (user_id, token_hash) do update set last_seen_at = now()`.execute(tx.db)
  await sql`delete from known_devices where user_id = ${person} and token_hash not in (
    select token_hash from known_devices where user_id = ${person} order by last_seen_at desc limit ${maxDevices})`.execute(
    tx.db,
  )
}

export async function deleteSession(tx: Tx, hash: Uint8Array): Promise<void> {
  await tx.db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

export type SessionRow = Selectable<Sessions>

/** The active sessions of the transaction's person, newest first. */
export const listSessionsOf = async (tx: Tx, person: string): Promise<SessionRow[]> =>
  await tx.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', person)
    .where('expires', '>', sql<string>`now()`)
    .where((is) => is.or([is('remember', '=', true), is('last_seen_at', '>', sql<string>`now() - interval '1 day'`)]))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends one session of a person; returns whether it existed. */
export async function deleteSessionById(tx: Tx, person: string, id: string): Promise<boolean> {
  const ended = await tx.db.deleteFrom('sessions').where('user_id', '=', person).where('id', '=', id).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

type FoundInvitation = {
  readonly email: string
  readonly role: string
  readonly team_id: string
  readonly team_type: string
  readonly team_name: string
  readonly user_id: string | null
}

/** The pending invitation for a link. */
export const findInvitation = async (tx: Tx, hash: Uint8Array): Promise<FoundInvitation | undefined> =>
  (await sql<FoundInvitation>`select * from find_invitation(${hash})`.execute(tx.db)).rows[0]

/** Deletes expired sessions, tokens and counted attempts. */
export async function sweep(tx: Tx): Promise<void> {
  await sql`select sweep_identity()`.execute(tx.db)
}
