import type { Diagnostic } from '@sextant/contract/emails/reservation'
import { EmailReview, EmailStatus } from '@sextant/contract/emails/schemas'
import { awaitsModel } from '@sextant/domain/emails/awaits-model'
import { joinReadings } from '@sextant/extraction/model/join-readings'
import { type MailText, mailText } from '@sextant/extraction/model/mail-text'
import { type AnswersRead, readAnswers } from '@sextant/extraction/model/read-answers'
import { isCancellation } from '@sextant/extraction/readers/prose/is-cancellation'
import { classOf } from '@sextant/extraction/senders/class-of'
import * as z from 'zod/mini'
import { lockSegments } from '../../platform/database/lock-segments'
import type { Tx } from '../../platform/database/transaction'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { blobKey } from '../blob-key'
import type { Extractor } from '../extractor'
import { finishEmail } from '../finish-email'
import { readByModelJob } from '../jobs'
import { outcomeOf } from '../outcome'
import type { ReadDocument } from '../read-document'
import { originOf, readBytes } from '../read-stored'
import { extractionColumns } from '../reading'
import { emailRead } from '../signals'
import { findEmail, insertEmailEvents, lockReviews, type StoredEmail, updateEmail } from '../store'
import { extractionOf } from '../stored-extraction'
import { askQuestions, ModelOff } from './ask-questions'
import { type FindBooking, findExamples } from './find-examples'
import { type ModelClient, ModelFailed } from './model-client'
import { isModelEnabled } from './store'

type Payload = z.infer<typeof readByModelJob.payload>

/** How often a failing model is asked about one email, and the initial delay, in seconds. */
const maxAttempts = 4
const initialDelay = 15
const maxDelay = 3600

const cancellationText = 'The model was not asked: the email speaks of a cancellation.'

type ModelReader = {
  readonly client: ModelClient | null
  readonly extractor: Extractor
  readonly findBooking: FindBooking
}

/**
 * Reads an email in review with the operator's model, if the team has enabled it. The result is merged like that of any
 * other reader. If there is none, the email stays in review with the reason.
 */
export const readByModel =
  ({ client, extractor, findBooking }: ModelReader) =>
  async (services: Services, steps: Steps, { emailId, attempt }: Payload): Promise<LastStep | void> => {
    const email = await steps.read(async (tx) =>
      (await isModelEnabled(tx)) ? await findEmail(tx, emailId) : undefined,
    )
    if (!client || !email || !isAwaitingModel(email)) return
    const bytes = await services.blobs.get(blobKey(steps.team, email.content_hash))
    const read = bytes && (await readBytes(extractor, email, bytes, [], true))
    if (!read || typeof read === 'string') return
    const mail = textOf(read, email)
    if (mail.text === '') return
    // A cancelled booking that a model took for valid would be reinstated.
    if (isCancellation(mail.subject, mail.text)) return async (tx) => await recordUnread(tx, emailId, cancellationText)
    try {
      const examples = read.message?.forwarded ? [] : await findExamples(services, steps, findBooking, email)
      const answers = await askQuestions(client, steps, emailId, { mail, examples })
      const result = readAnswers(answers, mail)
      return async (tx) => await apply(services, tx, email, { result, read, mail, model: client.name })
    } catch (error) {
      if (error instanceof ModelOff) return
      if (!(error instanceof ModelFailed)) throw error
      services.log.warn({ email: emailId, attempt, reason: error.message }, 'the model gave no answer')
      const { isTemporary, message, retryAfter } = error
      const delay = Math.min(maxDelay, Math.max(1, retryAfter ?? initialDelay * 4 ** attempt))
      return isTemporary && attempt + 1 < maxAttempts
        ? async (tx) => await enqueue(tx, readByModelJob, { emailId, attempt: attempt + 1 }, { afterSeconds: delay })
        : async (tx) => await recordUnread(tx, emailId, message)
    }
  }

