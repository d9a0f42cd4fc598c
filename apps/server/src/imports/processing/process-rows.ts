import type { ImportType } from '@sextant/contract/imports/schemas'
import { recordAudit } from '../../audit'
import type { InTx, Tx } from '../../platform/database/transaction'
import type { SpooledFile } from '../../platform/files/spooled-file'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { rematchJob } from '../../travelers'
import { Unreadable } from '../parsing/unreadable'
import { presentImport } from '../present'
import { beginImport, endImport, findImport, type ImportRow } from '../store'
import { storedOf } from '../stored'
import { withStoredFile } from '../stored-file'
import { memberWriter } from './member-writer'
import { tripWriter } from './trip-writer'
import { writeRows } from './write-rows'

type Payload = { readonly importId: string }

/** Writes an import's rows batch by batch; finished batches stay written if the process ends. */
export async function processRows(
  services: Services,
  { step }: Steps,
  { importId }: Payload,
): Promise<LastStep | void> {
  const row = await step(async (tx) => await beginImport(tx, importId))
  if (!row) return
  try {
    await withStoredFile(
      services,
      row.blob_key,
      async (file) => await writeAll[storedOf(row).type](services, step, row, file),
    )
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return async (tx) => await fail(tx, importId, error.message)
  }
  return async (tx) => await complete(tx, importId)
}

type WriteAll = (services: Services, step: InTx, row: ImportRow, file: SpooledFile) => Promise<void>

const writeAll: Record<ImportType, WriteAll> = {
  members: async (services, step, row, file) => await writeRows(step, row, file, memberWriter(services, storedOf(row))),
  trips: async (services, step, row, file) => await writeRows(step, row, file, tripWriter(services, storedOf(row))),
}

/** Marks an import as failed after its last attempt. */
export const failRows = async (_: Services, tx: Tx, { importId }: Payload, reason: string): Promise<void> =>
  await fail(tx, importId, `The import could not be finished: ${reason}.`)

async function fail(tx: Tx, id: string, error: string): Promise<void> {
  const found = await findImport(tx, id)
  if (!found) return
  const written = storedOf(found).options.dry_run
    ? 'It was a dry run: nothing was written.'
    : 'Rows that are counted here were written and stay.'
  const row = await endImport(tx, id, { status: 'Failed', error: `${error} ${written}` })
  if (row) await emitChanges(tx, row, 'import.failed')
}

async function complete(tx: Tx, id: string): Promise<void> {
  const row = await endImport(tx, id, { status: 'Processed' })
  if (!row) return
  await emitChanges(tx, row, 'import.completed')
  const { type, options } = storedOf(row)
  // Earlier email may belong to people who only became known now: one rematch covers them all.
  if (type === 'members' && !options.dry_run && row.created_rows + row.updated_rows > 0)
    await enqueue(tx, rematchJob, { travelerId: null })
}

async function emitChanges(tx: Tx, row: ImportRow, type: 'import.completed' | 'import.failed'): Promise<void> {
  const object = presentImport(row)
  await emit(tx, [{ type, resourceId: row.id, object }])
  const by = { actor: { kind: 'system' }, origin: { ip: '', userAgent: null } } as const
  await recordAudit(tx, by, {
    action: type === 'import.completed' ? 'imports.complete' : 'imports.fail',
    target: `import:${row.id}`,
    after: { filename: row.filename, results: object.results, error: row.error },
  })
}
