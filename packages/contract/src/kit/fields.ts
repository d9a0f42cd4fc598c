import type { Schema } from './endpoint'

/**
 * A field of a record: what stands in the columns of its row. A field without a column has no part in what the column
 * is for.
 */
export type Field = {
  /** How it is called on screens and in the header of a file. */
  readonly label: string
  /** Text that imports take as it stands; every other field has a reader of its own there. */
  readonly kind?: 'text'
  /** As the API answers it. */
  readonly schema?: Schema
  /** As people enter it; left out: as it is, null: nothing. A field without is not edited. */
  readonly input?: Schema
  /** What a new record has where nothing is said. */
  readonly blank?: string | readonly string[] | null
  /**
   * What becomes of two values when two records become one. `first`: the kept record’s, else the other’s; `union`:
   * both; `strictest`: the more careful of two wishes.
   */
  readonly merge?: 'first' | 'union' | 'strictest'
  /** Further headers of its column in files that are imported, divided by commas. */
  readonly aliases?: string
  /** The header of its column in exports of travel. */
  readonly exportLabel?: string
  /** What its column holds in the open data. */
  readonly openData?: 'text'
}
export type FieldTable = Readonly<Record<string, Field>>

type Column = keyof Field
/** The names of fields whose row has something in a column, or just this. */
type NamesWith<Fields extends FieldTable, C extends Column, Value = unknown> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<C, Value>> ? Name : never
}[keyof Fields] &
  string

/** The names of the fields that have something in a column, or just this, in the order of the table. */
export function namesWith<const Fields extends FieldTable, C extends Column, const Value extends Field[C] = Field[C]>(
  fields: Fields,
  column: C,
  value?: Value,
): readonly NamesWith<Fields, C, Value>[]
export function namesWith(fields: FieldTable, column: Column, value?: unknown): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const cell = fields[name]?.[column]
    return cell !== undefined && (value === undefined || cell === value)
  })
}

/** One column of a table of fields: what it holds by the names of those that have something in it. */
export function columnOf<const Fields extends FieldTable, C extends Column>(
  fields: Fields,
  column: C,
): {
  readonly [Name in NamesWith<Fields, C>]: Fields[Name] extends Readonly<Record<C, infer Value>> ? Value : never
}
export function columnOf(fields: FieldTable, column: Column): Readonly<Record<string, unknown>> {
  return byName(namesWith(fields, column), (name) => fields[name]?.[column])
}

/** A value for each name. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value>
export function byName(names: readonly string[], of: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

/** The same values, some of them before all others: what is made of a table may have another order than the table. */
export const startingWith = <Values extends object>(
  values: Values,
  ...first: readonly (keyof Values & string)[]
): Values => ({ ...byName(first, (name) => values[name]), ...values })
