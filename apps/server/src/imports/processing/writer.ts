import type { Tx } from '../../platform/database/transaction'
import type { RowReader } from '../read-row'
import type { RowOutcome } from './batch'

/** How the rows of one type of import are read and written. */
export type Writer<Value> = {
  /** Rows per transaction; all or none are written, unless invalid rows are skipped. */
  readonly batchSize: number
  readonly read: RowReader<Value>
  /** Writes the valid rows; returns the outcome of each, in order. */
  write(tx: Tx, values: readonly Value[]): Promise<readonly RowOutcome[]>
}
