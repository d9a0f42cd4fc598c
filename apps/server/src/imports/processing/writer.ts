import type { Tx } from '../../platform/database/transaction'
import type { RowReader } from '../read-row'
import type { RowOutcome } from './batch'

/** How the rows of one type of import are read and written. */
export type Writer<Value> = {
  /** Rows in one transaction, and those that are written whole or not at all where errors are not left out. */
  readonly batchSize: number
  readonly read: RowReader<Value>
  /** Writes what was read without an error; answers the outcome of each, in their order. */
  write(tx: Tx, values: readonly Value[]): Promise<readonly RowOutcome[]>
}
