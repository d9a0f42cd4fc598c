import { createHash } from 'node:crypto'
import { type ImportColumn, type ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

const digestOf = (columns: readonly Pick<ImportColumn, 'header'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ header }) => header.toLowerCase())))
    .digest('base64url')

/** The team's last mapping for these headers; null if there is none. */
export async function findMapping(tx: Tx, type: ImportType, columns: readonly ImportColumn[]): Promise<Mapping | null> {
  const row = await tx.db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('team_id', '=', tx.team)
    .where('type', '=', type)
    .where('headers', '=', digestOf(columns))
    .executeTakeFirst()
  // A mapping stored by an older version may contain fields that no longer exist.
  const mapping = Mapping.safeParse(row?.mapping)
  return mapping.success ? mapping.data : null
}

/** Remembers a file's mapping for the next file with the same headers. */
export async function saveMapping(
  tx: Tx,
  type: ImportType,
  columns: readonly ImportColumn[],
  mapping: Mapping,
): Promise<void> {
  const [headers, text] = [digestOf(columns), JSON.stringify(mapping)]
  await tx.db
    .insertInto('import_mappings')
    .values({ team_id: tx.team, type, headers, mapping: text })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'type', 'headers']).doUpdateSet({ mapping: text, modified: sql<string>`now()` }),
    )
    .execute()
}
