import { listEmailEvents } from '@sextant/contract/emails/endpoints'
import { applyReprocess, cancelReprocess } from '@sextant/contract/emails/reprocess'
import { EmailEvent } from '@sextant/contract/emails/schemas'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { JobHandler, LastStep } from '../../src/platform/jobs/handle'
import { runNext } from '../../src/platform/jobs/run-next'
import { reprocessJobs } from '../../src/segments/reprocess/worker'
import { eventsOf } from '../kit/events'
import { flight, mail, stay } from '../kit/mails'
import { blind, mistaken, one, openLab, todays } from '../kit/rereading'

const lab = await openLab()
const { context, pipeline, extractor, asOwner, drain, read, preview, itemsOf, apply, mailOf, hotels, countOf } = lab
afterEach(lab.clean)
afterAll(lab.close)

describe('a preview', () => {
  test('is applied with one event, and without effect a second time', async () => {
    lab.rules = blind
    const id = await pipeline.receive(mail({ reservations: [flight({ code: 'APP1' })] }))
    lab.rules = todays
    const run = await preview()
    const created = (await eventsOf(context, 'segment.created')).length
    expect(await apply(run.id)).toMatchObject({ status: 'Applied', applied: 1, left_out: 0 })
    expect((await eventsOf(context, 'segment.created')).length).toBe(created + 1)
    expect(await mailOf(id)).toMatchObject({ status: 'Processed', attempt: 2, segment_count: 1 })
    const { body } = await context.call(listEmailEvents, { ...asOwner(), id }, context.people.viewer)
    const events = z.object({ data: z.array(EmailEvent) }).parse(body).data
    expect(events.map(({ type }) => type)).toContain('retried')
    expect(await preview()).toMatchObject({ added: 0, changed: 0, removed: 0 })
    const again = await context.call(applyReprocess, { ...asOwner(), id: run.id }, context.people.owner)
    expect(again.status).toBe(409)
  })

  test('of two emails about one booking has the previewed result', async () => {
    lab.rules = blind
    await pipeline.receive(mail({ reservations: [flight({ code: 'TWO1' })] }))
    await pipeline.receive(
      mail({
        reservations: [flight({ code: 'TWO1', gate: 'B12' })],
        date: 'Tue, 02 Feb 2027 10:00:00 +0000',
      }),
    )
    lab.rules = todays
    const run = await preview()
    expect(run).toMatchObject({ added: 1, changed: 1 })
    expect(await apply(run.id)).toMatchObject({ applied: 2, left_out: 0 })
    expect(await countOf('segments')).toBe(1)
  })

  test('is skipped if the email or its segments changed meanwhile', async () => {
    lab.rules = mistaken
    const first = await pipeline.receive(mail({ reservations: [stay({ code: 'OUT1' })] }))
    await pipeline.receive(mail({ reservations: [stay({ code: 'OUT2', name: 'Mary Shelley' })] }))
    lab.rules = todays
    const run = await preview()
    expect(run.changed).toBe(2)
    await context.pool.query("update emails set modified = now() + interval '1 second' where id = $1", [first])
    await context.pool.query("update segments set confirmation_no = 'OTHER' where confirmation_no = 'OUT2'")
    expect(await apply(run.id)).toMatchObject({ status: 'Applied', applied: 0, left_out: 2 })
    expect((await itemsOf(run.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['left_out', 'The email was changed after the preview.'],
      ['left_out', 'Would change something else by now than the preview says.'],
    ])
    expect((await hotels()).map(([, name]) => name)).toEqual(['Hotel Mistaken', 'Hotel Mistaken'])
  })

  test('leaves manually edited values unchanged', async () => {
    lab.rules = mistaken
    await pipeline.receive(mail({ reservations: [stay({ code: 'HAND1' })] }))
    await context.pool.query(
      `update segments set set_by = '{"hotel_name": {"name": "Ada", "at": "2027-02-02T00:00:00.000Z"}}'`,
    )
    lab.rules = todays
    const run = await preview()
    await apply(run.id)
    expect((await hotels()).map(([, name]) => name)).toEqual(['Hotel Mistaken'])
    lab.rules = blind
    expect(await preview()).toMatchObject({ removed: 0 })
  })

  test('is not applied once it is cancelled', async () => {
    lab.rules = blind
    await pipeline.receive(mail({ reservations: [stay({ code: 'CAN1' })] }))
    lab.rules = todays
    const run = await preview()
    const { body } = await context.call(cancelReprocess, { ...asOwner(), id: run.id }, context.people.owner)
    expect(one(body).status).toBe('Cancelled')
    expect((await context.call(applyReprocess, { ...asOwner(), id: run.id }, context.people.owner)).status).toBe(409)
    expect(await countOf('segments')).toBe(0)
    const retained = "select 1 from reprocess_items where reprocess_id = $1 and reading <> 'null'"
    expect((await context.pool.query(retained, [run.id])).rows).toEqual([])
  })

  test('survives a worker that dies between two emails: each is applied once', async () => {
    lab.rules = blind
    for (let at = 0; at < 12; at += 1)
      await pipeline.receive(mail({ reservations: [stay({ code: `DIE${at}`, name: `Person Number${at}` })] }))
    lab.rules = todays
    const run = await preview()
    expect(run.added).toBe(12)
    await context.call(applyReprocess, { ...asOwner(), id: run.id }, context.people.owner)
    const dying = reprocessJobs(extractor).map((one): JobHandler => {
      const run: JobHandler['run'] = (...args) =>
        one.run(...args).map(
          async (last): Promise<LastStep> =>
            async (tx) => {
              await (await last)(tx)
              throw new Error('the worker died')
            },
        )
      return { ...one, run }
    })
    await runNext(context.services, new Map(dying.map((one) => [one.kind, one])))
    expect([(await read(run.id)).applied, await countOf('segments')]).toEqual([0, 0])
    await context.pool.query("update jobs set run_at = now() - interval '1 second'")
    await drain()
    expect(await read(run.id)).toMatchObject({ status: 'Applied', applied: 12, left_out: 0 })
    expect(await countOf('segments')).toBe(12)
  })
})

test('reading an email again removes segments that only it mentioned and no longer mentions', async () => {
  lab.rules = (found) => [...found, ...found.map((it) => ({ ...it, confirmation_no: 'GHOST2', name: 'Ghost' }))]
  const id = await pipeline.receive(mail({ reservations: [stay({ code: 'GONE1' })] }))
  const { body } = await context.call(
    listSegments,
    { ...asOwner(), kind: 'all', query: { email_id: id } },
    context.people.viewer,
  )
  expect(z.object({ data: z.array(z.unknown()) }).parse(body).data).toHaveLength(2)
  lab.rules = todays
  const run = await preview()
  expect(run).toMatchObject({ removed: 1 })
  await apply(run.id)
  expect((await hotels()).map(([, name]) => name)).toEqual(['Hôtel des Quais'])
  expect((await eventsOf(context, 'segment.deleted')).length).toBe(1)
})
