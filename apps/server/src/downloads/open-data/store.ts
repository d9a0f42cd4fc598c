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

const defaults = { enabled: false, reader: null, reader_created: null, modified: null }

/** The team's settings; disabled if it never configured any. */
export const findOpenData = async (tx: Tx) => (await settingsOf(tx).executeTakeFirst()) ?? defaults

/** The same, locked against changes until the transaction ends. */
export const lockOpenData = async (tx: Tx) => (await settingsOf(tx).forUpdate().executeTakeFirst()) ?? defaults

/** Saves the team's settings. A nightly export in progress is discarded: see `writeNight`. */
export async function saveOpenData(
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

/** Saves the files of a nightly export, replacing earlier ones. */
export async function saveNight(tx: Tx, night: string, files: readonly NightFile[]): Promise<void> {
  const written = { files: JSON.stringify(files), created: sql<string>`now()` }
  await tx.db
    .insertInto('open_data_nights')
    .values({ team_id: tx.team, night, ...written })
    .onConflict((conflict) => conflict.columns(['team_id', 'night']).doUpdateSet(written))
    .execute()
}

/** Deletes nightly exports past their retention, or all of them; returns the deleted ones. */
export async function deleteNights(tx: Tx, which: 'old' | 'all'): Promise<Night[]> {
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

/** The teams whose nightly export is due. */
export const findDueTeams = async (tx: Tx, now: Date): Promise<readonly string[]> =>
  (await sql<{ id: string }>`select open_data_due(${now.toISOString()}) as id`.execute(tx.db)).rows.map(({ id }) => id)

/** All rows of a star schema table in key order, in batches. */
export function readTable(tx: Tx, table: OpenDataTable): AsyncGenerator<readonly ParquetRow[]> {
  const { key, columns } = starSchema[table]
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const rows = sql<ParquetRow>`select ${names} from ${sql.table(`open_data.${table}`)}`
  // A cursor instead of keyset pagination: the view hides the index order, so each page would sort all rows.
  return byCursor(tx, rows, sql.ref(key)).batches()
}
