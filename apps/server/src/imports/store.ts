import type { ImportType } from '@sextant/contract/imports/schemas'
import { type Selectable, sql } from 'kysely'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Imports } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'

export type ImportRow = Selectable<Imports>

const importsOf = (tx: Tx) => tx.db.selectFrom('imports').selectAll().where('team_id', '=', tx.team)
const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

export type ImportFilter = {
  readonly type?: ImportType | undefined
  /** Comma-separated statuses. */
  readonly status?: string | undefined
}

export async function listImports(tx: Tx, { type, status }: ImportFilter, request: ListRequest) {
  let query = importsOf(tx)
  if (type) query = query.where('type', '=', type)
  if (status) query = query.where('status', 'in', status.split(','))
  return await readPage(tx, query, sortColumns, request)
}

export async function findImport(tx: Tx, id: string, type?: ImportType): Promise<ImportRow | undefined> {
  const query = importsOf(tx).where('id', '=', id)
  return await (type ? query.where('type', '=', type) : query).executeTakeFirst()
}

/** Locks the import, so that concurrent changes wait. */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await sql`select from imports where team_id = ${tx.team} and id = ${id} for update`.execute(tx.db)
}

/** The result of inspecting a file, and how to read it. */
export type FileColumns = {
  readonly filename: string
  readonly size_bytes: string
  readonly blob_key: string
} & ReadColumns
export type ReadColumns = Pick<ImportRow, 'sheets'> & {
  readonly form: string
  readonly columns: string
  readonly first_rows: string
  readonly mapping: string
  readonly options: string
}

type NewImport = FileColumns & { readonly type: ImportType; readonly created_by: string | null }

export async function insertImport(tx: Tx, columns: NewImport): Promise<ImportRow> {
  return await tx.db
    .insertInto('imports')
    .values({ ...columns, team_id: tx.team })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates an import that has not started; undefined unless it is Ready. */
export async function changeReady(
  tx: Tx,
  id: string,
  columns: Partial<FileColumns & { readonly status: 'Queued' }>,
): Promise<ImportRow | undefined> {
  return await tx.db
    .updateTable('imports')
    .set({ ...columns, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', '=', 'Ready')
    .returningAll()
    .executeTakeFirst()
}

/** Marks an import as processing; undefined if it has ended or was never queued. */
export async function beginImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return await tx.db
    .updateTable('imports')
    .set({ status: 'Processing', modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'in', ['Queued', 'Processing'])
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes a finished dry run Ready again and deletes its results. False if it was not a dry run, has not finished, or its
 * file no longer exists.
 */
export async function reopenDryRun(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    with reopened as (
      update imports set status = 'Ready', last_row = 0, created_rows = 0, updated_rows = 0, unchanged_rows = 0,
        skipped_rows = 0, failed_rows = 0, problems = 0, total = null, finished = null, modified = now()
      where team_id = ${tx.team} and id = ${id} and status = 'Processed' and blob_key is not null
        and options @> '{"dry_run": true}'
      returning team_id, id),
    failures as (
      delete from import_failures f using reopened r where f.team_id = r.team_id and f.import_id = r.id),
    messages as (
      delete from import_problems p using reopened r where p.team_id = r.team_id and p.import_id = r.id)
    select id from reopened`.execute(tx.db)
  return rows.length > 0
}

export type Counts = {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly skipped: number
  readonly failed: number
}

/** An import's progress by one batch, from one row to another. */
export type Progress = Counts & { readonly from: number; readonly to: number; readonly problems: number }

/**
 * Advances an import by a batch, in the transaction that writes it. False if the import is not at `from`: a process
 * wrongly presumed dead has already written the batch.
 */
export async function advanceImport(tx: Tx, id: string, progress: Progress): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set last_row = ${progress.to}, created_rows = created_rows + ${progress.created},
      updated_rows = updated_rows + ${progress.updated}, unchanged_rows = unchanged_rows + ${progress.unchanged},
      skipped_rows = skipped_rows + ${progress.skipped}, failed_rows = failed_rows + ${progress.failed},
      problems = problems + ${progress.problems}, modified = now()
    where team_id = ${tx.team} and id = ${id} and status = 'Processing' and last_row = ${progress.from}`.execute(tx.db)
  return numAffectedRows === 1n
}

/** Ends a queued or processing import; undefined if it has already ended. */
export async function endImport(
  tx: Tx,
  id: string,
  end: { readonly status: 'Processed' } | { readonly status: 'Failed'; readonly error: string },
): Promise<ImportRow | undefined> {
  return await tx.db
    .updateTable('imports')
    .set({
      ...end,
      ...(end.status === 'Processed' ? { total: sql<number>`${doneRows}` } : {}),
      finished: sql<string>`now()`,
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'in', ['Queued', 'Processing'])
    .returningAll()
    .executeTakeFirst()
}

const doneRows = sql`created_rows + updated_rows + unchanged_rows + skipped_rows + failed_rows`

/**
 * Deletes an import that is not processing. Returns its blob, null if it has none, or undefined if it cannot be
 * deleted.
 */
export async function deleteImport(tx: Tx, id: string): Promise<string | null | undefined> {
  const deleted = await tx.db
    .deleteFrom('imports')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', 'not in', ['Queued', 'Processing'])
    .returning('blob_key')
    .executeTakeFirst()
  return deleted?.blob_key
}

export type DeletedFile = { readonly id: string; readonly blob_key: string }

/**
 * Deletes the file contents of one import, or of all that are not processing; an import that loses its file before it
 * started is deleted. Returns the imports and their blobs.
 */
export async function deleteFileContents(tx: Tx, id?: string): Promise<readonly DeletedFile[]> {
  const { rows } = await sql<DeletedFile>`
    with idle as (
      select team_id, id, status, blob_key from imports
      where team_id = ${tx.team} and blob_key is not null and status not in ('Queued', 'Processing')
        and (${id ?? null}::bigint is null or id = ${id ?? null}::bigint)
      for update),
    gone as (
      delete from imports using idle where idle.status = 'Ready' and imports.team_id = idle.team_id and imports.id = idle.id),
    failures as (
      delete from import_failures f using idle where f.team_id = idle.team_id and f.import_id = idle.id),
    problems as (
      update import_problems p set value = null from idle
      where p.team_id = idle.team_id and p.import_id = idle.id and p.value is not null),
    kept as (
      update imports set blob_key = null, first_rows = '[]', modified = now(),
        columns = (select coalesce(jsonb_agg(one || '{"samples": []}' order by at), '[]')
          from jsonb_array_elements(columns) with ordinality c (one, at))
      from idle where idle.status <> 'Ready' and imports.team_id = idle.team_id and imports.id = idle.id)
    select id, blob_key from idle`.execute(tx.db)
  return rows
}
