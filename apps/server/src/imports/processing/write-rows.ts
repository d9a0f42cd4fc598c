import { attempt, commitLazily, type InTx, type Tx } from '../../platform/database/transaction'
import type { SpooledFile } from '../../platform/files/spooled-file'
import { dataRows } from '../parsing/read-rows'
import type { ReadRow } from '../read-row'
import { insertFailures, insertProblems } from '../results/store'
import { advanceImport, type ImportRow } from '../store'
import { storedOf } from '../stored'
import { type BatchOutcome, batchOutcomeOf, failed, type RowOutcome, rejectedWithBatch } from './batch'
import type { Writer } from './writer'

/** The maximum number of problems listed and of failed rows kept for download; any beyond that are only counted. */
const maxProblems = 10_000
const maxFailures = 100_000

type Progress = { readonly row: number; readonly problems: number; readonly failures: number }

/**
 * Writes an import's remaining rows batch by batch. A batch, its counts and the progress are one transaction, so
 * nothing is repeated if the process dies. The next batch is read while one is written.
 */
export async function writeRows<Value>(
  inTx: InTx,
  row: ImportRow,
  file: SpooledFile,
  writer: Writer<Value>,
): Promise<void> {
  const { form, options } = storedOf(row)
  const write = async (at: Progress, rows: readonly ReadRow<Value>[]): Promise<Progress> =>
    await inTx(async (tx) => {
      commitLazily(tx)
      return await saveBatch(tx, row.id, at, await writeBatch(tx, writer, rows, options))
    })
  let progress = Promise.resolve({ row: row.last_row, problems: row.problems, failures: row.failed_rows })
  try {
    for await (const rows of dataRows(file, form, { size: writer.batchSize })) {
      // Finished rows are read again too, because later rows may duplicate them.
      const read = rows.map(writer.read).filter(({ raw }) => raw.row > row.last_row)
      if (read.length === 0) continue
      const at = await progress
      progress = write(at, read)
      // The next await handles its rejection.
      progress.catch(() => {})
    }
  } finally {
    // Even if the file cannot be read further: the write in progress must end before the import's status is set.
    await progress
  }
}

type WriteOptions = { readonly skip_invalid: boolean; readonly dry_run: boolean }
type WrittenBatch = BatchOutcome & { readonly to: number }

async function writeBatch<Value>(
  tx: Tx,
  writer: Writer<Value>,
  rows: readonly ReadRow<Value>[],
  { skip_invalid, dry_run }: WriteOptions,
): Promise<WrittenBatch> {
  const valid = rows.flatMap(({ value }) => (value === null ? [] : [value]))
  const write = async (): Promise<readonly RowOutcome[]> => await writer.write(tx, valid)
  const isFine = (outcomes: readonly RowOutcome[]): boolean =>
    skip_invalid || (valid.length === rows.length && outcomes.every(({ outcome: one }) => one !== 'failed'))
  const outcomes =
    dry_run || !skip_invalid ? await attempt(tx, write, (written) => !dry_run && isFine(written)) : await write()
  const isRejected = !isFine(outcomes)
  let next = 0
  const rowOutcomeOf = ({ value }: ReadRow<Value>): RowOutcome => {
    if (value === null) return failed
    const one = outcomes[next++] ?? failed
    return isRejected && one.outcome !== 'failed' ? rejectedWithBatch : one
  }
  const outcome = batchOutcomeOf(rows.map((read) => ({ read, outcome: rowOutcomeOf(read) })))
  return { ...outcome, to: rows.at(-1)?.raw.row ?? 0 }
}

/** Saves a batch's outcome together with the progress. */
async function saveBatch(
  tx: Tx,
  id: string,
  at: Progress,
  { counts, problems, failures, to }: WrittenBatch,
): Promise<Progress> {
  const progress = { ...counts, from: at.row, to, problems: problems.length }
  if (!(await advanceImport(tx, id, progress))) throw new Error('Another process writes this import.')
  await insertProblems(tx, id, problems.slice(0, Math.max(0, maxProblems - at.problems)))
  await insertFailures(tx, id, failures.slice(0, Math.max(0, maxFailures - at.failures)))
  return { row: to, problems: at.problems + problems.length, failures: at.failures + failures.length }
}
