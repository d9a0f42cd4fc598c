import { listEmailEvents, readEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail, EmailEvent } from '@sextant/contract/emails/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ExtractionFailed } from '../../src/emails/extractor'
import { flight, mail, newsletter, stay } from '../kit/mails'
import { addTraveler, makePipeline, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { extractorOf, failingExtractor } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let grace: string
beforeAll(async () => {
  grace = await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
})

const read = async (id: string): Promise<EmailDetail> => {
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: EmailDetail }).parse(body).data
}
const eventsOf = async (id: string): Promise<EmailEvent[]> => {
  const { body } = await context.call(listEmailEvents, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: z.array(EmailEvent) }).parse(body).data
}
const outbox = async (id: string): Promise<unknown[]> => {
  const text = "select type from events where resource_id = $1 and type like 'email.%' order by id"
  return (await context.pool.query<{ type: string }>(text, [id])).rows.map(({ type }) => type)
}

describe('an email', () => {
  test('with bookings ends as Processed, with its segments, evidence and log', async () => {
    const id = await pipeline.receive(mail({ reservations: [flight(), stay()], subject: 'Réservation confirmée' }))
    const email = await read(id)
    expect(email).toMatchObject({
      status: 'Processed',
      subject: 'Réservation confirmée',
      from_address: 'noreply@lufthansa.com',
      segment_count: 2,
      member_id: grace,
      match_method: 'email',
      msg_date: '2027-02-01T10:00:00.000Z',
    })
    expect(email.headers[0]).toEqual({ name: 'From', value: 'Bookings <noreply@lufthansa.com>' })
    expect(email.reservations.map(({ kind }) => kind).toSorted()).toEqual(['flight', 'lodging'])
    expect(Object.keys(email.reservations[0]?.evidence ?? {}).length).toBeGreaterThan(5)
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
      'received',
      'authenticated',
      'classified',
      'extracted',
      'normalized',
      'segment_created',
      'segment_created',
      'member_matched',
      'completed',
    ])
    expect(await outbox(id)).toEqual(['email.created', 'email.processed'])
  })

  test('contains no bidirectional control characters in subject, sender, and names of travelers and suppliers', async () => {
    const id = await pipeline.receive(
      mail({
        reservations: [flight({ name: 'Grace\u202E Hopper' })],
        subject: 'Rechnung \u202Efdp.exe',
        from: 'Buchung\u2067en <noreply@lufthansa.com>',
      }),
    )
    const email = await read(id)
    expect(email.subject).toBe('Rechnung fdp.exe')
    expect(JSON.stringify(email)).not.toMatch(/\p{Bidi_Control}/u)
  })

  test('without bookings ends as No Travel Data', async () => {
    const id = await pipeline.receive(newsletter())
    expect(await read(id)).toMatchObject({
      status: 'No Travel Data',
      segment_count: 0,
      status_reason: 'Nothing in it speaks of a booking.',
    })
    expect(await outbox(id)).toEqual(['email.created', 'email.processed'])
  })

  test('that is broken ends as Failed, with the reason', async () => {
    const id = await pipeline.receive(Buffer.from([0, 1, 2, 3, 255, 254, 10, 10, 7]))
    const email = await read(id)
    expect(email.status).toBe('Failed')
    expect(email.status_reason).toMatch(/\w+ \w+.*\.$/)
    expect((await eventsOf(id)).at(-1)).toMatchObject({ type: 'failed', status: 'error' })
    expect(await outbox(id)).toEqual(['email.created', 'email.failed'])
  })

  test('that arrived another way is a Duplicate and changes nothing', async () => {
    const bytes = mail({ reservations: [flight({ code: 'TWICE1' })], messageId: '<twin@lufthansa.com>' })
    const first = await pipeline.receive(bytes)
    const second = await pipeline.receive(Buffer.concat([Buffer.from('Received: by relay.test\r\n'), bytes]))
    expect(await read(second)).toMatchObject({
      status: 'Duplicate',
      status_reason: `The same message as email ${first}.`,
    })
    const count = await context.pool.query("select 1 from segments where confirmation_no = 'TWICE1'")
    expect(count.rowCount).toBe(1)
  })

  test('ends the team’s onboarding', async () => {
    const { rows } = await context.pool.query('select onboard from teams where id = $1', [context.acme.id])
    expect(rows).toEqual([{ onboard: false }])
  })
})

describe('reading that exceeds its budget', () => {
  test('ends as Failed with the reason, and the next email is read', async () => {
    const extractor = failingExtractor(new ExtractionFailed('Reading the message took longer than 10 seconds.'))
    const id = await makePipeline(context, extractor).receive(mail())
    expect(await read(id)).toMatchObject({
      status: 'Failed',
      status_reason: 'Reading the message took longer than 10 seconds.',
    })
  })

  test('an internal error is retried, and ends as Failed after the last attempt', async () => {
    let attempts = 0
    const extractor = extractorOf(async () => {
      attempts += 1
      return await Promise.reject(new Error('disk full'))
    })
    const broken = makePipeline(context, extractor)
    const id = await broken.receive(mail())
    expect(await read(id)).toMatchObject({ status: 'Pending' })
    for (let again = 0; again < 9; again += 1) {
      await context.pool.query('update jobs set run_at = now()')
      await broken.drain()
    }
    expect(attempts).toBe(10)
    expect(await read(id)).toMatchObject({
      status: 'Failed',
      status_reason: 'The email could not be processed: disk full',
    })
  })
})

test('a Failed email is read again when the same message arrives again', async () => {
  const refusing = failingExtractor(new ExtractionFailed('The reader failed: no reason.'))
  const bytes = mail({ reservations: [flight({ code: 'AGAIN1' })] })
  const id = await makePipeline(context, refusing).receive(bytes)
  expect(await read(id)).toMatchObject({ status: 'Failed', attempt: 1 })
  expect(await pipeline.receive(bytes)).toBe(id)
  expect(await read(id)).toMatchObject({
    status: 'Processed',
    status_reason: null,
    attempt: 2,
    segment_count: 1,
  })
  expect((await eventsOf(id)).map(({ type }) => type)).toContain('retried')
})

refusals(readEmail, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(listEmailEvents, () => context, { input: (team) => ({ team, id: '1' }) })

test('an id of another team is not found', async () => {
  const { rows } = await context.pool.query<{ id: string }>('select id from emails limit 1')
  const input = { team: context.globex, id: rows[0]?.id ?? '' }
  expect((await context.call(readEmail, input, context.globexOwner)).status).toBe(404)
  expect((await context.call(listEmailEvents, input, context.globexOwner)).status).toBe(404)
  expect((await context.call(readEmail, { team: context.acme, id: 'x' }, context.people.owner)).status).toBe(404)
})
