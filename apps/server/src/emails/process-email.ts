import type { Authenticity } from '@sextant/contract/emails/authenticity'
import type { Tx } from '../platform/database/transaction'
import type { LastStep, Steps } from '../platform/jobs/handle'
import type { Services } from '../platform/services'
import { type Authenticator } from './authenticity/authenticator'
import { checkOnce, storeAuthenticity } from './authenticity/store-authenticity'
import { blobKey } from './blob-key'
import { replaceAttachments } from './content/store'
import type { Extractor } from './extractor'
import { decideByFilters, storeUnread } from './filter-decision'
import { finishEmail } from './finish-email'
import type { MessageSummary, ReadDocument } from './read-document'
import { missingText, originOf, readBytes } from './read-stored'
import { readerVersion } from './reader-version'
import { readingColumns, readingEvents } from './reading'
import { redactEmail, withoutText } from './redact-email'
import { emailRead } from './signals'
import { findDuplicate, findEmail, insertEmailEvents, lockMessageId, updateEmail } from './store'
import { verdictOf } from './verdict'

type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** What reads a message, and what checks its sender. */
export type MessageReaders = { readonly extractor: Extractor; readonly authenticator: Authenticator }

/**
 * Reads a stored email into travel data: first the extraction and the checks of its sender, which may take seconds;
 * then in one transaction the listeners of `emailRead` and the final status. An email that cannot be read ends as
 * Failed with a reason; it is kept.
 */
export const processEmail =
  ({ extractor, authenticator }: MessageReaders) =>
  async (services: Services, steps: Steps, { emailId }: { emailId: string }): Promise<LastStep | void> => {
    const email = await steps.read(async (tx) => await findEmail(tx, emailId))
    if (!email || email.status !== 'Pending') return
    const started = services.clock.elapsed()
    const bytes = await services.blobs.get(blobKey(steps.team, email.content_hash))
    const [read, found] = bytes
      ? await Promise.all([readBytes(extractor, steps, email, bytes), checkOnce(authenticator, email, bytes)])
      : [missingText, null]
    return async (tx) => {
      // A person may have changed the status meanwhile, which takes precedence.
      const now = await findEmail(tx, emailId)
      if (now?.status !== 'Pending') return
      await updateEmail(tx, emailId, { reader: await readerVersion(tx) })
      if (typeof read === 'string') return await finishEmail(tx, emailId, { status: 'Failed', reason: read })
      const checked = { found, trustedSealers: authenticator.trustedSealers, message: read.message }
      const authenticity = await storeAuthenticity(services, tx, now, checked)
      await finishReading(services, tx, { email: now, read, started, authenticity })
    }
  }

type Settled = {
  readonly email: Found
  readonly read: ReadDocument
  readonly started: number
  readonly authenticity: Authenticity | null
}

async function finishReading(services: Services, tx: Tx, settled: Settled): Promise<void> {
  const { email, read, started, authenticity } = settled
  const filterDecision = await decideByFilters(tx, email, read.message, authenticity)
  if (filterDecision.disposition !== null) return await storeUnread(tx, email, read, filterDecision.disposition)
  await storeReading(tx, email, read, services.clock.elapsed() - started)
  const duplicate = await duplicateOf(tx, email, read.message)
  if (duplicate !== null)
    return await finishEmail(tx, email.id, {
      status: 'Duplicate',
      reason: `The same message as email ${duplicate}.`,
    })
  const extraction = filterDecision.redacts ? withoutText(read.extraction) : read.extraction
  const again = email.attempt > 1
  await emailRead.send(services, tx, {
    emailId: email.id,
    extraction,
    again,
    ...originOf(email, read.message),
  })
  if (filterDecision.redacts) await redactEmail(tx, email)
  const { segment_count } = (await findEmail(tx, email.id)) ?? email
  await finishEmail(tx, email.id, verdictOf(extraction, segment_count), services.clock.elapsed() - started)
}

async function storeReading(tx: Tx, email: Found, read: ReadDocument, ms: number): Promise<void> {
  await updateEmail(tx, email.id, readingColumns(email, read))
  await replaceAttachments(tx, email.id, read.message?.attachments ?? [])
  await insertEmailEvents(tx, email.id, readingEvents(read.extraction, ms, read.rule))
}

/** The id of an earlier copy of the same message that arrived another way. */
async function duplicateOf(tx: Tx, email: Found, message: MessageSummary | null): Promise<string | null> {
  if (!message?.messageId) return null
  await lockMessageId(tx, message.messageId)
  return (await findDuplicate(tx, email.id, message.messageId, message.bodyHash))?.id ?? null
}

/** Marks the email as Failed with the last error, after the final attempt. */
export const failEmail = async (
  _services: Services,
  tx: Tx,
  { emailId }: { emailId: string },
  reason: string,
): Promise<void> =>
  await finishEmail(tx, emailId, { status: 'Failed', reason: `The email could not be processed: ${reason}` })
