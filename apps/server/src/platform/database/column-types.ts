import pg from 'pg'

const { builtins } = pg.types

const identity = (text: string): string => text
const localDateTime = (text: string): string => text.replace(' ', 'T')
const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/
/** `2026-03-01 12:05:00.5+00` as PostgreSQL writes it; some time zones have minutes in their offset. */
function instant(text: string): string {
  // For UTC, nearly every case, only the format differs. Rewriting it is faster than computing the instant.
  const [, day, time, fraction = ''] = utc.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}

/** Values have the types of the API: ids and days as text, instants in ISO 8601, local times without offset. */
const parsers = new Map<number, (text: string) => string | number>([
  [builtins.INT8, identity],
  [builtins.NUMERIC, identity],
  [builtins.DATE, identity],
  [builtins.TIMESTAMP, localDateTime],
  [builtins.TIMESTAMPTZ, instant],
])

/** Converts the text that the database sends to values. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')),
}
