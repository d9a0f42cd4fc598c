import type { Reservation } from '@sextant/contract/emails/reservation'
import {
  type Extractor,
  findEmail,
  type Rereading,
  replaceFileTexts,
  rereadEmail,
  type StoredEmail,
  statusAfter,
} from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { previewJob } from './jobs'
import {
  findEarlierItems,
  findReprocess,
  insertItem,
  listMailsToRead,
  type ReprocessRow,
  updateReprocess,
} from './store'
import { differencesOf } from './try-reading'

/** The number of emails per transaction, which are read again after a crash. */
const batchSize = 10

type DifferenceCounts = { added: number; changed: number; removed: number; unreadable: number }

/** Reads a batch of emails and stores what would change, and the texts of their files, on which rules are tested. */
export const previewSome =
  (extractor: Extractor) =>
  async (services: Services, steps: Steps, { reprocessId }: { reprocessId: string }): Promise<LastStep | void> => {
    const run = await steps.read(async (tx) => await findReprocess(tx, reprocessId))
    if (run?.status !== 'Previewing') return
    const ids = await steps.read(async (tx) => await listMailsToRead(tx, run, batchSize))
    const read: RereadEmail[] = []
    for (const id of ids) {
      const email = await steps.read(async (tx) => await findEmail(tx, id))
      if (email) read.push({ email, rereading: await rereadEmail(services, extractor, steps, email) })
    }
    return async (tx) => {
      const count: DifferenceCounts = { added: 0, changed: 0, removed: 0, unreadable: 0 }
      for (const one of read) await previewOne(services, tx, { ...one, run, count })
      // Last, since they lock the emails.
      for (const { email, rereading } of read)
        if (typeof rereading !== 'string') await replaceFileTexts(tx, email.id, rereading.files)
      const isLast = ids.length < batchSize
      const isUpdated = await updateReprocess(tx, run.id, ['Previewing'], {
        ...(isLast && { status: 'Ready' }),
        last_email_id: ids.at(-1) ?? run.last_email_id,
        previewed: run.previewed + ids.length,
        added: run.added + count.added,
        changed: run.changed + count.changed,
        removed: run.removed + count.removed,
        unreadable: run.unreadable + count.unreadable,
      })
      if (isUpdated && !isLast) await enqueue(tx, previewJob, { reprocessId })
    }
  }

type RereadEmail = { readonly email: StoredEmail; readonly rereading: Rereading | string }
type PreviewInput = RereadEmail & { readonly run: ReprocessRow; readonly count: DifferenceCounts }

async function previewOne(services: Services, tx: Tx, { run, email, rereading, count }: PreviewInput): Promise<void> {
  const item = { run: run.id, email }
  if (typeof rereading === 'string') {
    count.unreadable += 1
    return await insertItem(tx, { ...item, state: 'unreadable', reason: rereading })
  }
  const { reading } = rereading
  const bookings = bookingsOf(reading.extraction.reservations)
  const earlier = await findEarlierItems(tx, run.id, bookings)
  const differences = await differencesOf(services, tx, { email, reading }, earlier)
  const status = statusAfter(reading, email)
  for (const { change } of differences) count[change] += 1
  if (differences.length > 0 || status !== email.status)
    await insertItem(tx, { ...item, state: 'previewed', status, reading, bookings, differences })
}

/** Identifies the booking of an email: by its number, or by type and day if it has none. */
const bookingsOf = (reservations: readonly Reservation[]): string[] => [
  ...new Set(
    reservations.map(({ confirmation_no: number, kind, start }) =>
      number ? number.toLowerCase() : `${kind} ${start.time.local?.slice(0, 10) ?? ''}`,
    ),
  ),
]
