import type { Authenticity } from '@sextant/contract/emails/authenticity'
import type { LockKeys } from '../platform/database/in-step'
import { lockSegments } from '../platform/database/lock-segments'
import { oncePerTransaction } from '../platform/database/once-per-transaction'
import type { Tx } from '../platform/database/transaction'
import type { LastStep, Steps } from '../platform/jobs/handle'
import { enqueue } from '../platform/jobs/job'
import { emitAtOnce } from '../platform/outbox'
import type { Services } from '../platform/services'
import { type Authenticator } from './authenticity/authenticator'
import { checkOnce, storeAuthenticity } from './authenticity/store-authenticity'
import { blobKey } from './blob-key'
import { bufferedWritesOf, bufferWrites } from './buffered-writes'
import { replaceFileTexts } from './content/file-texts'
import { replaceAttachments } from './content/store'
import type { Extractor } from './extractor'
import { decideByFilters, storeUnread } from './filter-decision'
import { type FinalOutcome, finishEmail } from './finish-email'
import { readByModelJob } from './jobs'
import { outcomeOf } from './outcome'
import { LiveRules } from './parsing-rules/store'
import { type EmailToProcess, emailsToRead, findEmailToProcess, flushWrites } from './processing'
import type { ReadDocument } from './read-document'
import { missingText, originOf, readBytes } from './read-stored'
import { versionWith } from './reader-version'
import { readingColumns, readingEvents } from './reading'
import { redactEmail, withoutText } from './redact-email'
import { emailRead } from './signals'
import { insertEmailEvents, updateEmail } from './store'

/** The extractor, and the check of the sender. */
export type MessageReaders = { readonly extractor: Extractor; readonly authenticator: Authenticator }

/** The maximum number of a team's emails read and written together. */
export const processBatchSize = 16

/**
 * Reads stored emails of a team into travel data. First come the extraction and the sender checks, which may take
 * seconds; then, in one transaction for the emails read by then, the listeners of `emailRead` and the final status. An
 * email that cannot be read ends as Failed with a reason, and is kept.
 */
export const processEmails =
  (readers: MessageReaders) =>
  (services: Services, steps: Steps, jobs: readonly { emailId: string }[]): readonly Promise<LastStep | void>[] => {
    const ids = jobs.map(({ emailId }) => emailId)
    const emails = steps
      .read(async (tx) => tx.later(emailsToRead(tx, ids).compile()))
      .then(async (rows) => await rows())
    return ids.map(async (id) => {
      const email = (await emails).find((found) => found.id === id)
      if (email?.status === 'Pending') return await readEmail(services, steps.team, readers, email)
    })
  }

type EmailToRead = Awaited<ReturnType<ReturnType<typeof emailsToRead>['execute']>>[number]

async function readEmail(
  services: Services,
  team: string,
  { extractor, authenticator }: MessageReaders,
  email: EmailToRead,
): Promise<LastStep> {
  const { id } = email
  const rules = LiveRules.parse(email.rules)
  const started = services.clock.elapsed()
  const bytes = await services.blobs.get(blobKey(team, email.content_hash))
  const [read, checks] = bytes
    ? await Promise.all([readBytes(extractor, email, bytes, rules), checkOnce(authenticator, email, bytes)])
    : [missingText, null]
  const message = typeof read === 'string' ? null : read.message
  return async (tx, lock) => {
    // Two copies of one message, or two emails of one booking, must see each other's result.
    await lockOnce(tx)
    // A person may have changed the status in the meantime; that takes precedence.
    const current = await findEmailToProcess(tx, id, {
      messageId: message?.messageId ?? null,
      bodyHash: message?.bodyHash ?? null,
    })
    if (current?.status !== 'Pending') return
    bufferWrites(tx, id)
    await updateEmail(tx, id, { reader: versionWith(rules) })
    if (typeof read === 'string') return void (await finishEmail(tx, id, { status: 'Failed', reason: read }))
    const checked = { checks, trustedSealers: authenticator.trustedSealers, message: read.message }
    const authenticity = await storeAuthenticity(services, tx, current, checked)
    await emitAtOnce(
      tx,
      async () => await finishReading(services, tx, { email: current, read, started, authenticity, lock }),
    )
    flushWrites(tx, id)
  }
}

const lockOnce = oncePerTransaction(lockSegments)

type FinishedReading = {
  readonly email: EmailToProcess
  readonly read: ReadDocument
  readonly started: number
  readonly authenticity: Authenticity | null
  readonly lock: LockKeys | undefined
}

async function finishReading(services: Services, tx: Tx, reading: FinishedReading): Promise<void> {
  const { email, read, started, authenticity, lock } = reading
  const filterDecision = await decideByFilters(tx, email, read.message, authenticity)
  if (filterDecision.disposition !== null) return await storeUnread(tx, email, read, filterDecision.disposition)
  await storeReading(tx, email, read, services.clock.elapsed() - started)
  const duplicate: FinalOutcome = { status: 'Duplicate', reason: `The same message as email ${email.copy_of}.` }
  if (email.copy_of !== null) return void (await finishEmail(tx, email.id, duplicate))
  const extraction = filterDecision.redacts ? withoutText(read.extraction) : read.extraction
  const isRereading = email.attempt > 1
  await emailRead.send(services, tx, {
    emailId: email.id,
    extraction,
    isRereading,
    ...(lock && { lock }),
    ...originOf(email, read.message),
  })
  if (filterDecision.redacts) await redactEmail(tx, email)
  const count = bufferedWritesOf(tx, email.id)?.columns.segment_count ?? email.segment_count
  const reservations = filterDecision.redacts ? [] : extraction.reservations
  const ms = services.clock.elapsed() - started
  const review = await finishEmail(tx, email.id, outcomeOf(extraction, count), ms, { ...email, reservations })
  const isInReview = review === 'Open' || review === 'Later'
  if (email.uses_model && isInReview && !filterDecision.redacts)
    await enqueue(tx, readByModelJob, { emailId: email.id, attempt: 0 })
}

async function storeReading(tx: Tx, email: EmailToProcess, read: ReadDocument, ms: number): Promise<void> {
  await updateEmail(tx, email.id, readingColumns(email, read))
  const attachments = read.message?.attachments ?? []
  if (email.attempt > 1 || attachments.length > 0) await replaceAttachments(tx, email.id, attachments)
  if (email.attempt > 1 || read.files.length > 0) await replaceFileTexts(tx, email.id, read.files)
  await insertEmailEvents(tx, email.id, readingEvents(read.extraction, ms, read.rule))
}

/** Marks the email as Failed with the last error, after the final attempt. */
export const failEmail = async (
  _services: Services,
  tx: Tx,
  { emailId }: { emailId: string },
  reason: string,
): Promise<void> =>
  void (await finishEmail(tx, emailId, { status: 'Failed', reason: `The email could not be processed: ${reason}` }))
