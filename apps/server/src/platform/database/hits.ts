import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { countLimit } from './page'
import type { Tx } from './transaction'

/** What a search finds: the ids of what it is, or that they are more than a list counts. */
export type Hits = { readonly said: string; readonly ids: readonly string[] | null }

/** Looks for what has, for each word that is said, a word that begins with it; case and accents aside. */
export async function findHits(
  tx: Tx,
  find: 'find_segments' | 'find_trips',
  said: string | undefined,
): Promise<Hits | null> {
  if (!said) return null
  const most = countLimit + 1
  const { rows } = await sql<{ ids: string[] }>`
    select array(select ${sql.ref(find)}(${said}, ${most}))::text[] as ids`.execute(tx.db)
  const ids = rows[0]?.ids ?? []
  return { said, ids: ids.length < most ? ids : null }
}

/**
 * Restricts a list to what a search found. Few are read by their ids; many are met soon enough along the order of the list,
 * where an index of words would first fetch all of them.
 */
export const isHit = (tx: Tx, { said, ids }: Hits): RawBuilder<SqlBool> =>
  ids === null
    ? sql<SqlBool>`(search_words @@ search_query(${tx.team}::bigint, ${said})) is true`
    : sql<SqlBool>`id = any (${ids}::bigint[])`
