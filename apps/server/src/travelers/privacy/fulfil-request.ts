import { strToU8, type Zippable, zipSync } from 'fflate'
import { recordAudit } from '../../audit'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { type DataSubject, subjectCollected, subjectErased } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import { deleteEvents } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { deleteExportJob, exportKey } from './jobs'
import {
  type DataRequestRow,
  deleteTravelers,
  expireExports,
  findRequest,
  findSubject,
  finishRequest,
  readTravelers,
} from './store'

type Payload = { readonly requestId: string }
type Counts = Record<string, number>

/** How long an export can be downloaded. */
const retentionDays = 7

/** Carries out a request, and records the number of records. */
export async function fulfilRequest(
  services: Services,
  { read }: Steps,
  { requestId }: Payload,
): Promise<LastStep | void> {
  const request = await read(async (tx) => await findRequest(tx, requestId))
  if (request?.status !== 'Processing') return
  const exported = request.type === 'export' ? await read(async (tx) => await exportData(services, tx, request)) : null
  return async (tx) => {
    const counts = exported ?? (await erase(services, tx, request))
    const isWanted = await finishRequest(tx, requestId, {
      status: 'Completed',
      counts,
      ...(exported ? { retentionDays } : {}),
    })
    // The person was erased while the export was being created.
    if (!isWanted) return await deleteBlobsLater(tx, [exportKey(tx.team, requestId)])
    if (exported) await enqueue(tx, deleteExportJob, { requestId }, { afterSeconds: retentionDays * 24 * 60 * 60 })
    const by = { actor: { kind: 'system' }, origin: { ip: '', userAgent: null } } as const
    await recordAudit(tx, by, { action: `travelers.${request.type}`, target: request.email, after: counts })
  }
}

/** Marks a request as failed after its last attempt. */
export const failRequest = async (_: Services, tx: Tx, { requestId }: Payload): Promise<void> =>
  void (await finishRequest(tx, requestId, { status: 'Failed' }))

/** Writes everything held about the person to one ZIP file: records as JSON, and original messages. */
async function exportData(services: Services, tx: Tx, { id, email }: DataRequestRow): Promise<Counts> {
  const subject = await findSubject(tx, email)
  const files: Zippable = {}
  const counts: Counts = {}
  const add = (path: string, content: unknown, records: number): void => {
    const bytes = content instanceof Uint8Array ? content : strToU8(`${JSON.stringify(content, null, 2)}\n`)
    files[path] = [bytes, { level: 1 }]
    const kind = path.split(/[/.]/)[0] ?? path
    if (records > 0) counts[kind] = (counts[kind] ?? 0) + records
  }
  add('travelers.json', await readTravelers(tx, subject.travelerIds), subject.travelerIds.length)
  await subjectCollected.send(services, tx, { ...subject, add })
  await services.blobs.put(exportKey(tx.team, id), zipSync(files))
  return counts
}

/**
 * Deletes everything held about the person: first whatever refers to their records, then the records, then the files.
 */
async function erase(services: Services, tx: Tx, { email }: DataRequestRow): Promise<Counts> {
  const subject = await findSubject(tx, email)
  const counts: Counts = {}
  const keys: string[] = []
  await subjectErased.send(services, tx, {
    ...subject,
    count: (kind, records) => void (counts[kind] = (counts[kind] ?? 0) + records),
    deleteBlobs: (more) => void keys.push(...more),
  })
  keys.push(...(await eraseExports(tx, subject)))
  await deleteEvents(tx, 'member', subject.travelerIds)
  await deleteTravelers(tx, subject.travelerIds)
  await deleteBlobsLater(tx, keys)
  return { ...counts, travelers: subject.travelerIds.length }
}

/** Expires the person's exports, under any of their addresses; returns the files. */
async function eraseExports(tx: Tx, { email, travelerIds }: DataSubject): Promise<string[]> {
  const travelers = await readTravelers(tx, travelerIds)
  const addresses = travelers.flatMap((traveler) => [traveler.email ?? email, ...traveler.extra_email_addresses])
  return (await expireExports(tx, [email, ...addresses])).map((id) => exportKey(tx.team, id))
}

/** Deletes the file of an expired export. */
export const deleteExport = async ({ blobs }: Services, { team }: Steps, { requestId }: Payload): Promise<void> =>
  await blobs.delete(exportKey(team, requestId))