/** Records on an email in review why the model did not read it. */
export async function recordUnread(tx: Tx, id: string, reason: string): Promise<void> {
  await lockReviews(tx, [id])
  const email = await findEmail(tx, id)
  if (email && isAwaitingModel(email))
    await addNotes(tx, email, { level: 'info', code: 'model-unread', message: reason })
}

const ReviewState = z.object({
  status: EmailStatus,
  review: z.nullable(EmailReview),
  redacted: z.boolean(),
  reservations: z.array(z.object({ evidence: z.record(z.string(), z.object({ reader: z.string() })) })),
})

const isAwaitingModel = (email: StoredEmail): boolean => awaitsModel(ReviewState.parse(email))

function textOf({ words = [], message }: ReadDocument, email: StoredEmail): MailText {
  const { observedAt } = originOf(email, message)
  return mailText(words, { subject: message?.subject ?? '', sent: observedAt })
}

type ModelReading = {
  readonly result: AnswersRead
  readonly read: ReadDocument
  readonly mail: MailText
  readonly model: string
}

/** Merges the model's reading into the current state of the email, unless a person was faster or disabled the model. */
async function apply(
  services: Services,
  tx: Tx,
  { id, attempt }: StoredEmail,
  modelReading: ModelReading,
): Promise<void> {
  // In the same order as for a person's decision.
  await lockReviews(tx, [id])
  await lockSegments(tx)
  const email = await findEmail(tx, id)
  if (!email || email.attempt !== attempt || !isAwaitingModel(email) || !(await isModelEnabled(tx))) return
  const { result, read, mail, model } = modelReading
  const stored = extractionOf(email)
  const { reservations, differences } = joinReadings(stored.reservations, result.reservations)
  if (differences.length > 0) return await addNotes(tx, email, ...differences)
  const droppedText =
    result.dropped === 0 ? '' : ` Values that the email does not state were dropped: ${result.dropped}.`
  if (result.reservations.length === 0)
    return await addNotes(tx, email, {
      ...unreadNote,
      message: `The model ${model} found no complete booking.${droppedText}`,
    })
  const extraction = {
    ...stored,
    reservations,
    class: stored.class === 'other' ? classOf(mail.subject, reservations) : stored.class,
    diagnostics: [
      ...stored.diagnostics.filter(({ code }) => !answeredCodes.has(code)),
      { ...unreadNote, code: 'model', message: `Read by the model ${model}.${droppedText}` },
    ],
  }
  await updateEmail(tx, id, extractionColumns(extraction))
  await insertEmailEvents(tx, id, [{ type: 'extracted', message: `Read by the model ${model}.${droppedText}` }])
  const origin = originOf(email, read.message)
  await emailRead.send(services, tx, { emailId: id, extraction, isRereading: true, ...origin })
  await finishEmail(tx, id, outcomeOf(extraction, (await findEmail(tx, id))?.segment_count))
}

const unreadNote = { level: 'info', code: 'model-unread' } as const satisfies Partial<Diagnostic>

/** Doubts that a model's reading resolves, and notes of earlier attempts. */
const answeredCodes: ReadonlySet<string> = new Set(['booking-unsure', 'incomplete', 'model-unread', 'model-differs'])
const noteCodes: ReadonlySet<string> = new Set(['model-unread', 'model-differs'])

/** Replaces the notes for reviewers of an email, and returns it to the queue. */
async function addNotes(tx: Tx, email: StoredEmail, ...notes: readonly Diagnostic[]): Promise<void> {
  const retained = extractionOf(email).diagnostics.filter(({ code }) => !noteCodes.has(code))
  const hasDifferences = notes.some(({ code }) => code === 'model-differs')
  await updateEmail(tx, email.id, {
    diagnostics: JSON.stringify([...retained, ...notes]),
    ...(hasDifferences && { review: 'Open' }),
  })
  const events = notes.map(({ message }) => ({ type: 'extracted' as const, status: 'warning' as const, message }))
  await insertEmailEvents(tx, email.id, events)
}
