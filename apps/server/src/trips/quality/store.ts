import { type SqlBool, sql } from 'kysely'
import { userName } from '../../account'
import { likeAnywhere } from '../../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

export type FoundIssue = {
  readonly key: string
  readonly code: string
  readonly message: string
  readonly owner_key: string
  readonly trip_id: string
  readonly day: string | null
  /** `[{ type, id }]` */
  readonly segments: readonly { readonly type: string; readonly id: string }[]
}

/** The scope of an inspection: some trips of an owner, or all of them. */
type Scope = { readonly owner_key: string; readonly trips: readonly string[] | null }

/**
 * Opens the issues found, reopening fixed ones. Dismissed issues stay dismissed, and unchanged rows are not touched.
 * Other issues in the scopes are marked as fixed. An issue that moves to another owner with its segments remains the
 * same issue.
 */
export async function storeIssues(tx: Tx, found: readonly FoundIssue[], scopes: readonly Scope[]): Promise<void> {
  const wholeOwners = scopes.flatMap(({ owner_key, trips }) => (trips === null ? [owner_key] : []))
  const owners = scopes.flatMap(({ owner_key, trips }) => (trips === null ? [] : [owner_key]))
  const trips = scopes.flatMap((scope) => scope.trips ?? [])
  const stored = sql`
    with found as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as f (key text, code text, message text, owner_key text, trip_id bigint, day date, segments jsonb)),
    opened as (
      insert into quality_issues (team_id, key, code, message, owner_key, trip_id, day, segments)
      select ${tx.team}::bigint, key, code, message, owner_key, trip_id, day, segments from found
      on conflict (team_id, key) do update set message = excluded.message, owner_key = excluded.owner_key,
        trip_id = excluded.trip_id, day = excluded.day, segments = excluded.segments, modified = now(),
        status = case when quality_issues.status = 'Fixed' then 'Open' else quality_issues.status end
      where quality_issues.status = 'Fixed' or (quality_issues.message, quality_issues.owner_key, quality_issues.trip_id,
        quality_issues.day, quality_issues.segments) is distinct from (excluded.message, excluded.owner_key,
        excluded.trip_id, excluded.day, excluded.segments))
    update quality_issues set status = 'Fixed', modified = now()
    where team_id = ${tx.team} and status <> 'Fixed' and key <> all (array(select key from found))
      and id = any (array(
        select id from quality_issues
        where team_id = ${tx.team} and status <> 'Fixed' and owner_key = any (${wholeOwners}::text[])
        union all
        select id from quality_issues where team_id = ${tx.team} and status <> 'Fixed'
          and owner_key = any (${owners}::text[]) and trip_id = any (${trips}::bigint[])
        union all
        select id from quality_issues where team_id = ${tx.team} and status <> 'Fixed'
          and owner_key = any (${owners}::text[]) and trip_id is null))`
  tx.later(stored.compile(tx.db))
}

const sortColumns: SortColumns = {
  day: [sql`coalesce(day, '9999-12-31')`, 'date'],
  created: [sql`created`, 'timestamptz'],
}

const issuesOf = (tx: Tx) =>
  tx.db
    .selectFrom('quality_issues')
    .selectAll('quality_issues')
    .select([
      sql<string | null>`(select t.headline from trips t
        where t.team_id = quality_issues.team_id and t.id = quality_issues.trip_id)`.as('trip_headline'),
      sql<string | null>`(select t.member_id from trips t
        where t.team_id = quality_issues.team_id and t.id = quality_issues.trip_id)`.as('member_id'),
      sql<string | null>`(select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, t.owner_name)
        from trips t left join travelers p on p.team_id = t.team_id and p.id = t.member_id
        where t.team_id = quality_issues.team_id and t.id = quality_issues.trip_id)`.as('member_name'),
      userName('quality_issues.assignee_id').as('assignee_name'),
    ])
    .where('team_id', '=', tx.team)

export type IssueRow = Awaited<ReturnType<typeof listIssues>>['rows'][number]

