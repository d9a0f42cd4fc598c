import { type SqlBool, sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'
import { lockDestination } from '../platform/delivery/store'

const inUtc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

const hoursOf = sql<{ hour: string; succeeded: number; failed: number; ms: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('hour', ${inUtc('h.hour')}, 'succeeded', h.succeeded, 'failed', h.failed,
    'ms', h.duration_ms) order by h.hour)
  from delivery_hours h where h.team_id = d.team_id and h.destination_id = d.id and h.hour > now() - interval '24 hours'), '[]')`

const statusOf = sql<string>`case when not d.live then 'Disabled' when d.failing_since is not null then 'Failing' else 'Active' end`

/** Webhooks with their delivery state, as one table without ambiguous columns. */
const webhooksOf = (tx: Tx) =>
  tx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('webhooks as w')
        .innerJoin('destinations as d', (join) => join.onRef('d.team_id', '=', 'w.team_id').onRef('d.id', '=', 'w.id'))
        .selectAll('w')
        .select(['d.events', 'd.filters', 'd.per_second', 'd.failing_since', 'd.last_success_at', 'd.last_failure_at'])
        .select([statusOf.as('status'), hoursOf.as('hours')])
        .where('w.team_id', '=', tx.team)
        .where('d.team_id', '=', tx.team)
        .as('webhook'),
    )
    .selectAll()

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

export const findWebhook = async (tx: Tx, id: string) => await webhooksOf(tx).where('id', '=', id).executeTakeFirst()

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  name: [sql`lower(name)`, 'text'],
  last_success_at: [sql`coalesce(last_success_at, '0001-01-01Z'::timestamptz)`, 'timestamptz'],
}

type WebhookListQuery = ListRequest & { readonly status?: string | undefined }

export const listWebhooks = async (tx: Tx, request: WebhookListQuery) =>
  await readPage(
    tx,
    webhooksOf(tx)
      .$if(request.status !== undefined, (query) => query.where('status', '=', request.status ?? ''))
      .$if(Boolean(request.search), (query) => {
        const pattern = likeAnywhere(request.search ?? '')
        return query.where(sql<SqlBool>`(name ilike ${pattern} or url ilike ${pattern})`)
      }),
    sortColumns,
    request,
  )

/** Serialises a team's webhook creations, so that the limit cannot be exceeded. Returns their number. */
export async function lockAndCount(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', ${tx.team}::bigint))`.execute(tx.db)
  const { count } = await tx.db
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', tx.team)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks a webhook for a change based on its current values. Its destination is locked first, in the same order as
 * delivery.
 */
export async function lockWebhook(tx: Tx, id: string): Promise<void> {
  if (!(await lockDestination(tx, id))) return
  await sql`select from webhooks where team_id = ${tx.team} and id = ${id} for update`.execute(tx.db)
}

type NewWebhook = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly description: string
  readonly secret: string
  readonly header_names: string[]
  readonly custom_headers: string | null
}

export async function insertWebhook(tx: Tx, webhook: NewWebhook): Promise<void> {
  await tx.db
    .insertInto('webhooks')
    .values({ ...webhook, team_id: tx.team })
    .execute()
}

/** Omitted or undefined fields stay unchanged. */
type WebhookChange = {
  readonly [Field in keyof Omit<NewWebhook, 'id'>]?: NewWebhook[Field] | undefined
} & {
  readonly previous_secret?: string | null
  readonly previous_until?: string | null
  readonly disabled_reason?: 'person' | 'gone' | 'failing' | null
  readonly disabled_at?: string | null
}

export async function updateWebhookRow(tx: Tx, id: string, change: WebhookChange): Promise<void> {
  await tx.db
    .updateTable('webhooks')
    .set({ ...change, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** The team's owners, who are notified when a webhook is disabled, and the team's name. */
export async function findOwners(tx: Tx): Promise<readonly { email: string; team: string; type: 'org' | 'dev' }[]> {
  const { rows } = await sql<{ email: string; team: string; type: 'org' | 'dev' }>`
    select u.email, t.name as team, t.type from memberships m join users u on u.id = m.user_id join teams t on t.id = m.team_id
    where m.team_id = ${tx.team} and m.role = 'owner' order by u.email`.execute(tx.db)
  return rows
}
