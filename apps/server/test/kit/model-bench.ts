import { retryEmail } from '@sextant/contract/emails/content'
import { readEmail } from '@sextant/contract/emails/endpoints'
import {
  EmailModel,
  type EmailModelChange,
  readOrganizationModel,
  updateOrganizationModel,
} from '@sextant/contract/emails/model'
import type { Reservation } from '@sextant/contract/emails/reservation'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { one } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'
import { type ModelClient, makeModelClient } from '../../src/emails/model/model-client'
import { modelJobs } from '../../src/emails/model/worker'
import { fixedClock } from '../../src/platform/clock'
import { runNext } from '../../src/platform/jobs/run-next'
import { findCurrentBooking } from '../../src/segments/parsing-rules/current-booking'
import { mail } from './mails'
import { makePipeline } from './pipeline'
import { scriptedExtractor, unsure } from './scripted-extractor'
import { type Question, type Raw, startScriptedModel } from './scripted-model'
import { createTestContext } from './test-context'

/** The operator's key. */
export const modelKey = 'sk-of-the-operator'

/** A product with a scripted reader and a scripted model, to be closed after the tests. */
export async function startModelBench() {
  const model = await startScriptedModel()
  const variables = { MODEL_URL: model.url, MODEL_NAME: 'tiny', MODEL_KEY: modelKey, MODEL_PRIVATE: 'true' }
  const context = await createTestContext(fixedClock('2027-02-02T12:00:00Z'), undefined, variables)
  const { extractor, result } = scriptedExtractor({ extraction: { class: 'other' } })
  const pipeline = makePipeline(context, extractor)
  const made: (ModelClient | null)[] = []
  const clientWith = (isPrivate: boolean): ModelClient | null => {
    const client = makeModelClient({ url: model.url, name: 'tiny', key: modelKey, isPrivate, timeoutMs: 500 })
    made.push(client)
    return client
  }
  const client = clientWith(true)
  const { owner, viewer } = context.people
  const team = context.acme
  const change = async (body: EmailModelChange) => await context.call(updateOrganizationModel, { team, body }, owner)
  const email = async (id: string): Promise<EmailDetail> =>
    z.parse(one(EmailDetail), (await context.call(readEmail, { team, id }, viewer)).body).data
  let count = 0
  return {
    model,
    context,
    client,
    clientWith,
    pipeline,
    change,
    email,
    turnOn: async (more: EmailModelChange = {}) => await change({ enabled: true, ...more }),
    settings: async (): Promise<EmailModel> =>
      z.parse(one(EmailModel), (await context.call(readOrganizationModel, { team }, owner)).body).data,
    notes: async (id: string): Promise<string[]> => (await email(id)).diagnostics.map(({ message }) => message),
    /** Receives an email that the reader is not sure of, or reads as given; returns its ID. */
    receive: async (text: string, reservations: Reservation[] = [], diagnostics = [unsure]): Promise<string> => {
      count += 1
      Object.assign(result, { reservations, diagnostics, text: `${text}\nMessage ${count}` })
      return await pipeline.receive(mail({ subject: `Mail ${count}` }))
    },
    retry: async (id: string): Promise<void> => {
      await context.call(retryEmail, { team, id }, owner)
      await pipeline.drain()
    },
    /** Runs the model's jobs that are due, or all of them. */
    ask: async (all = false, by: ModelClient | null = client): Promise<void> => {
      const handled = new Map(modelJobs(by, extractor, findCurrentBooking).map((job) => [job.kind, job]))
      if (all) await context.pool.query('update jobs set run_at = now()')
      while (await runNext(context.services, handled));
    },
    /** Answers the first question with kinds, and each of the others with an object. */
    says: (kinds: Record<string, number>, answer: (question: Question) => object = () => ({})) =>
      model.script((question) => ({
        answer:
          question.about === 'bookings'
            ? { bookings: Object.entries(kinds).map(([kind, number]) => ({ kind, count: number })) }
            : answer(question),
      })),
    fails: (raw: Raw) => model.script(() => ({ raw })),
    /** Forgets settings, usage, waiting jobs and questions. */
    reset: async (): Promise<void> => {
      model.questions.length = 0
      await context.pool.query('delete from email_models; delete from email_model_usage; delete from jobs')
    },
    close: async (): Promise<void> => {
      await Promise.all(made.map(async (one) => await one?.close()))
      await pipeline.stop()
      await context.close()
      await model.close()
    },
  }
}

export type ModelBench = Awaited<ReturnType<typeof startModelBench>>

/** A letter about a stay, and what a model that reads it well answers. */
export const stayText = (code: string): string =>
  `We look forward to having Ada Byron with us at the Hotel Krone in Bern. Come on 1 March 2027, leave on 3 March 2027. ${code}`
export const stay = (code: string, more: object = {}): object => ({
  name: 'Hotel Krone',
  city: 'Bern',
  start: '2027-03-01',
  end: '2027-03-03',
  reference: code,
  travelers: ['Ada Byron'],
  ...more,
})

/** The same stay as read with doubt. */
export const doubtful = (more: Partial<Reservation> = {}): Reservation => ({
  kind: 'lodging',
  status: 'confirmed',
  travelers: [{ name: 'Ada Byron' }],
  provider: {},
  name: 'Hotel Krone',
  start: { place: {}, time: { local: '2027-03-01' } },
  end: { place: {}, time: { local: '2027-03-03' } },
  confidence: 0.6,
  evidence: { name: { reader: 'words', part: '1', path: '1:1' } },
  ...more,
})

/** Two flights in words, and what a model that reads them well answers. */
export const twoFlights = [
  'Flight LX 2084 on 1 March 2027 at 10:05 goes from Zurich ZRH to Lisbon LIS.',
  'Flight LX 2085 on 5 March 2027 at 17:30 goes from Lisbon LIS to Zurich ZRH.',
].join('\n')
export const flight = ({ number }: Question, numbers = ['LX2084', 'LX2085']): object =>
  number === 1
    ? { number: numbers[0], from: 'ZRH', to: 'LIS', start: '2027-03-01T10:05', travelers: [] }
    : { number: numbers[1], from: 'LIS', to: 'ZRH', start: '2027-03-05T17:30', travelers: [] }
