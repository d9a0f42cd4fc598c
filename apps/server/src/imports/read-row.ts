import type { RowProblem } from '@sextant/contract/imports/schemas'
import type { RawRow } from './parsing/raw-row'

/** A row with its parsed value; null if it has an error. */
export type ReadRow<Value> = {
  readonly raw: RawRow
  readonly value: Value | null
  readonly problems: readonly RowProblem[]
}
export type RowReader<Value> = (raw: RawRow) => ReadRow<Value>
