import { createDataRequest } from '@sextant/contract/travelers/privacy'
import { beforeAll, expect, test } from 'vitest'
import { runNext } from '../../src/platform/jobs/run-next'
import { snapshotKey } from '../../src/reports/snapshot/snapshot'
import { slowReportJobs } from '../../src/reports/worker'
import { privacyJobs } from '../../src/travelers/privacy/worker'
import { eventsOf } from '../kit/events'
import { testContext } from '../kit/test-context'
import { reportRunner } from './report-runner'
import { fillTravel } from './travel-rows'
import '../../src/main/wiring'

const context = testContext()
beforeAll(async () => await fillTravel(context.pool, context.acme.id, 300))

const draft = { type: 'all_segments', start_date: '2027-01-01', end_date: '2027-06-30' } as const
const making = new Map(slowReportJobs.map((one) => [one.kind, one]))
const handled = new Map(privacyJobs.map((one) => [one.kind, one]))

test('an erasure deletes all reports that may contain the person, and new ones are without them', async () => {
  const runner = reportRunner(context)
  const before = await runner.make(draft)
  expect((await runner.file(before.id, 'csv')).toString()).toContain('person7@acme.test')
  const body = { type: 'erase', email: 'person7@acme.test', confirm: 'person7@acme.test' } as const
  const request = await context.call(createDataRequest, { team: context.acme, body }, context.people.owner)
  expect(request.status).toBe(201)
  while (await runNext(context.services, handled));
  await runner.drain()
  expect((await runner.read(before.id)).attributes).toMatchObject({
    status: 'expired',
    error: 'Somebody was erased who may have been in it. Make it again.',
  })
  expect(await context.services.blobs.get(snapshotKey(context.acme.id, before.id))).toBeNull()
  const { rows } = await context.pool.query('select from report_groups where report_id = $1', [before.id])
  expect(rows).toEqual([])
  const after = await runner.make(draft)
  expect((await runner.file(after.id, 'csv')).toString()).not.toContain('person7@acme.test')
})

test('a report being created during an erasure fails and leaves nothing behind', async () => {
  const runner = reportRunner(context)
  const { id } = await runner.request(draft)
  const { blobs } = context.services
  const erase = async () => {
    const body = { type: 'erase', email: 'person8@acme.test', confirm: 'person8@acme.test' } as const
    await context.call(createDataRequest, { team: context.acme, body }, context.people.owner)
    while (await runNext(context.services, handled));
  }
  const write = async (key: string, chunks: AsyncIterable<Uint8Array>) => {
    await erase()
    await blobs.write(key, chunks)
  }
  await runNext({ ...context.services, blobs: { ...blobs, write } }, making)
  await runner.drain()
  expect((await runner.read(id)).attributes).toMatchObject({ status: 'failed', cancelled: false })
  expect(await blobs.get(snapshotKey(context.acme.id, id))).toBeNull()
  expect(await eventsOf(context, 'report.failed')).toEqual([id])
})
