import { explorerFailure } from '@sextant/domain/downloads/failure-text'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import { csvFile } from '../../platform/files/csv'
import { xlsxFile } from '../../platform/files/xlsx'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import type { Services } from '../../platform/services'
import { findOwnTeam } from '../store'
import { fileKey } from './jobs'
import { deleteDownloads, findDownload, lockDownloads, updateDownload } from './store'
import { travelColumns, travelRows } from './travel-table'

type Payload = { readonly downloadId: string }

/**
 * Creates a download's file in batches. The change to processing commits in its own transaction. If the download is
 * deleted meanwhile, by a person or an erasure, so is the file.
 */
export async function makeFile(
  services: Services,
  { team, step, read }: Steps,
  { downloadId }: Payload,
): Promise<LastStep | void> {
  const isStarted = await step(async (tx) => await updateDownload(tx, downloadId, { status: 'processing' }))
  if (!isStarted) return
  const now = services.clock.now().toISOString()
  const { row, currency } = await read(async (tx) => ({
    row: await findDownload(tx, downloadId, now),
    ...(await findOwnTeam(tx)),
  }))
  if (!row) return
  const choice = { start: row.start_date, end: row.end_date, types: row.types }
  const lines = counted(travelRows(read, choice, currency), (batch) => batch.length)
  const content =
    row.type === 'excel' ? xlsxFile('Travel', travelColumns, lines.items) : csvFile(travelColumns, lines.items)
  const bytes = counted(content, (chunk) => chunk.length)
  const key = fileKey(team, downloadId)
  await services.blobs.write(key, bytes.items)
  return async (tx) => {
    const isRetained = await updateDownload(tx, downloadId, {
      status: 'completed',
      row_count: lines.total(),
      size_bytes: String(bytes.total()),
    })
    if (!isRetained) await deleteBlobsLater(tx, [key])
  }
}

/** Passes items through while summing up a measure of them. */
function counted<T>(items: AsyncIterable<T>, measure: (item: T) => number) {
  let sum = 0
  return {
    total: () => sum,
    items: (async function* () {
      for await (const item of items) {
        sum += measure(item)
        yield item
      }
    })(),
  }
}

/** Marks a download as failed after its last attempt. */
export const failFile = async (_: Services, tx: Tx, { downloadId }: Payload): Promise<void> =>
  void (await updateDownload(tx, downloadId, { status: 'failed', error: explorerFailure }))

/** Deletes an expired file; the download stays listed as expired. */
export const deleteFile = async ({ blobs }: Services, { team }: Steps, { downloadId }: Payload): Promise<void> =>
  await blobs.delete(fileKey(team, downloadId))

/**
 * Deletes all of the team's files, since they contain the person being erased. New ones cannot be requested until the
 * erasure commits; otherwise they would still contain the person. Returns the blob keys.
 */
export async function eraseFiles(tx: Tx): Promise<readonly string[]> {
  await lockDownloads(tx)
  return (await deleteDownloads(tx)).map((id) => fileKey(tx.team, id))
}
