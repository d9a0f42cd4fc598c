import { Night, type NightFile, type OpenDataTable, retainedNights } from '@sextant/contract/downloads/open-data'
import { type SqlBool, sql } from 'kysely'
import { byCursor } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { ParquetRow } from './parquet'
import { starSchema } from './star-schema'

const settingsOf = (tx: Tx) =>
  tx.db
    .selectFrom('open_data')
    .select(['enabled', 'reader', 'reader_created', 'modified'])
    .where('team_id', '=', tx.team)

const nothingSet = { enabled: false, reader: null, reader_created: null, modified: null }

/** What the team has set; switched off where it never set anything. */
export const findOpenData = async (tx: Tx) => (await settingsOf(tx).executeTakeFirst()) ?? nothingSet

/** The same, and until the transaction ends nobody changes it. */
export const lockOpenData = async (tx: Tx) => (await settingsOf(tx).forUpdate().executeTakeFirst()) ?? nothingSet

/** Writes what the team sets. What was written of it meanwhile counts no more: see `writeNight`. */
export async function putOpenData(
  tx: Tx,
  fields: { enabled?: boolean; reader?: string | null; reader_created?: string | null },
): Promise<void> {
  const modified = sql<string>`clock_timestamp()`
  await tx.db
    .insertInto('open_data')
    .values({ team_id: tx.team, ...fields, modified })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ ...fields, modified }))
    .execute()
}

export const findNights = async (tx: Tx): Promise<Night[]> => {
  const rows = await tx.db
    .selectFrom('open_data_nights')
    .select(['night', 'files', 'created'])
    .where('team_id', '=', tx.team)
    .orderBy('night', 'desc')
    .execute()
  return rows.map((row) => Night.parse(row))
}

/** Writes down what a night has, in place of what it had. */
export async function putNight(tx: Tx, night: string, files: readonly NightFile[]): Promise<void> {
  const written = { files: JSON.stringify(files), created: sql<string>`now()` }
  await tx.db
    .insertInto('open_data_nights')
    .values({ team_id: tx.team, night, ...written })
    .onConflict((conflict) => conflict.columns(['team_id', 'night']).doUpdateSet(written))
    .execute()
}

/** Deletes the nights that are too old, or all of them; answers those that went. */
export async function dropNights(tx: Tx, which: 'old' | 'all'): Promise<Night[]> {
  const rows = await tx.db
    .deleteFrom('open_data_nights')
    .where('team_id', '=', tx.team)
    .$if(which === 'old', (query) =>
      query.where(
        sql<SqlBool>`night not in (select night from open_data_nights where team_id = ${tx.team} order by night desc limit ${retainedNights})`,
      ),
    )
    .returning(['night', 'files', 'created'])
    .execute()
  return rows.map((row) => Night.parse(row))
}

/** The teams whose night has come. */
export const findDueTeams = async (tx: Tx, now: Date): Promise<readonly string[]> =>
  (await sql<{ id: string }>`select open_data_due(${now.toISOString()}) as id`.execute(tx.db)).rows.map(({ id }) => id)

/** All rows of a table of the star schema in the order of its key, some at a time. */
export function readTable(tx: Tx, table: OpenDataTable): AsyncGenerator<readonly ParquetRow[]> {
  const { key, columns } = starSchema[table]
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const rows = sql<ParquetRow>`select ${names} from ${sql.table(`open_data.${table}`)}`
  // Not some by some after the last key: the view keeps the order of the index from its readers, and each would sort
  // all rows.
  return byCursor(tx, rows, sql.ref(key)).batches()
}
