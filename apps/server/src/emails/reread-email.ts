import { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'
import * as z from 'zod/mini'
import { lockSegments } from '../platform/database/lock-segments'
import type { Tx } from '../platform/database/transaction'
import type { Steps } from '../platform/jobs/handle'
import { enqueue } from '../platform/jobs/job'
import type { Services } from '../platform/services'
import type { Extractor } from './extractor'
import { finishEmail } from './finish-email'
import { readByModelJob } from './jobs'
import { isModelEnabled } from './model/store'
import { outcomeOf } from './outcome'
import type { ReadDocument } from './read-document'
import { originOf, readStored } from './read-stored'
import { readerVersion } from './reader-version'
import { extractionColumns, readingEvents, ruleColumns } from './reading'
import { withDecisions } from './review/decisions'
import { emailRead } from './signals'
import { findEmail, insertEmailEvents, type StoredEmail, updateEmail } from './store'

/** The result of reading a stored email with the current rules: plain data that can be stored until it is applied. */
export const Reading = z.object({
  extraction: Extraction,
  addresses: z.array(z.string()),
  observedAt: z.string(),
  isSample: z.boolean(),
  /** The team's parsing rule that read the email, if any. */
  rule: z.nullable(z.object({ id: z.string(), name: z.string(), version: z.int() })),
})
export type Reading = z.infer<typeof Reading>

/** A reading, and the texts of the files that were read. */
export type Rereading = { readonly reading: Reading; readonly files: ReadDocument['files'] }

/** Reads a stored email without writing anything; returns the reason if it cannot be read. */
export async function rereadEmail(
  services: Services,
  extractor: Extractor,
  steps: Steps,
  email: StoredEmail,
): Promise<Rereading | string> {
  const read = await readStored(services, extractor, steps, email)
  if (typeof read === 'string') return read
  const { addresses, ...origin } = originOf(email, read.message)
  const reading = { extraction: read.extraction, addresses: [...addresses], ...origin, rule: read.rule }
  return { reading, files: read.files }
}

/** The final status of an email after a reading. */
export const statusAfter = (
  { extraction }: Reading,
  email: Pick<StoredEmail, 'metadata' | 'segment_count'>,
): EmailStatus => withDecisions(email, outcomeOf(extraction, email.segment_count)).status

/**
 * Applies a new reading to an email, as if it had just arrived: changes are merged into the segments, and segments that
 * only this email mentioned and no longer mentions are deleted.
 */
export async function applyReading(
  services: Services,
  tx: Tx,
  { id, attempt }: Pick<StoredEmail, 'id' | 'attempt'>,
  reading: Reading,
): Promise<void> {
  const { extraction, rule, ...origin } = reading
  const reader = await readerVersion(tx)
  await updateEmail(tx, id, { ...extractionColumns(extraction), ...ruleColumns(rule), reader, attempt: attempt + 1 })
  await insertEmailEvents(tx, id, [
    { type: 'retried', message: `Read again with others: attempt ${attempt + 1}.` },
    ...readingEvents(extraction, null, rule),
  ])
  await lockSegments(tx)
  await emailRead.send(services, tx, { emailId: id, isRereading: true, extraction, ...origin })
  const review = await finishEmail(tx, id, outcomeOf(extraction, (await findEmail(tx, id))?.segment_count))
  const isInReview = review === 'Open' || review === 'Later'
  if (isInReview && (await isModelEnabled(tx))) await enqueue(tx, readByModelJob, { emailId: id, attempt: 0 })
}
