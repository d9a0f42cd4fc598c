import {
  deleteDownload,
  exploreData,
  listDownloadStatuses,
  listDownloads,
  readDownload,
  readDownloadFile,
} from '@sextant/contract/downloads/endpoints'
import { Download, type ExplorerDraft } from '@sextant/contract/downloads/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { page } from '@sextant/contract/kit/wire'
import { createDataRequest } from '@sextant/contract/travelers/privacy'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fileKey } from '../../src/downloads/explorer/jobs'
import { downloadJobs } from '../../src/downloads/worker'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { fixedClock } from '../../src/platform/clock'
import { inTransaction } from '../../src/platform/database/transaction'
import { runNext } from '../../src/platform/jobs/run-next'
import { privacyJobs } from '../../src/travelers/privacy/worker'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'
import { recordsOfCsv, rowsOfSheet, timeOf } from '../kit/workbook'

const now = '2027-02-15T12:00:00.000Z'
const context = testContext(fixedClock(now))
const pipeline = testPipeline(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await context.pool.query("update travelers set department = '=cmd()' where email = 'grace@acme.test'")
  await pipeline.receive(mail({ reservations: [stay(), flight()] }))
})

const admin = () => context.people['super-admin']
const one = z.object({ data: Download })
const jobs = new Map([...downloadJobs, ...privacyJobs, handleDeleteBlobs].map((job) => [job.kind, job]))
const work = async (services = context.services): Promise<void> => {
  while (await runNext(services, jobs));
}
const ask = async (body: Partial<ExplorerDraft> = {}, team: TeamRef = context.acme): Promise<Download> => {
  const request = await context.call(exploreData, { team, body: { type: 'excel', ...body } }, admin())
  expect(request.status).toBe(201)
  return one.parse(request.body).data
}
const read = async (id: string, team: TeamRef = context.acme): Promise<Download> =>
  one.parse((await context.call(readDownload, { team, id }, admin())).body).data
const list = async (team: TeamRef = context.acme): Promise<Download[]> =>
  z.parse(page(Download), (await context.call(listDownloads, { team }, admin())).body).data
const fileOf = async (id: string) =>
  await context.app.inject({
    url: `/api/orgs/${context.acme.id}/downloads/${id}/file`,
    headers: { cookie: context.people.viewer.cookie },
  })

