import { type SqlBool, sql } from 'kysely'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

/** Deliveries with their event and newest attempt, as one table without ambiguous columns. */
const deliveriesOf = (tx: Tx, webhook: string) =>
  tx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('deliveries as d')
        .innerJoin('events as e', (join) => join.onRef('e.team_id', '=', 'd.team_id').onRef('e.id', '=', 'd.event_id'))
        .leftJoinLateral(
          (inner) =>
            inner
              .selectFrom('delivery_attempts as a')
              .select(['a.response_status', 'a.error', 'a.duration_ms', 'a.created as attempted_at'])
              .whereRef('a.team_id', '=', 'd.team_id')
              .whereRef('a.delivery_id', '=', 'd.id')
              .orderBy('a.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['d.id', 'd.destination_id', 'd.status', 'd.trigger', 'd.attempts', 'd.next_attempt_at', 'd.created'])
        .select(['e.id as event_id', 'e.type', 'e.resource_id', 'e.created as event_created'])
        .select(['last.response_status', 'last.error', 'last.duration_ms', 'last.attempted_at'])
        .where('d.team_id', '=', tx.team)
        .where('d.destination_id', '=', webhook)
        .as('delivery'),
    )
    .selectAll()

export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export const findDelivery = async (tx: Tx, webhook: string, id: string) =>
  await deliveriesOf(tx, webhook).where('id', '=', id).executeTakeFirst()

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

type DeliveryListQuery = ListRequest & {
  readonly status?: string | undefined
  readonly type?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** Midnight at the start of a day in the team's time zone. */
const midnight = (tx: Tx, day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone (select time_zone_id from teams where id = ${tx.team}))`

export const listDeliveries = async (tx: Tx, webhook: string, request: DeliveryListQuery) => {
  const { status, type, start_date: start, end_date: end, search } = request
  return await readPage(
    tx,
    deliveriesOf(tx, webhook)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
      .$if(start !== undefined, (query) => query.where(sql<SqlBool>`created >= ${midnight(tx, start ?? '')}`))
      .$if(end !== undefined, (query) => query.where(sql<SqlBool>`created < ${midnight(tx, end ?? '', 1)}`))
      .$if(Boolean(search), (query) =>
        query.where(sql<SqlBool>`${search ?? ''} in (resource_id::text, event_id::text)`),
      ),
    sortColumns,
    request,
  )
}

const attemptColumns = [
  'id',
  'attempt',
  'trigger',
  'ok',
  'url',
  'request_headers',
  'response_status',
  'response_headers',
  'response_body',
  'duration_ms',
  'error',
  'created',
] as const

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number]

/** Every attempt of a delivery, newest first. */
export const listAttempts = async (tx: Tx, delivery: string) =>
  await tx.db
    .selectFrom('delivery_attempts')
    .select(attemptColumns)
    .where('team_id', '=', tx.team)
    .where('delivery_id', '=', delivery)
    .orderBy('id', 'desc')
    .execute()

/** An event's data as sent. */
export const findEventData = async (tx: Tx, event: string): Promise<string> => {
  const { rows } = await sql<{ data: string }>`select data::text as data from events
    where team_id = ${tx.team} and id = ${event}`.execute(tx.db)
  return rows[0]?.data ?? '{}'
}

type DeliveryFilter = {
  readonly resource: string
  readonly id: string
  readonly eventIds?: readonly string[] | undefined
  readonly max: number
}

/** Delivery attempts about a record, newest first: for events whose type has the record type as prefix. */
export const listAttemptsOf = async (tx: Tx, { resource, id, eventIds, max }: DeliveryFilter) =>
  await tx.db
    .selectFrom('events as e')
    .innerJoin('deliveries as d', (join) => join.onRef('d.team_id', '=', 'e.team_id').onRef('d.event_id', '=', 'e.id'))
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.team_id', '=', 'd.team_id').onRef('w.id', '=', 'd.destination_id'),
    )
    .innerJoin('delivery_attempts as a', (join) =>
      join.onRef('a.team_id', '=', 'd.team_id').onRef('a.delivery_id', '=', 'd.id'),
    )
    .select(attemptColumns.map((column) => `a.${column}` as const))
    .select(['e.id as event_id', 'e.type', 'e.resource_id', 'e.created as event_created', 'w.id as webhook_id'])
    .select(['d.status', 'd.attempts', 'd.next_attempt_at', sql<string>`e.data::text`.as('data')])
    .where('e.team_id', '=', tx.team)
    .where(sql<SqlBool>`starts_with(e.type, ${`${resource}.`})`)
    .where('e.resource_id', '=', id)
    .where('e.sample', '=', false)
    .$if(eventIds !== undefined, (query) => query.where(sql<SqlBool>`e.id = any (${eventIds ?? []}::bigint[])`))
    .orderBy('a.id', 'desc')
    .limit(max)
    .execute()
