import { discardEmail, listEmailEvents, readEmail, releaseEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail, EmailEvent } from '@sextant/contract/emails/schemas'
import { createFilter, listFilters, testFilters } from '@sextant/contract/filters/endpoints'
import { FilterTest } from '@sextant/contract/filters/schemas'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blobKey } from '../../src/emails/blob-key'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { flight, mail } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)

const team = () => context.acme
const owner = () => context.people.owner
const read = async (id: string): Promise<EmailDetail> => {
  const { body } = await context.call(readEmail, { team: team(), id }, owner())
  return z.object({ data: EmailDetail }).parse(body).data
}
const eventsOf = async (id: string): Promise<EmailEvent[]> => {
  const { body } = await context.call(listEmailEvents, { team: team(), id }, owner())
  return z.object({ data: z.array(EmailEvent) }).parse(body).data
}
const segmentsOf = async (id: string) => {
  const { body } = await context.call(listSegments, { team: team(), kind: 'all', query: { email_id: id } }, owner())
  return z.object({ data: z.array(z.object({ evidence: z.unknown() })) }).parse(body).data
}
/** Adds a filter for one subject. */
const addRule = async (subject: string, fields: object): Promise<void> => {
  const conditions = [{ field: 'subject', op: 'contains', value: subject }] as const
  const { status } = await context.call(
    createFilter,
    {
      team: team(),
      body: { name: subject, type: 'exclude', action: 'ignore', conditions: [...conditions], ...fields },
    },
    owner(),
  )
  expect(status).toBe(201)
}
const booking = (subject: string) => mail({ reservations: [flight()], subject })

refusals(releaseEmail, () => context, { input: (ref) => ({ team: ref, id: '1' }) })
refusals(discardEmail, () => context, { input: (ref) => ({ team: ref, id: '1' }) })
refusals(testFilters, () => context, {
  input: (ref) => ({ team: ref, body: { message: 'Subject: x\n\ny' } }),
  wrong: [
    { input: (ref) => ({ team: ref, body: {} }), field: 'message' },
    { input: (ref) => ({ team: ref, body: { message: 'no header at all' } }), field: 'message' },
  ],
})

describe('an email that a filter', () => {
  test('ignores is Rejected, keeps its message, and creates no travel', async () => {
    await addRule('Ignored', {})
    const id = await pipeline.receive(booking('Ignored booking'))
    expect(await read(id)).toMatchObject({
      status: 'Rejected',
      status_reason: 'Ignored by the filter “Ignored”.',
      subject: 'Ignored booking',
      reservations: [],
    })
    expect(await segmentsOf(id)).toEqual([])
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['received', 'authenticated', 'matched_rule'])
    const { body } = await context.call(listFilters, { team: team(), query: { search: 'Ignored' } }, owner())
    expect(body).toMatchObject({ data: [{ hits_30d: 1 }] })
  })

  test('holds waits for its release, and is not held again', async () => {
    await addRule('Held one', { action: 'hold' })
    const id = await pipeline.receive(booking('Held one'))
    expect(await read(id)).toMatchObject({ status: 'Held', segment_count: 0 })
    const released = await context.call(releaseEmail, { team: team(), id }, owner())
    expect(released.body).toMatchObject({ data: { status: 'Pending' } })
    await pipeline.drain()
    expect(await read(id)).toMatchObject({ status: 'Processed', segment_count: 1, status_reason: null })
    expect((await context.call(releaseEmail, { team: team(), id }, owner())).status).toBe(409)
  })

  test('holds is Rejected when discarded', async () => {
    await addRule('Held two', { action: 'hold' })
    const id = await pipeline.receive(booking('Held two'))
    await context.call(discardEmail, { team: team(), id }, owner())
    expect(await read(id)).toMatchObject({ status: 'Rejected', segment_count: 0 })
    expect((await context.call(discardEmail, { team: team(), id }, owner())).status).toBe(409)
  })

  test('routes is read in the other mailbox', async () => {
    const { id: mailbox } = await addMailbox(context.pool, team())
    await addRule('Routed', { type: 'include', action: 'route', mailbox_id: mailbox })
    const id = await pipeline.receive(booking('Routed'))
    expect(await read(id)).toMatchObject({ status: 'Processed', mailbox_id: mailbox, segment_count: 1 })
  })

  test('captures is read, whatever later filters say', async () => {
    await addRule('Wanted', { type: 'include', action: 'capture' })
    await addRule('Wanted, or not', {})
    const id = await pipeline.receive(booking('Wanted, or not'))
    expect(await read(id)).toMatchObject({ status: 'Processed', segment_count: 1 })
  })
})

