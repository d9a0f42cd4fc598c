import { explorerFailure } from '@sextant/domain/downloads/failure-text'
import { dropBlobsLater } from '../../platform/blobs/jobs'
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
 * Makes the file of a download, some rows at a time. That it has begun is told by a transaction of its own; a file
 * whose download went meanwhile, because somebody deleted it or was erased, goes as well.
 */
export async function makeFile(
  services: Services,
  { team, step, read }: Steps,
  { downloadId }: Payload,
): Promise<LastStep | void> {
  const begun = await step(async (tx) => await updateDownload(tx, downloadId, { status: 'processing' }))
  if (!begun) return
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
  const bytes = counted(content, (piece) => piece.length)
  const key = fileKey(team, downloadId)
  await services.blobs.write(key, bytes.items)
  return async (tx) => {
    const isRetained = await updateDownload(tx, downloadId, {
      status: 'completed',
      row_count: lines.total(),
      size_bytes: String(bytes.total()),
    })
    if (!isRetained) await dropBlobsLater(tx, [key])
  }
}

/** Items as they come, and how many they were by a measure. */
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

/** A download whose last attempt has failed says so. */
export const failFile = async (_: Services, tx: Tx, { downloadId }: Payload): Promise<void> =>
  void (await updateDownload(tx, downloadId, { status: 'failed', error: explorerFailure }))

/** A file goes when its time is over; the record stays in the list as expired. */
export const dropFile = async ({ blobs }: Services, { team }: Steps, { downloadId }: Payload): Promise<void> =>
  await blobs.delete(fileKey(team, downloadId))

/**
 * All files of the team go, because they hold somebody who is erased. Nobody asks for another before the erasure is
 * committed: it would still be of that person. Answers their keys.
 */
export async function eraseFiles(tx: Tx): Promise<readonly string[]> {
  await lockDownloads(tx)
  return (await deleteDownloads(tx)).map((id) => fileKey(tx.team, id))
}