export type IssueFilter = {
  readonly code?: string | undefined
  readonly status?: string | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly search?: string | undefined
}

/** A page of issues. Date filters apply to the day that an issue is about. */
export async function listIssues(tx: Tx, filter: IssueFilter, request: ListRequest) {
  const { code, status, assignee, start_date, end_date, search } = filter
  const query = issuesOf(tx)
    .$if(code !== undefined, (builder) => builder.where('code', '=', code ?? ''))
    .$if(status !== undefined, (builder) => builder.where('status', '=', status ?? ''))
    .$if(assignee === 'none', (builder) => builder.where('assignee_id', 'is', null))
    .$if(assignee !== undefined && assignee !== 'none', (builder) => builder.where('assignee_id', '=', assignee ?? ''))
    .$if(start_date !== undefined, (builder) => builder.where('day', '>=', start_date ?? ''))
    .$if(end_date !== undefined, (builder) => builder.where('day', '<=', end_date ?? ''))
    .$if(Boolean(search), (builder) =>
      builder.where((eb) =>
        eb.or([eb('message', 'ilike', likeAnywhere(search ?? '')), eb('trip_id', 'in', tripsNamed(tx, search ?? ''))]),
      ),
    )
  return await readPage(tx, query, sortColumns, request)
}

const tripsNamed = (tx: Tx, search: string) =>
  tx.db
    .selectFrom('trips')
    .select('id')
    .where('team_id', '=', tx.team)
    .where((eb) =>
      eb.or([eb('headline', 'ilike', likeAnywhere(search)), eb('owner_name', 'ilike', likeAnywhere(search))]),
    )

export const findIssue = async (tx: Tx, id: string): Promise<Omit<IssueRow, 'cursor_key'> | undefined> =>
  await issuesOf(tx).where('id', '=', id).executeTakeFirst()

/** Locks an issue until the transaction ends, so that regrouping cannot interleave. */
export async function lockIssue(tx: Tx, id: string): Promise<void> {
  await tx.db
    .selectFrom('quality_issues')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** The number of open issues of each kind. */
export const countIssues = async (tx: Tx, { start_date, end_date }: IssueFilter) =>
  await tx.db
    .selectFrom('quality_issues')
    .select(['code', sql<number>`count(*)::int`.as('count')])
    .where('team_id', '=', tx.team)
    .where('status', '=', 'Open')
    .$if(start_date !== undefined, (builder) => builder.where('day', '>=', start_date ?? ''))
    .$if(end_date !== undefined, (builder) => builder.where('day', '<=', end_date ?? ''))
    .groupBy('code')
    .execute()

type Change = {
  readonly status?: string
  readonly assignee_id?: string | null
  readonly note?: string | null
}

export async function updateIssue(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.db
    .updateTable('quality_issues')
    .set({ ...change, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Whether a person is a user of the team. */
export const isUser = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('memberships')
    .select('user_id')
    .where('team_id', '=', tx.team)
    .where('user_id', '=', id)
    .executeTakeFirst()) !== undefined

/** Deletes the issues of erased trips, and of travelers whose trips are already deleted. */
export async function deleteIssuesOf(
  tx: Tx,
  { tripIds, travelerIds }: { readonly tripIds: readonly string[]; readonly travelerIds: readonly string[] },
): Promise<void> {
  const owners = travelerIds.map((id) => `member:${id}`)
  await tx.db
    .deleteFrom('quality_issues')
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`(trip_id = any (${tripIds}::bigint[]) or owner_key = any (${owners}::text[]))`)
    .execute()
}

/** The next segment owners after one, by key. */
export const findOwnersAfter = async (tx: Tx, after: string, limit: number): Promise<string[]> =>
  (
    await tx.db
      .selectFrom('segments')
      .select('owner_key')
      .distinct()
      .where('team_id', '=', tx.team)
      .where('owner_key', '>', after)
      .orderBy('owner_key')
      .limit(limit)
      .execute()
  ).map(({ owner_key }) => owner_key)