describe('an email that a filter redacts', () => {
  const subject = 'Private holiday'
  const message = booking(subject)
  const blobOf = async (id: string) => {
    const { rows } = await context.pool.query<{ content_hash: Buffer }>(
      'select content_hash from emails where id = $1',
      [id],
    )
    return await context.services.blobs.get(blobKey(team().id, rows[0]?.content_hash ?? Buffer.of()))
  }
  const deleteBlobs = async () => {
    while (await runNext(context.services, new Map([[handleDeleteBlobs.kind, handleDeleteBlobs]])));
  }

  test('keeps its travel, and its text is stored nowhere', async () => {
    await addRule(subject, { name: 'Keep private', type: 'privacy', action: 'redact' })
    const id = await pipeline.receive(message)
    await deleteBlobs()
    expect(await read(id)).toMatchObject({
      status: 'Processed',
      subject: null,
      headers: [],
      reservations: [],
    })
    expect(await segmentsOf(id)).toHaveLength(1)
    expect(await blobOf(id)).toBeNull()
    const { rows } = await context.pool.query<{ text: string }>(
      `select to_jsonb(e)::text as text from events e where resource_id = $1
       union all select to_jsonb(e)::text from email_events e where email_id = $1
       union all select to_jsonb(e)::text from emails e where id = $1`,
      [id],
    )
    expect(rows.map(({ text }) => text).filter((text) => text.includes('holiday'))).toEqual([])
    const trial = await context.call(testFilters, { team: team(), body: { email_id: id } }, owner())
    expect(trial.status).toBe(422)
  })

  test('cannot be restored by sending it again', async () => {
    const id = await pipeline.receive(message)
    await deleteBlobs()
    expect(await read(id)).toMatchObject({ status: 'Duplicate', subject: null })
    expect(await blobOf(id)).toBeNull()
  })
})

describe('testing filters', () => {
  const tryOut = async (body: { message?: string; email_id?: string }) => {
    const answer = await context.call(testFilters, { team: team(), body }, owner())
    return z.object({ data: FilterTest }).parse(answer.body).data
  }

  test('on a pasted message shows which one decides, and why', async () => {
    const tried = await tryOut({ message: 'From: a@b.test\nSubject: Held one again\n\nText' })
    expect(tried).toMatchObject({ matched: true, action: 'hold', redacted: false })
    expect(tried.trace.at(-1)).toMatchObject({
      name: 'Held one',
      checks: [{ text: 'Subject contains “Held one”', passed: true }],
    })
  })

  test('on a message without a match reads it normally', async () => {
    const tried = await tryOut({ message: 'From: a@b.test\nSubject: Other\n\nText' })
    expect(tried).toMatchObject({ matched: false, rule_id: null, action: 'capture' })
  })

  test('on a stored email changes and counts nothing', async () => {
    const id = await pipeline.receive(booking('Ignored for a trial'))
    const hits = async () => {
      const { body } = await context.call(listFilters, { team: team() }, owner())
      return body
    }
    const before = await hits()
    expect(await tryOut({ email_id: id })).toMatchObject({ action: 'ignore' })
    expect(await hits()).toEqual(before)
  })
})
