import type { Column, TableDescription } from './describe'

/**
 * TypeScript types of the tables for the query builder, which tables.gen.ts holds; a test compares them with the
 * migrations.
 */
export function tableTypes(tables: readonly TableDescription[]): string {
  const interfaces = tables.map(
    (table) => `export interface ${pascal(table.name)} {\n${table.columns.map(columnLine).join('\n')}\n}`,
  )
  const all = tables.map((table) => `  ${table.name}: ${pascal(table.name)}`)
  return (
    [
      '// Made from the migrations by `npm run schema -w @sextant/server`. Not to be edited.',
      "import type { ColumnType, Generated } from 'kysely'",
      'export type Json = unknown',
      '/** A jsonb column: read as a value, written as JSON text. */\nexport type JsonColumn = ColumnType<Json, string, string>',
      ...interfaces,
      `export interface Tables {\n${all.join('\n')}\n}`,
    ].join('\n\n') + '\n'
  )
}

const pascal = (name: string): string => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const scalar = new Map([
  ['boolean', 'boolean'],
  ['integer', 'number'],
  ['double precision', 'number'],
  ['bytea', 'Uint8Array'],
  ['text[]', 'string[]'],
])

function columnLine({ name, type, nullable, default: value, identity }: Column): string {
  if (type === 'jsonb') {
    const written = value === null ? 'string' : 'string | undefined'
    return `  ${name}: ${value === null && !nullable ? 'JsonColumn' : `ColumnType<Json, ${written}${nullable ? ' | null' : ''}, string${nullable ? ' | null' : ''}>`}`
  }
  const plain = `${scalar.get(type) ?? 'string'}${nullable ? ' | null' : ''}`
  return `  ${name}: ${identity || value !== null ? `Generated<${plain}>` : plain}`
}
