import { createHash } from 'node:crypto'
import type { RowProblem } from '@sextant/contract/imports/schemas'
import type { ReadRow, RowReader } from './read-row'

/** Identifies a row's record: rows with the same key are about the same one. */
type KeyOf<Value> = (value: Value) => { readonly key: string; readonly shown: string | null }

/**
 * Sized for the maximum number of rows, each of which stores a number instead of its text. With 48 bits, collisions are
 * negligible.
 */
const short = (text: string): number => createHash('md5').update(text).digest().readUIntBE(0, 6)

/**
 * Adds a warning to rows about the same record as an earlier row of the file; all are still written in order. Stateful,
 * so each file needs its own reader.
 */
export function warnOfDuplicates<Value>(
  read: RowReader<Value>,
  {
    field,
    keyOf,
    message,
  }: {
    readonly field: string | null
    readonly keyOf: KeyOf<Value>
    readonly message: (row: number) => string
  },
): RowReader<Value> {
  const rows = new Map<number, number>()
  return (raw): ReadRow<Value> => {
    const row = read(raw)
    if (row.value === null) return row
    const { key, shown } = keyOf(row.value)
    const place = short(key)
    const earlier = rows.get(place)
    if (earlier === undefined) {
      rows.set(place, raw.row)
      return row
    }
    const problem: RowProblem = {
      row: raw.row,
      field,
      message: message(earlier),
      value: shown,
      level: 'warning',
    }
    return { ...row, problems: [...row.problems, problem] }
  }
}
