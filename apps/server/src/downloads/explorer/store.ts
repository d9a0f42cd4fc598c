import { type DownloadStatus, retainedDownloads } from '@sextant/contract/downloads/schemas'
import { namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import { type Insertable, type SqlBool, sql } from 'kysely'
import { hasId } from '../../platform/database/has-id'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Downloads } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

/** Downloads with their status at an instant, since completed ones expire. */
const downloadsOf = (tx: Tx, now: string) =>
  tx.db
    .selectFrom('downloads')
    .selectAll('downloads')
    .select(
      sql<DownloadStatus>`case when status = 'completed' and expires_at <= ${now}::timestamptz then 'expired' else status end`.as(
        'current_status',
      ),
    )
    .where('team_id', '=', tx.team)

export type DownloadRow = Awaited<ReturnType<typeof listDownloads>>['rows'][number]

type DownloadListQuery = ListRequest & { readonly status?: DownloadStatus | undefined }

export const listDownloads = async (tx: Tx, { status, ...request }: DownloadListQuery, now: string) =>
  await readPage(
    tx,
    tx.db
      .selectFrom(downloadsOf(tx, now).as('downloads'))
      .selectAll()
      .$if(status !== undefined, (query) => query.where('current_status', '=', status ?? 'queued')),
    sortColumns,
    request,
  )

export const countByStatus = async (tx: Tx, now: string) =>
  await tx.db
    .selectFrom(downloadsOf(tx, now).as('downloads'))
    .select(['current_status as status', sql<number>`count(*)::int`.as('count')])
    .groupBy('current_status')
    .execute()

export const findDownload = async (tx: Tx, id: string, now: string): Promise<DownloadRow | undefined> =>
  await downloadsOf(tx, now).where('id', '=', id).executeTakeFirst()

type NewDownload = Omit<Insertable<Downloads>, 'team_id'>

export async function insertDownload(tx: Tx, row: NewDownload): Promise<string> {
  const { id } = await tx.db
    .insertInto('downloads')
    .values({ ...row, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Serialises a team's download requests, so that concurrent ones cannot exceed the limit. */
export async function lockDownloads(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('downloads', ${tx.team}::bigint))`.execute(tx.db)
}

/** Deletes all but the newest downloads; returns the deleted ids. */
export async function keepNewest(tx: Tx): Promise<string[]> {
  const deleted = await tx.db
    .deleteFrom('downloads')
    .where('team_id', '=', tx.team)
    .where(
      sql<SqlBool>`id not in (select id from downloads where team_id = ${tx.team} order by created desc, id desc limit ${retainedDownloads})`,
    )
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Deletes one download, or all of the team; returns the deleted ids. */
export async function deleteDownloads(tx: Tx, id?: string): Promise<string[]> {
  const deleted = await tx.db
    .deleteFrom('downloads')
    .where('team_id', '=', tx.team)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute()
  return deleted.map((row) => row.id)
}

/** Updates a download while its file is being created; false if it was deleted or has ended. */
export async function updateDownload(
  tx: Tx,
  id: string,
  fields: { status: DownloadStatus; row_count?: number; size_bytes?: string; error?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('downloads')
    .set({ ...fields, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Trip names and travelers, shown next to each segment in the travel table. */
export async function findRelated(tx: Tx, tripIds: readonly string[], memberIds: readonly string[]) {
  const trips = await tx.db
    .selectFrom('trips')
    .select(['id', 'headline'])
    .where('team_id', '=', tx.team)
    .where(hasId(tripIds))
    .execute()
  const people = await tx.db
    .selectFrom('travelers')
    .select(['id', ...namesWith(travelerFields, 'exportLabel')])
    .where('team_id', '=', tx.team)
    .where(hasId(memberIds))
    .execute()
  return {
    trips: new Map(trips.map((trip) => [trip.id, trip.headline])),
    people: new Map(people.map((person) => [person.id, person])),
  }
}
