import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { readEmail, reviewEmail } from '@sextant/contract/emails/endpoints'
import type { Reservation } from '@sextant/contract/emails/reservation'
import { EmailDetail, type ReviewDecision } from '@sextant/contract/emails/schemas'
import { one } from '@sextant/contract/kit/wire'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { eventsOf } from '../kit/events'
import { testPipeline } from '../kit/pipeline'
import { readStay, scriptedExtractor, unsure } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const stay = (code: string): Reservation => readStay(code, { confidence: 0.6 })

const { extractor, result } = scriptedExtractor({ readsMessage: true })
result.diagnostics = [unsure]

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context, extractor)
const travel = travelOf(context)

async function receive(code: string, { from = 'desk@inn.test', read = [] as Reservation[] } = {}): Promise<string> {
  result.reservations = read
  const head = [`From: Inn <${from}>`, 'To: grace@acme.test', `Subject: Your booking ${code}`]
  const id = `Message-ID: <${code}@inn.test>`
  return await pipeline.receive(Buffer.from([...head, id, '', `Your booking ${code} is confirmed.`].join('\r\n')))
}

const email = async (id: string): Promise<z.infer<typeof EmailDetail>> =>
  z.parse(one(EmailDetail), (await context.call(readEmail, { team: context.acme, id }, context.people.viewer)).body)
    .data

const reviewsOf = async (ids: readonly string[]) => await Promise.all(ids.map(async (id) => (await email(id)).review))

const decide = async (id: string, decision: ReviewDecision, similar = true) =>
  await context.call(reviewEmail, { team: context.acme, id, body: { decision, similar } }, context.people.user)

describe('emails of one sender and structure', () => {
  test('are listed with each other, unless they wait for something else', async () => {
    const [first, second] = [await receive('A1'), await receive('A2')]
    const read = await receive('A3', { read: [stay('A3')] })
    const other = await receive('A4', { from: 'desk@other.test' })
    expect((await email(first)).similar).toEqual([{ id: second, subject: 'Your booking A2' }])
    for (const id of [read, other]) expect((await email(id)).similar).toEqual([])
    await decide(second, 'later', false)
    expect((await email(first)).similar).toEqual([])
    await decide(first, 'dismiss', false)
    expect((await email(first)).similar).toEqual([])
  })

  test('are dismissed together and reopened together, with the segments of each', async () => {
    const from = 'desk@krone.test'
    const ids = [await receive('B1', { from, read: [stay('B1')] }), await receive('B2', { from, read: [stay('B2')] })]
    const [first = '', second = ''] = ids
    expect((await decide(first, 'dismiss')).body).toMatchObject({ data: { id: first }, meta: { emails: 2 } })
    expect(await reviewsOf(ids)).toEqual(['Dismissed', 'Dismissed'])
    expect(await travel.segments({ search: 'B2' })).toEqual([])
    const events = await eventsOf(context, 'email.processed')
    for (const id of ids) expect(events).toContain(id)
    expect((await decide(first, 'dismiss')).body).toMatchObject({ meta: { emails: 0 } })
    expect((await decide(second, 'reopen')).body).toMatchObject({ data: { review: 'Open' }, meta: { emails: 2 } })
    expect(await reviewsOf(ids)).toEqual(['Open', 'Open'])
    expect(await travel.segments({ search: 'B2' })).toHaveLength(1)
  })

  test('are postponed together; one that was reopened alone is not reopened with the others', async () => {
    const from = 'desk@rose.test'
    const ids = [await receive('C1', { from }), await receive('C2', { from }), await receive('C3', { from })]
    const [first = '', second = ''] = ids
    expect((await decide(first, 'later')).body).toMatchObject({ meta: { emails: 3 } })
    expect(await reviewsOf(ids)).toEqual(['Later', 'Later', 'Later'])
    await decide(second, 'reopen', false)
    await decide(second, 'dismiss', false)
    expect((await decide(first, 'reopen')).body).toMatchObject({ meta: { emails: 2 } })
    expect(await reviewsOf(ids)).toEqual(['Open', 'Dismissed', 'Open'])
  })

  test('are not accepted together, and each decision is audited', async () => {
    const from = 'desk@lilie.test'
    const [first, second] = [await receive('D1', { from }), await receive('D2', { from })]
    expect((await decide(first, 'accept')).body).toMatchObject({
      code: 'validation_failed',
      errors: { similar: ['Similar emails say different things: accept them one by one.'] },
    })
    await decide(first, 'dismiss')
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, context.people.owner)
    const after = { decision: 'dismiss', with: `email:${first}` }
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ target: `email:${second}`, after })]),
    })
  })
})
