import { type SqlBool, sql } from 'kysely'

/** Restricts rows to those with these ids. One parameter, so the statement is prepared once for any number of ids. */
export const hasId = (ids: readonly string[]) => sql<SqlBool>`id = any (${ids}::bigint[])`
