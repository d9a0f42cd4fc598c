import type { FilterDraft, FilterEdit } from '@sextant/contract/filters/schemas'
import { type SqlBool, sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'

/** The period over which hits are counted, in days. */
const counted = 30

const filtersOf = (tx: Tx) =>
  tx.db
    .selectFrom('filters')
    .selectAll('filters')
    .select((eb) =>
      eb
        .selectFrom('filter_hits')
        .select(sql<number>`coalesce(sum(hits), 0)::int`.as('sum'))
        .whereRef('filter_hits.team_id', '=', 'filters.team_id')
        .whereRef('filter_hits.filter_id', '=', 'filters.id')
        .where(sql<SqlBool>`filter_hits.day > current_date - ${counted}::int`)
        .as('hits_30d'),
    )
    .where('team_id', '=', tx.team)

export type FilterRow = Awaited<ReturnType<typeof listFilters>>['rows'][number]

const sortColumns: SortColumns = {
  priority: [sql`priority`, 'bigint'],
  name: [sql`lower(name)`, 'text'],
  created: [sql`created`, 'timestamptz'],
}

export const listFilters = async (tx: Tx, request: ListRequest & { readonly status?: string | undefined }) =>
  await readPage(
    tx,
    filtersOf(tx)
      .$if(request.status !== undefined, (query) => query.where('status', '=', request.status ?? ''))
      .$if(Boolean(request.search), (query) => query.where('name', 'ilike', likeAnywhere(request.search ?? ''))),
    sortColumns,
    request,
  )

/** The team's filters in order of evaluation. */
export const findFilters = async (tx: Tx): Promise<FilterRow[]> => await filtersOf(tx).orderBy('priority').execute()

export const findFilter = async (tx: Tx, id: string): Promise<FilterRow | undefined> =>
  await filtersOf(tx).where('id', '=', id).executeTakeFirst()

export const countByStatus = async (tx: Tx) =>
  await tx.db
    .selectFrom('filters')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('team_id', '=', tx.team)
    .groupBy('status')
    .execute()

/** Serialises changes to a team's filters, so that no two get the same position. */
export async function lockOrder(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('filters', ${tx.team}::bigint))`.execute(tx.db)
}

/** Inserts a filter after all others. */
export async function insertFilter(tx: Tx, { conditions, domains, ...filter }: FilterDraft): Promise<string> {
  const { id } = await tx.db
    .insertInto('filters')
    .values({
      ...filter,
      domains: [...domains],
      conditions: JSON.stringify(conditions),
      team_id: tx.team,
      priority: sql<number>`(select coalesce(max(priority), 0) + 1 from filters where team_id = ${tx.team})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateFilter(tx: Tx, id: string, { conditions, ...filter }: FilterEdit): Promise<void> {
  await tx.db
    .updateTable('filters')
    .set({
      ...filter,
      ...(conditions === undefined ? {} : { conditions: JSON.stringify(conditions) }),
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Sets the positions of filters to the order of the ids. */
export async function orderFilters(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update filters set priority = wanted.place, modified = now()
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where filters.team_id = ${tx.team} and filters.id = wanted.id and filters.priority <> wanted.place`.execute(tx.db)
}

/** Deletes a filter; later ones move up. */
export async function deleteFilter(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('filters').where('team_id', '=', tx.team).where('id', '=', id).execute()
  await orderFilters(
    tx,
    (await findFilters(tx)).map((filter) => filter.id),
  )
}

export const hasMailbox = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('mailboxes')
    .select('id')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Counts one hit for each of the filters. */
export async function countHits(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // In ID order, so that two emails cannot deadlock.
  await sql`insert into filter_hits (team_id, filter_id, day, hits)
    select ${tx.team}::bigint, id, current_date, 1 from unnest(${ids}::bigint[]) as id order by id
    on conflict (team_id, filter_id, day) do update set hits = filter_hits.hits + 1`.execute(tx.db)
}
