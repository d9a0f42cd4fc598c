import type { PartnerName } from '@sextant/contract/marketplace/schemas'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Connections } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import { lockDestination } from '../platform/delivery/store'

const connectionsOf = (tx: Tx) =>
  tx.db
    .selectFrom('connections')
    .innerJoin('destinations', (join) =>
      join.onRef('destinations.team_id', '=', 'connections.team_id').onRef('destinations.id', '=', 'connections.id'),
    )
    .selectAll('connections')
    .select([
      'destinations.last_success_at as last_sync_at',
      'destinations.failing_since',
      sql<number>`(select count(*)::int from deliveries where deliveries.team_id = connections.team_id
        and destination_id = connections.id and deliveries.status = 'pending')`.as('waiting'),
    ])
    .where('connections.team_id', '=', tx.team)

export type ConnectionRow = Awaited<ReturnType<typeof listConnections>>[number]

/** The team's connections, at most one per partner. */
export const listConnections = async (tx: Tx) => await connectionsOf(tx).orderBy('connections.id').execute()

export const findConnection = async (tx: Tx, id: string): Promise<ConnectionRow | undefined> =>
  await connectionsOf(tx).where('connections.id', '=', id).executeTakeFirst()

/** The connection, locked against concurrent changes. Its destination is locked first, as delivery does. */
export async function lockConnection(tx: Tx, id: string): Promise<ConnectionRow | undefined> {
  if (!(await lockDestination(tx, id))) return undefined
  const locked = await tx.db
    .selectFrom('connections')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && (await findConnection(tx, id))
}

export const findByPartner = async (tx: Tx, name: PartnerName) =>
  await connectionsOf(tx).where('machine_name', '=', name).executeTakeFirst()

/** Serialises requests for the same partner, so that two people cannot create two connections. */
export async function lockPartner(tx: Tx, name: PartnerName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${tx.team}::bigint))`.execute(tx.db)
}

type NewConnection = Pick<Selectable<Connections>, 'machine_name' | 'requested_by' | 'requester_id'>

/** Inserts a connection that receives nothing yet; returns its ID. */
export async function insertConnection(tx: Tx, events: readonly string[], row: NewConnection): Promise<string> {
  const { id } = await tx.db
    .insertInto('destinations')
    .values({ team_id: tx.team, kind: 'connection', events: [...events], live: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('connections')
    .values({ ...row, team_id: tx.team, id, status: 'PENDING' })
    .execute()
  return id
}

export async function updateConnection(tx: Tx, id: string, changes: Updateable<Connections>): Promise<void> {
  await tx.db
    .updateTable('connections')
    .set({ ...changes, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Sets whether the connection receives new events. */
export async function setLive(tx: Tx, id: string, live: boolean): Promise<void> {
  await tx.db
    .updateTable('destinations')
    .set({ live, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

type StoredEvent = {
  readonly id: string
  readonly type: string
  readonly created: string
  readonly object: unknown
}

/** How far back to look for the latest booking. */
const maxEvents = 50

/** The latest events of these types, newest first. */
export async function latestEvents(tx: Tx, types: readonly string[]): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`select id, type, created, data -> 'object' as object from events
    where team_id = ${tx.team} and type = any (${types}::text[]) and not sample order by id desc limit ${maxEvents}`.execute(
    tx.db,
  )
  return rows
}

/** The person's details that partners receive. */
export const findPerson = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('travelers')
    .select([
      'email',
      'first_name',
      'last_name',
      'external_id',
      'employee_id',
      'phone',
      'title',
      'department',
      'cost_center',
      'country',
      'emergency_contact',
    ])
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

/** The address of the connection's requester, if they still exist. */
export const findRequester = async (tx: Tx, id: string): Promise<string | undefined> =>
  (
    await sql<{ email: string }>`select u.email from connections c join users u on u.id = c.requester_id
      where c.team_id = ${tx.team} and c.id = ${id}`.execute(tx.db)
  ).rows[0]?.email

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number]

/** The latest delivery attempts of a connection, newest first. */
export const listAttempts = async (tx: Tx, id: string, limit: number) =>
  await tx.db
    .selectFrom('delivery_attempts as a')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.team_id', '=', 'a.team_id').onRef('d.id', '=', 'a.delivery_id'),
    )
    .innerJoin('events as e', (join) => join.onRef('e.team_id', '=', 'd.team_id').onRef('e.id', '=', 'd.event_id'))
    .select(['a.id', 'a.attempt', 'a.ok', 'a.url', 'a.response_status', 'a.error', 'a.duration_ms', 'a.created'])
    .select(['e.type', 'e.resource_id', 'd.status', 'd.attempts', 'd.next_attempt_at'])
    .where('a.team_id', '=', tx.team)
    .where('d.destination_id', '=', id)
    .orderBy('a.created', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
