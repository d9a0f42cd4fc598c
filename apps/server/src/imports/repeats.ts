import { createHash } from 'node:crypto'
import type { RowProblem } from '@sextant/contract/imports/schemas'
import type { ReadRow, RowReader } from './read-row'

/** What a row is about: rows with one key are about the same. */
type KeyOf<Value> = (value: Value) => { readonly key: string; readonly shown: string | null }

/**
 * As many rows as a file may have: each takes a number and not its text. 48 bits are as good as never the same for two
 * texts.
 */
const short = (text: string): number => createHash('md5').update(text).digest().readUIntBE(0, 6)

/**
 * Has a reader mention rows that are about the same as an earlier row of the file: they are written all the same, one
 * after the other. It remembers what it has read, so that a file has a reader of its own.
 */
export function mentionRepeats<Value>(
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
