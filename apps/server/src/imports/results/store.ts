import type { RowProblem } from '@sextant/contract/imports/schemas'
import { type Selectable, sql } from 'kysely'
import { readAll, readPage, type SortColumns } from '../../platform/database/page'
import type { ImportFailures } from '../../platform/database/tables.gen'
import type { InTx, Tx } from '../../platform/database/transaction'

/** A row that was not written, as in the file. */
export type FailedRow = { readonly row: number; readonly cells: readonly string[]; readonly problem: string }
export type FailureRow = Selectable<ImportFailures>

/** IDs follow the order of the file. */
const sortColumns: SortColumns = { row: [sql`"row"`, 'bigint'] }
const inOrder = 'row:asc'

/** Stores problems of rows. */
export async function insertProblems(tx: Tx, importId: string, problems: readonly RowProblem[]): Promise<void> {
  if (problems.length === 0) return
  await sql`insert into import_problems (team_id, import_id, "row", field, message, value, level)
    select ${tx.team}::bigint, ${importId}::bigint, p."row", p.field, p.message, p.value, p.level
    from json_populate_recordset(null::import_problems, ${JSON.stringify(problems)}::json) p`.execute(tx.db)
}

/** Stores rows that were not written. */
export async function insertFailures(tx: Tx, importId: string, rows: readonly FailedRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into import_failures (team_id, import_id, "row", cells, problem)
    select ${tx.team}::bigint, ${importId}::bigint, f."row", f.cells, f.problem
    from json_populate_recordset(null::import_failures, ${JSON.stringify(rows)}::json) f`.execute(tx.db)
}

const problemsOf = (tx: Tx, importId: string) =>
  tx.db
    .selectFrom('import_problems')
    .select(['id', 'row', 'field', 'message', 'value', 'level'])
    .where('team_id', '=', tx.team)
    .where('import_id', '=', importId)

export const listProblems = async (
  tx: Tx,
  importId: string,
  { limit, next }: { readonly limit: number; readonly next?: string | undefined },
) => await readPage(tx, problemsOf(tx, importId), sortColumns, { limit, next, sort: inOrder })

/** The rows that were not written, in batches, in file order. */
export const readFailures = (inTx: InTx, importId: string): AsyncGenerator<readonly FailureRow[]> =>
  readAll(
    inTx,
    (tx) =>
      tx.db.selectFrom('import_failures').selectAll().where('team_id', '=', tx.team).where('import_id', '=', importId),
    sortColumns,
    { sort: inOrder, limit: 1000 },
  )
