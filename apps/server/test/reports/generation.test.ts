import { cancelReport, deleteReport } from '@sextant/contract/reports/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Blobs } from '../../src/platform/blobs/blobs'
import { runNext } from '../../src/platform/jobs/run-next'
import type { Services } from '../../src/platform/services'
import { snapshotKey } from '../../src/reports/snapshot/snapshot'
import { slowReportJobs } from '../../src/reports/worker'
import { eventsOf } from '../kit/events'
import { testContext } from '../kit/test-context'
import { reportRunner } from './report-runner'
import { fillTravel } from './travel-rows'

const context = testContext()
const runner = reportRunner(context)
beforeAll(async () => await fillTravel(context.pool, context.acme.id, 5000))

const draft = { type: 'all_segments', start_date: '2027-01-01', end_date: '2027-06-30' } as const
const handled = new Map(slowReportJobs.map((one) => [one.kind, one]))

/** Creates the next report, and runs the given action once its rows start to be stored. */
async function makeWhile(happens: () => Promise<unknown>, blobs: Blobs = context.services.blobs): Promise<boolean> {
  let ms = 0
  const services: Services = {
    ...context.services,
    // Makes the worker check after each batch whether the report is still wanted.
    clock: { now: context.services.clock.now, elapsed: () => (ms += 1000) },
    blobs: {
      ...blobs,
      write: async (key, chunks) => {
        await happens()
        await blobs.write(key, chunks)
      },
    },
  }
  return await runNext(services, handled)
}

const stored = async (id: string) => await context.services.blobs.get(snapshotKey(context.acme.id, id))

describe('while it is being created, a report', () => {
  test('shows its progress, and is processing', async () => {
    const { id } = await runner.request(draft)
    await makeWhile(async () => expect((await runner.read(id)).attributes).toMatchObject({ status: 'processing' }))
    expect((await runner.read(id)).attributes).toMatchObject({ status: 'completed', progress: 100 })
  })

  test('is cancelled: it stops, and leaves nothing behind', async () => {
    const { id } = await runner.request(draft)
    await makeWhile(async () => await context.call(cancelReport, { team: context.acme, id }, context.people.viewer))
    await runner.drain()
    expect((await runner.read(id)).attributes).toMatchObject({ status: 'failed', cancelled: true })
    expect(await stored(id)).toBeNull()
    expect(await eventsOf(context, 'report.completed')).not.toContain(id)
  })

  test('is deleted: it stops, and leaves nothing behind', async () => {
    const { id } = await runner.request(draft)
    await makeWhile(async () => await context.call(deleteReport, { team: context.acme, id }, context.people.owner))
    await runner.drain()
    expect(await stored(id)).toBeNull()
  })

  test('loses its connection, and is created again: once, completely', async () => {
    const { id } = await runner.request(draft)
    const half = Buffer.from('half a report')
    const dies = async () => {
      await context.services.blobs.put(snapshotKey(context.acme.id, id), half)
      await context.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )
    }
    await makeWhile(dies)
    expect((await runner.read(id)).attributes.status).toBe('processing')
    await context.pool.query("update jobs set run_at = now() where kind = 'reports.make'")
    await runner.drain()
    const { attributes } = await runner.read(id)
    expect(attributes).toMatchObject({ status: 'completed' })
    expect(JSON.parse((await runner.file(id, 'json')).toString())).toHaveLength(attributes.row_count ?? 0)
    expect((await eventsOf(context, 'report.completed')).filter((one) => one === id)).toHaveLength(1)
  })

  test('is taken over from a worker presumed dead: it is completed once', async () => {
    const { id } = await runner.request(draft)
    const isOver = async () => {
      await context.pool.query("update jobs set run_at = now() where kind = 'reports.make'")
      await runner.drain()
    }
    expect(await makeWhile(isOver)).toBe(true)
    expect((await runner.read(id)).attributes).toMatchObject({ status: 'completed' })
    expect((await eventsOf(context, 'report.completed')).filter((one) => one === id)).toHaveLength(1)
  })

  test('cannot be stored: it is retried, and then fails with instructions', async () => {
    const { id } = await runner.request(draft)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await makeWhile(async () => await Promise.reject(new Error('the disk is full')))
      await context.pool.query("update jobs set run_at = now() where kind = 'reports.make'")
    }
    expect((await runner.read(id)).attributes).toMatchObject({
      status: 'failed',
      cancelled: false,
      error: 'The report could not be made: the disk is full. Make it again; if it fails again, ask your operator.',
    })
    expect(await eventsOf(context, 'report.failed')).toContain(id)
  })
})
