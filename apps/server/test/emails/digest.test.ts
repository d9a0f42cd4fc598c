import { readDigest, updateDigest } from '@sextant/contract/emails/digest'
import { reviewEmail } from '@sextant/contract/emails/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendDigestsJob } from '../../src/emails/jobs'
import { sendDigests } from '../../src/emails/review/send-digests'
import { handleInSteps } from '../../src/platform/jobs/handle'
import { runNext } from '../../src/platform/jobs/run-next'
import { mail } from '../kit/mails'
import { type ReadMail, testOutbox } from '../kit/outbox'
import { testPipeline } from '../kit/pipeline'
import { scriptedExtractor, unsure } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'

const { extractor, result } = scriptedExtractor({ readsMessage: true })
result.diagnostics = [unsure]

let instant = '2027-02-01T12:00:00Z'
const context = testContext({ now: () => new Date(instant), elapsed: () => 0 })
const pipeline = testPipeline(context, extractor)
const outbox = testOutbox(context)
beforeAll(async () => {
  await context.pool.query("update teams set time_zone_id = 'America/New_York' where id = $1", [context.acme.id])
})

const job = handleInSteps(sendDigestsJob, sendDigests)

/** Runs the recurring job at an instant, and returns what it sent. */
async function sentAt(at: string): Promise<readonly ReadMail[]> {
  instant = at
  await context.pool.query('update jobs set run_at = now() where kind = $1', [job.kind])
  while (await runNext(context.services, new Map([[job.kind, job]])));
  return await outbox.collect()
}

const turn = async (enabled: boolean, caller = context.people.user) =>
  await context.call(updateDigest, { team: context.acme, body: { enabled } }, caller)

const isOn = async (): Promise<unknown> =>
  (await context.call(readDigest, { team: context.acme }, context.people.user)).body

describe('the daily summary of emails in review', () => {
  test('is off until a user turns it on', async () => {
    await pipeline.receive(mail({ subject: 'First letter' }))
    expect(await isOn()).toEqual({ data: { enabled: false } })
    expect(await sentAt('2027-02-01T14:00:00Z')).toEqual([])
    expect((await turn(true)).body).toEqual({ data: { enabled: true } })
    expect((await turn(true)).body).toEqual({ data: { enabled: true } })
    expect(await isOn()).toEqual({ data: { enabled: true } })
  })

  test('is sent once a day from 8:00 in the zone of the team', async () => {
    expect(await sentAt('2027-02-02T12:59:00Z')).toEqual([])
    const [summary, ...others] = await sentAt('2027-02-02T13:00:00Z')
    expect(others).toEqual([])
    expect(summary).toMatchObject({
      to: context.people.user.email,
      subject: '1 email waits for review in Acme',
      link: expect.stringMatching(new RegExp(`/orgs/${context.acme.id}/emails/review$`)),
    })
    expect(summary?.text).toContain('First letter')
    expect(await sentAt('2027-02-02T20:00:00Z')).toEqual([])
    expect(await sentAt('2027-02-03T13:10:00Z')).toHaveLength(1)
  })

  test('is not sent on days on which nothing waits', async () => {
    const { rows } = await context.pool.query<{ id: string }>("select id::text from emails where review = 'Open'")
    for (const { id } of rows)
      await context.call(reviewEmail, { team: context.acme, id, body: { decision: 'dismiss' } }, context.people.user)
    expect(await sentAt('2027-02-04T13:10:00Z')).toEqual([])
    await pipeline.receive(mail({ subject: 'Second letter' }))
    expect(await sentAt('2027-02-04T18:00:00Z')).toEqual([])
    expect(await sentAt('2027-02-05T13:10:00Z')).toHaveLength(1)
  })

  test('is not sent to users who may no longer decide, or have turned it off', async () => {
    const change = async (role: string) =>
      await context.pool.query('update memberships set role = $2 where user_id = $1', [context.people.user.id, role])
    await change('viewer')
    expect(await sentAt('2027-02-06T13:10:00Z')).toEqual([])
    await change('user')
    expect(await sentAt('2027-02-07T13:10:00Z')).toHaveLength(1)
    await turn(false)
    expect(await isOn()).toEqual({ data: { enabled: false } })
    expect(await sentAt('2027-02-08T13:10:00Z')).toEqual([])
  })

  test('cannot be turned on by those who are not users of the team', async () => {
    expect((await turn(true, context.people['super-admin'])).body).toMatchObject({ code: 'conflict' })
  })
})
