import type { Schema } from './endpoint'

/**
 * A field of a record, with what each use needs in the columns of its row. A field without a column takes no part in
 * that use.
 */
export type Field = {
  /** Its label on screens and in the header of a file. */
  readonly label: string
  /** Text that imports copy unchanged; every other field has a reader of its own there. */
  readonly kind?: 'text'
  /** Its schema in responses. */
  readonly schema?: Schema
  /** Its schema in input; omitted: unchanged, null: empty. A field without it cannot be edited. */
  readonly input?: Schema
  /** The default of a new record. */
  readonly blank?: string | readonly string[] | null
  /**
   * How two values are merged. `first`: the kept record’s, else the other’s; `union`: both; `strictest`: the more
   * restrictive one.
   */
  readonly merge?: 'first' | 'union' | 'strictest'
  /** Further headers of its column in imported files, separated by commas. */
  readonly aliases?: string
  /** The header of its column in exports of travel. */
  readonly exportLabel?: string
  /** The content of its column in the open data. */
  readonly openData?: 'text'
}
export type FieldTable = Readonly<Record<string, Field>>

type Column = keyof Field
/** The names of fields with a value in a column, or with this value. */
type NamesWith<Fields extends FieldTable, C extends Column, Value = unknown> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<C, Value>> ? Name : never
}[keyof Fields] &
  string

/** The names of the fields with a value in a column, or with this value, in table order. */
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

/** One column of a table of fields: its values by field name. */
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

/** The same values with some moved to the front: a use of the table may have another order. */
export const startingWith = <Values extends object>(
  values: Values,
  ...first: readonly (keyof Values & string)[]
): Values => ({ ...byName(first, (name) => values[name]), ...values })
