import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/transaction'

/** Statement timeout and connection limit of a team's role. */
const statementSeconds = 60
const connections = 5

/** Runs work as the database's own account, which can create roles, then switches back to the application's role. */
async function asOwner<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`reset role`.execute(tx.db)
  const done = await work()
  await sql`set local role sextant_app`.execute(tx.db)
  return done
}

/** Whether the database account can create roles. */
export const canCreateRoles = async (tx: Tx): Promise<boolean> =>
  await asOwner(tx, async () => {
    const { rows } = await sql<{ may: boolean }>`
      select rolcreaterole or rolsuper as may from pg_roles where rolname = current_user`.execute(tx.db)
    return rows[0]?.may ?? false
  })

/**
 * Creates the role or changes its password. It can sign in and read the open data views, nothing else. Returns whether
 * that holds: if the schema `public` is open to everyone, the role could call the product's own functions.
 */
export const saveReader = async (tx: Tx, role: string, verifier: string): Promise<boolean> =>
  await asOwner(tx, async () => {
    const name = sql.id(role)
    const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(tx.db)
    // New roles have no privileges by default. Stating that explicitly would require a superuser.
    if (rows.length === 0) await sql`create role ${name}`.execute(tx.db)
    await sql`grant ${name} to current_user`.execute(tx.db)
    await sql`alter role ${name} login connection limit ${sql.lit(connections)} password ${sql.lit(verifier)}`.execute(
      tx.db,
    )
    await sql`alter role ${name} set statement_timeout = ${sql.lit(`${statementSeconds}s`)}`.execute(tx.db)
    await sql`alter role ${name} set default_transaction_read_only = on`.execute(tx.db)
    await sql`grant usage on schema open_data to ${name}`.execute(tx.db)
    await sql`grant select on all tables in schema open_data to ${name}`.execute(tx.db)
    const found = await sql<{
      open: boolean
    }>`select has_schema_privilege(${role}, 'public', 'usage') as open`.execute(tx.db)
    return found.rows[0]?.open === false
  })

/** How long to wait for the role's connections to end, in milliseconds. */
const endingMs = 5000

/**
 * Ends the role's connections and drops it with everything it created, since any role that signs in can create
 * temporary tables and large objects. If it owns something in another database of the server, it remains as a role
 * without privileges.
 */
export const dropReader = async (tx: Tx, role: string): Promise<void> =>
  await asOwner(tx, async () => {
    const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(tx.db)
    if (rows.length === 0) return
    const name = sql.id(role)
    await sql`grant ${name} to current_user`.execute(tx.db)
    await sql`alter role ${name} nologin`.execute(tx.db)
    await sql`select pg_terminate_backend(pid, ${endingMs}) from pg_stat_activity where usename = ${role}`.execute(
      tx.db,
    )
    await sql`drop owned by ${name}`.execute(tx.db)
    await sql`savepoint role_is_empty`.execute(tx.db)
    await sql`drop role ${name}`
      .execute(tx.db)
      .catch(async () => await sql`rollback to savepoint role_is_empty`.execute(tx.db))
  })
