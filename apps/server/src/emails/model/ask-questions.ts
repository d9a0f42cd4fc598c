import { createHash } from 'node:crypto'
import {
  type BookingAnswer,
  type Classification,
  readBooking,
  readClassification,
} from '@sextant/extraction/model/answers'
import type { Example } from '@sextant/extraction/model/examples'
import type { MailText } from '@sextant/extraction/model/mail-text'
import { askBooking, classify, promptVersion, type Question } from '@sextant/extraction/model/questions'
import type { AnsweredBooking } from '@sextant/extraction/model/read-answers'
import type { Steps } from '../../platform/jobs/handle'
import { storable } from '../storable'
import { estimateTokens, type ModelClient, ModelFailed, maxAnswerTokens } from './model-client'
import { correctTokens, findAnswer, findModel, insertAnswer, reserveTokens } from './store'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The model was turned off. */
export class ModelOff extends Error {
  override readonly name = 'ModelOff'
}

type ModelInput = { readonly mail: MailText; readonly examples: readonly Example[] }

/**
 * Asks the model which bookings an email has, and then about each one separately. Questions asked before are not
 * repeated. Rejects with `ModelFailed`, or with `ModelOff` before anything more is sent.
 */
export async function askQuestions(
  client: ModelClient,
  steps: Steps,
  email: string,
  { mail, examples }: ModelInput,
): Promise<AnsweredBooking[]> {
  // No email can contain a hash of itself and others, so the marks around them cannot be forged.
  const boundary = hashOf(JSON.stringify([mail.subject, mail.text, examples]))
    .toString('hex')
    .slice(0, 16)
  const ask = async <T>(question: Question, read: (answer: unknown) => T | null): Promise<T> =>
    await askCached(client, steps, email, question, read)
  const kinds: Classification = await ask(classify(mail, boundary), readClassification)
  const answers: AnsweredBooking[] = []
  for (const { kind, count } of kinds) {
    for (let number = 1; number <= count; number++) {
      const read = (answer: unknown): BookingAnswer | null => readBooking(kind, answer)
      answers.push({ kind, answer: await ask(askBooking(mail, boundary, { kind, number, count, examples }), read) })
    }
  }
  return answers
}

/** Asks a question unless its answer is known. Only usable answers are stored. */
async function askCached<T>(
  client: ModelClient,
  steps: Steps,
  email: string,
  question: Question,
  read: (answer: unknown) => T | null,
): Promise<T> {
  const key = hashOf(JSON.stringify([client.name, promptVersion, question]))
  const stored = await steps.read(async (tx) => await findAnswer(tx, key))
  const cached = stored && read(stored.answer)
  if (cached) return cached
  const expected = estimateTokens(question, '') + maxAnswerTokens
  const day = await steps.step(async (tx) => await reserveTokens(tx, expected))
  if (day === null) throw await refusalReason(steps)
  const { content, tokens } = await client.ask(question)
  const answer = read(content)
  await steps.step(async (tx) => {
    await correctTokens(tx, day, tokens - expected)
    if (answer !== null) await insertAnswer(tx, key, email, storable(content))
  })
  if (answer === null) throw new ModelFailed('The model gave no usable answer.', true)
  return answer
}

/** Why nothing may be asked. */
async function refusalReason(steps: Steps): Promise<Error> {
  const { enabled } = await steps.read(findModel)
  return enabled
    ? new ModelFailed("Today's budget for the model is used up. Read the email again tomorrow.", false)
    : new ModelOff('The model was turned off.')
}
