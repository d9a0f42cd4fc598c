import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { retryEmail } from '@sextant/contract/emails/content'
import { listEmails, readEmail, reviewEmail } from '@sextant/contract/emails/endpoints'
import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { Email, EmailDetail, type EmailReview, type ReviewDecision } from '@sextant/contract/emails/schemas'
import { one, page } from '@sextant/contract/kit/wire'
import { createSegment } from '@sextant/contract/segments/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { eventsOf } from '../kit/events'
import { mail } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { readStay, scriptedExtractor, unsure } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const { extractor, result } = scriptedExtractor()
const damaged: Diagnostic = { level: 'error', code: 'pdf-unreadable', message: 'The file is damaged.' }
const stay = (code: string, confidence: number): Reservation => readStay(code, { confidence })

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
const pipeline = testPipeline(context, extractor)
const travel = travelOf(context)

async function receive(reservations: Reservation[], diagnostics: Diagnostic[] = []): Promise<string> {
  Object.assign(result, { reservations, diagnostics })
  return await pipeline.receive(mail({ subject: `Mail ${Math.random()}` }))
}

const email = async (id: string): Promise<z.infer<typeof EmailDetail>> =>
  z.parse(one(EmailDetail), (await context.call(readEmail, { team: context.acme, id }, context.people.viewer)).body)
    .data

const decide = async (id: string, decision: ReviewDecision) =>
  await context.call(reviewEmail, { team: context.acme, id, body: { decision } }, context.people.user)

const inReview = async (review: EmailReview): Promise<string[]> => {
  const { body } = await context.call(listEmails, { team: context.acme, query: { review } }, context.people.viewer)
  return z.parse(page(Email), body).data.map(({ id }) => id)
}

describe('the review queue', () => {
  test('contains unrecognized, partial and uncertain emails, and no others', async () => {
    const ids = [
      await receive([], [unsure]),
      await receive([stay('P1', 1)], [damaged]),
      await receive([stay('D1', 0.6)]),
    ]
    const others = [await receive([stay('C1', 1)]), await receive([])]
    expect((await inReview('Open')).toSorted()).toEqual(ids.toSorted())
    for (const id of others) expect((await email(id)).review).toBeNull()
    expect(await eventsOf(context, 'email.unrecognized')).toContain(ids[0])
  })
})

