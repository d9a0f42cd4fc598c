import type { Schema } from './endpoint'

/** A field of a record: each property serves one use, which the field takes part in only if the property is set. */
export type Field = {
  /** Its label on screens and in file headers. */
  readonly label: string
  /** Text that imports copy unchanged; imports have a dedicated reader for every other field. */
  readonly kind?: 'text'
  /** Its schema in responses. */
  readonly schema?: Schema
  /** Its schema in input, where omitted means unchanged and null means empty. A field without one cannot be edited. */
  readonly input?: Schema
  /** The default in a new record. */
  readonly blank?: string | readonly string[] | null
  /**
   * How to merge two values. `first`: the kept record’s if set, otherwise the other’s; `union`: both; `strictest`: the
   * more restrictive one.
   */
  readonly merge?: 'first' | 'union' | 'strictest'
  /** Additional column headers recognised in imported files, separated by commas. */
  readonly aliases?: string
  /** Its column header in travel exports. */
  readonly exportLabel?: string
  /** The type of its column in the open data. */
  readonly openData?: 'text'
}
export type FieldTable = Readonly<Record<string, Field>>

type Column = keyof Field
/** The names of fields that have a value, or this value, in a column. */
type NamesWith<Fields extends FieldTable, C extends Column, Value = unknown> = {
  [Name in keyof Fields]: Fields[Name] extends Readonly<Record<C, Value>> ? Name : never
}[keyof Fields] &
  string

/** The names of the fields that have a value, or this value, in a column; in table order. */
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

/** A column of a field table: its values by field name. */
export function columnOf<const Fields extends FieldTable, C extends Column>(
  fields: Fields,
  column: C,
): {
  readonly [Name in NamesWith<Fields, C>]: Fields[Name] extends Readonly<Record<C, infer Value>> ? Value : never
}
export function columnOf(fields: FieldTable, column: Column): Readonly<Record<string, unknown>> {
  return byName(namesWith(fields, column), (name) => fields[name]?.[column])
}

/** Maps each name to a value. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value>
export function byName(names: readonly string[], of: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}

/** The same values with some moved to the front, for uses with a different order than the table. */
export const startingWith = <Values extends object>(
  values: Values,
  ...first: readonly (keyof Values & string)[]
): Values => ({ ...byName(first, (name) => values[name]), ...values })