const draft = { type: 'excel' } as const
refusals(exploreData, () => context, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    { input: (team) => ({ team, body: { ...draft, start_date: '2027-02-30' } }), field: 'start_date' },
    {
      input: (team) => ({ team, body: { ...draft, start_date: '2027-02-02', end_date: '2027-02-01' } }),
      field: 'end_date',
    },
  ],
})
refusals(listDownloads, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'size:asc' } }), field: 'sort' }],
})
refusals(listDownloadStatuses, () => context, { input: (team) => ({ team }) })
refusals(readDownload, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(readDownloadFile, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(deleteDownload, () => context, { input: (team) => ({ team, id: '1' }) })

describe('the data explorer', () => {
  test('immediately returns its file’s path, and creates it by a job', async () => {
    const request = await ask()
    expect(request).toMatchObject({
      status: 'queued',
      start_date: '2026-02-15',
      end_date: null,
      row_count: null,
      download_url: `/api/orgs/${context.acme.id}/downloads/${request.id}/file`,
    })
    const early = await fileOf(request.id)
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'conflict'])
    await work()
    const done = await read(request.id)
    const file = await fileOf(request.id)
    expect(done).toMatchObject({ status: 'completed', row_count: 2, size_bytes: file.rawPayload.length })
    expect(file.headers['content-disposition']).toContain('travel-from-2026-02-15.xlsx')
  })

  test('writes a workbook whose cells are typed, with each segment’s trip and traveler', async () => {
    const { id } = await ask()
    await work()
    const [labels = [], ...rows] = rowsOfSheet((await fileOf(id)).rawPayload)
    const at = (name: string) => labels.indexOf(name)
    const air = rows.find((row) => row[at('Type')] === 'air') ?? []
    expect(timeOf(air[at('First day')])).toBe('2027-03-01T00:00:00')
    expect(air[at('Price')]).toBe(212.4)
    expect([air[at('Traveler email')], air[at('Team currency')]]).toEqual(['grace@acme.test', 'USD'])
    expect(air[at('Trip name')]).toContain('Paris')
    expect(air[at('Department')]).toBe('=cmd()')
  })

  test('writes a CSV for Google Sheets without formulas', async () => {
    const { id } = await ask({ type: 'gsheet' })
    await work()
    const file = await fileOf(id)
    expect(file.headers['content-type']).toContain('text/csv')
    const [labels = [], ...rows] = recordsOfCsv(file.payload)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.[labels.indexOf('Department')]).toBe("'=cmd()")
  })

  test('writes the chosen days and types', async () => {
    const rowsOf = async (body: Partial<ExplorerDraft>) => {
      const { id } = await ask(body)
      await work()
      return (await read(id)).row_count
    }
    expect(await rowsOf({ types: ['hotel'] })).toBe(1)
    expect(await rowsOf({ start_date: '2027-03-02' })).toBe(1)
    expect(await rowsOf({ start_date: '2020-01-01', end_date: '2020-12-31' })).toBe(0)
  })

  test('retains the newest ten, and deletes the files of the others', async () => {
    const team = await addTeam(context.pool, 'org', 'Ten')
    const first = await ask({}, team)
    await work()
    for (let count = 0; count < 10; count += 1) await ask({}, team)
    const retained = await list(team)
    expect(retained).toHaveLength(10)
    expect(retained.map(({ id }) => id)).not.toContain(first.id)
    await work()
    expect(await context.services.blobs.get(fileKey(team.id, first.id))).toBeNull()
    expect((await list(team)).every(({ status }) => status === 'completed')).toBe(true)
  })

  test('reports failures in the specification’s words', async () => {
    const { id } = await ask()
    const write = async () => await Promise.reject(new Error('no space left on device'))
    const broken = { ...context.services, blobs: { ...context.services.blobs, write } }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await context.pool.query("update jobs set run_at = now() where kind = 'downloads.make_file'")
      await work(broken)
    }
    expect(await read(id)).toMatchObject({
      status: 'failed',
      error: 'We are unable to fetch your data explorer file. Please try again.',
    })
    expect((await fileOf(id)).statusCode).toBe(404)
  })

  test('expires a file after 30 days: it stays listed, without content', async () => {
    const { id } = await ask()
    await work()
    await context.pool.query('update downloads set expires_at = $1 where id = $2', [now, id])
    expect((await read(id)).status).toBe('expired')
    expect((await fileOf(id)).statusCode).toBe(404)
    await context.pool.query("update jobs set run_at = now() where kind = 'downloads.delete_file'")
    await work()
    expect(await context.services.blobs.get(fileKey(context.acme.id, id))).toBeNull()
  })

  test('counts files by status', async () => {
    const team = await addTeam(context.pool, 'org', 'Counted')
    await ask({}, team)
    const { body } = await context.call(listDownloadStatuses, { team }, admin())
    expect(body).toMatchObject({
      data: [{ id: 'queued', label: 'Queued', count: 1 }, { count: 0 }, {}, {}, {}],
    })
  })

  test('of another team is not found: 404', async () => {
    const { id } = await ask({}, context.globex)
    for (const call of [readDownload, readDownloadFile, deleteDownload])
      expect((await context.call(call, { team: context.acme, id }, admin())).status).toBe(404)
  })

  test('deletes a file with its record, even while it is being created', async () => {
    const { id } = await ask()
    await context.call(deleteDownload, { team: context.acme, id }, admin())
    await work()
    expect((await context.call(readDownload, { team: context.acme, id }, admin())).status).toBe(404)
    expect(await context.services.blobs.get(fileKey(context.acme.id, id))).toBeNull()
  })

  test('deletes the file if its record is deleted during creation', async () => {
    const { id } = await ask()
    const write = async (key: string, chunks: AsyncIterable<Uint8Array>) => {
      await context.services.blobs.write(key, chunks)
      await context.pool.query('delete from downloads where id = $1', [id])
    }
    await work({ ...context.services, blobs: { ...context.services.blobs, write } })
    expect(await context.services.blobs.get(fileKey(context.acme.id, id))).toBeNull()
  })
})

test('erasing a person deletes all stored files of the team, and none of another team', async () => {
  const foreign = await ask({}, context.globex)
  const { id } = await ask()
  await work()
  const email = 'grace@acme.test'
  await context.call(createDataRequest, { team: context.acme, body: { type: 'erase', email, confirm: email } }, admin())
  await work()
  expect(await list()).toEqual([])
  expect(await context.services.blobs.get(fileKey(context.acme.id, id))).toBeNull()
  expect((await read(foreign.id, context.globex)).status).toBe('completed')
})

test('a team without downloads sees none', async () => {
  await ask()
  const scope = { team: context.globex.id, person: null }
  const rows = await inTransaction(
    context.services.db,
    scope,
    async (tx) => await tx.db.selectFrom('downloads').select('team_id').execute(),
  )
  expect(rows.every(({ team_id }) => team_id === context.globex.id)).toBe(true)
})