describe('a decision', () => {
  test('to dismiss leaves the email without travel data, removes its segments, and can be undone', async () => {
    const id = await receive([stay('X1', 0.5)])
    expect(await travel.segments({ search: 'X1' })).toHaveLength(1)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect(await email(id)).toMatchObject({
      status: 'No Travel Data',
      status_reason: 'Dismissed by user@acme.test: not about travel.',
      review: 'Dismissed',
      segment_count: 0,
    })
    expect(await travel.segments({ search: 'X1' })).toEqual([])
    await decide(id, 'reopen')
    expect(await email(id)).toMatchObject({ status: 'Processed', status_reason: null, review: 'Open' })
    expect(await travel.segments({ search: 'X1' })).toHaveLength(1)
  })

  test('rejecting a reading removes its segments, leaves the email in review, and can be undone', async () => {
    const id = await receive([stay('R1', 0.5)])
    expect((await decide(id, 'reject')).status).toBe(200)
    const rejected = {
      status: 'Unrecognized',
      status_reason: 'Rejected by user@acme.test: what was read is wrong.',
      review: 'Open',
      segment_count: 0,
    }
    expect(await email(id)).toMatchObject(rejected)
    expect(await travel.segments({ search: 'R1' })).toEqual([])
    const { modified } = await email(id)
    expect((await decide(id, 'reject')).status).toBe(200)
    expect((await email(id)).modified).toBe(modified)
    expect((await decide(id, 'accept')).status).toBe(409)
    await decide(id, 'reopen')
    expect(await email(id)).toMatchObject({ status: 'Processed', status_reason: null, review: 'Open' })
    expect(await travel.segments({ search: 'R1' })).toHaveLength(1)
  })

  test('to reject a reading can be followed by entering the booking, which accepts the email', async () => {
    const id = await receive([stay('R2', 0.5)])
    await decide(id, 'reject')
    const body = { traveler: 'Grace Hopper', car_company: 'Sixt', start_datetime: '2027-03-01', email_id: id }
    await context.call(createSegment, { team: context.acme, type: 'car', body }, context.people.user)
    expect(await email(id)).toMatchObject({ status: 'Processed', review: 'Accepted', segment_count: 1 })
    expect(await travel.segments({ search: 'R2' })).toEqual([])
  })

  test('to reject what was read holds until another reading finds bookings', async () => {
    const id = await receive([stay('R3', 0.5)])
    await decide(id, 'reject')
    const readAgain = async (reservations: Reservation[], diagnostics: Diagnostic[]) => {
      Object.assign(result, { reservations, diagnostics })
      await context.call(retryEmail, { team: context.acme, id }, context.people.owner)
      await pipeline.drain()
      return await email(id)
    }
    expect(await readAgain([], [unsure])).toMatchObject({ status: 'Unrecognized', review: 'Open' })
    expect(await readAgain([stay('R3', 0.5)], [])).toMatchObject({ status: 'Processed', review: 'Open' })
    expect((await decide(id, 'reject')).status).toBe(200)
    expect(await email(id)).toMatchObject({ status: 'Unrecognized', segment_count: 0 })
  })

  test('to dismiss survives a retry that finds nothing either', async () => {
    const id = await receive([], [unsure])
    await decide(id, 'dismiss')
    const { body } = await context.call(retryEmail, { team: context.acme, id }, context.people.owner)
    expect(body).toEqual({ data: { id, reader_unchanged: true } })
    await pipeline.drain()
    expect(await email(id)).toMatchObject({ status: 'No Travel Data', review: 'Dismissed', attempt: 2 })
  })

  test('to accept a partial reading makes the email Processed, and is refused if nothing was read', async () => {
    const id = await receive([stay('A1', 1)], [damaged])
    expect(await email(id)).toMatchObject({ status: 'Partial' })
    await decide(id, 'accept')
    expect(await email(id)).toMatchObject({
      status: 'Processed',
      status_reason: 'Accepted by user@acme.test.',
      review: 'Accepted',
    })
    await decide(id, 'reopen')
    expect(await email(id)).toMatchObject({ status: 'Partial', status_reason: damaged.message, review: 'Open' })
    const nothing = await receive([], [unsure])
    expect((await decide(nothing, 'accept')).body).toMatchObject({ code: 'conflict' })
  })

  test('to postpone moves the email to the later list, and back', async () => {
    const id = await receive([], [unsure])
    await decide(id, 'later')
    expect(await inReview('Later')).toEqual([id])
    expect(await email(id)).toMatchObject({ status: 'Unrecognized' })
    await decide(id, 'reopen')
    expect(await inReview('Open')).toContain(id)
  })

  test('is made by entering the booking, which accepts the email', async () => {
    const id = await receive([], [unsure])
    const body = { traveler: 'Grace Hopper', car_company: 'Sixt', start_datetime: '2027-03-01', email_id: id }
    await context.call(createSegment, { team: context.acme, type: 'car', body }, context.people.user)
    expect(await email(id)).toMatchObject({ status: 'Processed', review: 'Accepted', segment_count: 1 })
  })

  test('is idempotent, and a different one is refused until the email is reopened', async () => {
    const id = await receive([stay('T1', 0.5)])
    expect((await decide(id, 'accept')).status).toBe(200)
    const { modified } = await email(id)
    expect((await decide(id, 'accept')).status).toBe(200)
    expect((await email(id)).modified).toBe(modified)
    expect((await decide(id, 'dismiss')).status).toBe(409)
  })

  test('is audited, and refused for an email that is not in review', async () => {
    const id = await receive([stay('U1', 1)])
    expect((await decide(id, 'dismiss')).status).toBe(409)
    const doubtful = await receive([stay('U2', 0.5)])
    await decide(doubtful, 'accept')
    const { body } = await context.call(listOrganizationAudit, { team: context.acme }, context.people.owner)
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          action: 'emails.review',
          target: `email:${doubtful}`,
          after: { decision: 'accept' },
        }),
      ]),
    })
  })
})

refusals(reviewEmail, () => context, {
  input: (team) => ({ team, id: '1', body: { decision: 'later' as const } }),
})
