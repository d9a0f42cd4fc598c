import { page } from '@sextant/contract/kit/wire'
import {
  cancelReport,
  createReport,
  deleteReport,
  downloadReport,
  listReports,
  readReport,
  readReportData,
} from '@sextant/contract/reports/endpoints'
import { Report } from '@sextant/contract/reports/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { snapshotKey } from '../../src/reports/snapshot/snapshot'
import { eventsOf } from '../kit/events'
import { refusals } from '../kit/refusals'
import { addTeam, makeWorld, type World } from '../kit/world'
import { makerOf } from './maker'
import { fillTravel } from './travel-rows'

let world: World
let maker: ReturnType<typeof makerOf>
beforeAll(async () => {
  world = await makeWorld()
  maker = makerOf(world)
  await fillTravel(world.pool, world.acme.id, 600)
})
afterAll(async () => await world.close())

const days = { start_date: '2027-02-01', end_date: '2027-02-28' }
const draft = { type: 'flight_spend', ...days } as const

refusals(listReports, () => world, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'sort', input: (team) => ({ team, query: { sort: 'size:asc' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'nonsense' } }) },
  ],
})
refusals(createReport, () => world, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    { field: 'type', input: (team) => ({ team, body: { ...draft, type: 'mailbox' as const } }) },
    { field: 'end_date', input: (team) => ({ team, body: { ...draft, end_date: '2027-01-31' } }) },
    { field: 'start_date', input: (team) => ({ team, body: { ...draft, start_date: '2027-02-30' } }) },
    {
      field: 'filters.mailbox_id',
      input: (team) => ({ team, body: { ...draft, filters: { mailbox_id: '1' } } }),
    },
    { field: 'name', input: (team) => ({ team, body: { ...draft, name: ' ' } }) },
  ],
})
refusals(readReport, () => world, { input: (team) => ({ team, id: '1' }) })
refusals(deleteReport, () => world, { input: (team) => ({ team, id: '1' }) })
refusals(cancelReport, () => world, { input: (team) => ({ team, id: '1' }) })
refusals(readReportData, () => world, {
  input: (team) => ({ team, id: '1' }),
  wrong: [{ field: 'limit', input: (team) => ({ team, id: '1', query: { limit: 0 } }) }],
})
refusals(downloadReport, () => world, { input: (team) => ({ team, id: '1' }) })

describe('a report', () => {
  test('waits, is made, and can be had in each form for 30 days', async () => {
    const asked = await maker.ask(draft)
    expect(asked).toMatchObject({
      type: 'flight_spend',
      attributes: {
        status: 'queued',
        name: 'Flight spend, 1–28 Feb 2027',
        download_url: null,
        format: 'xlsx',
      },
      created_by: { id: world.people.viewer.id, name: 'viewer@acme.test' },
    })
    for (const call of [readReportData, downloadReport])
      expect((await world.call(call, { team: world.acme, id: asked.id }, world.people.viewer)).status).toBe(
        409,
      )
    await maker.drain()
    const made = await maker.read(asked.id)
    expect(made.attributes).toMatchObject({
      status: 'completed',
      progress: 100,
      currency: 'USD',
      download_url: `/api/orgs/${world.acme.id}/reports/${asked.id}/download`,
    })
    const keptDays = (Date.parse(made.attributes.expires_at ?? '') - Date.parse(made.created)) / 86_400_000
    expect(Math.round(keptDays)).toBe(30)
    expect(await eventsOf(world, 'report.completed')).toContain(asked.id)
    for (const format of ['csv', 'xlsx', 'json'])
      expect((await maker.file(asked.id, format)).length).toBeGreaterThan(100)
  })

  test('tells its groups page by page, the largest first', async () => {
    const { id } = await maker.make(draft)
    const first = await maker.data(id, { by: 'traveler', limit: 5 })
    expect(first.by).toBe('traveler')
    const next = new URL(first.links.next ?? '', 'http://x').searchParams.get('next') ?? ''
    const second = await maker.data(id, { by: 'traveler', limit: 5, next })
    const spend = [...first.data, ...second.data].map(({ values }) => values[1] ?? 0)
    expect(spend).toHaveLength(10)
    expect(spend).toEqual(spend.toSorted((a, b) => b - a))
    const strange = { team: world.acme, id, query: { by: 'shoe_size' } }
    expect((await world.call(readReportData, strange, world.people.viewer)).status).toBe(422)
  })

  test('that holds nothing says so, with its columns', async () => {
    const { id, attributes } = await maker.make({
      ...draft,
      start_date: '2031-01-01',
      end_date: '2031-01-31',
    })
    expect(attributes).toMatchObject({ status: 'completed', row_count: 0 })
    expect((await maker.file(id, 'json')).toString()).toBe('[]\n')
    expect((await maker.file(id, 'csv')).toString()).toMatch(/^Traveler,Email,.*Amount \(USD\)/)
  })

  test('is cancelled while it waits, and only then', async () => {
    const { id } = await maker.ask(draft)
    const cancelled = await world.call(cancelReport, { team: world.acme, id }, world.people.viewer)
    expect(cancelled.body).toMatchObject({
      data: {
        attributes: { status: 'failed', cancelled: true, error: 'It was cancelled before it was made.' },
      },
    })
    await maker.drain()
    expect((await maker.read(id)).attributes.status).toBe('failed')
    expect((await world.call(cancelReport, { team: world.acme, id }, world.people.viewer)).status).toBe(409)
    expect(await eventsOf(world, 'report.failed')).toContain(id)
  })

  test('of another team is not there: 404', async () => {
    const { id } = await maker.make(draft)
    const other = { team: world.globex, id }
    for (const call of [readReport, readReportData, downloadReport, deleteReport, cancelReport])
      expect((await world.call(call, other, world.globexOwner)).status).toBe(404)
    expect(
      (await world.call(readReport, { team: world.acme, id: 'latest' }, world.people.owner)).status,
    ).toBe(404)
  })

  test('goes with its rows when it is deleted', async () => {
    const { id } = await maker.make(draft)
    const key = snapshotKey(world.acme.id, id)
    expect(await world.services.blobs.get(key)).not.toBeNull()
    expect((await world.call(deleteReport, { team: world.acme, id }, world.people.user)).status).toBe(403)
    expect((await world.call(deleteReport, { team: world.acme, id }, world.people.owner)).status).toBe(200)
    await maker.drain()
    expect(await world.services.blobs.get(key)).toBeNull()
    const { rows } = await world.pool.query('select from report_groups where report_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('expires: at once when its time is over, and its rows go with the job', async () => {
    const { id } = await maker.make(draft)
    await world.pool.query("update reports set expires_at = now() - interval '1 second' where id = $1", [id])
    expect((await maker.read(id)).attributes).toMatchObject({ status: 'expired', download_url: null })
    expect((await world.call(downloadReport, { team: world.acme, id }, world.people.viewer)).status).toBe(409)
    await world.pool.query(
      "update jobs set run_at = now() where kind = 'reports.expire' and payload ->> 'reportId' = $1",
      [id],
    )
    await maker.drain()
    expect(await world.services.blobs.get(snapshotKey(world.acme.id, id))).toBeNull()
    expect((await maker.read(id)).attributes.status).toBe('expired')
  })

  test('is listed by type and status, the newest first', async () => {
    const { id } = await maker.make({ ...draft, type: 'member' })
    const query = { type: 'member', status: 'completed' } as const
    const { body } = await world.call(listReports, { team: world.acme, query }, world.people['super-viewer'])
    const listed = z.parse(page(Report), body).data
    expect(listed[0]?.id).toBe(id)
    expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['member']))
  })

  test('is one too many when twenty wait: 429', async () => {
    const team = await addTeam(world.pool, 'org', 'Busy')
    const ask = async () => await world.call(createReport, { team, body: draft }, world.people['super-admin'])
    for (let asked = 0; asked < 20; asked += 1) expect((await ask()).status).toBe(201)
    expect((await ask()).status).toBe(429)
    await maker.drain()
    expect((await ask()).status).toBe(201)
  })

  test('is written into the audit log when it is asked for, taken out and deleted', async () => {
    const { id } = await maker.make(draft)
    await maker.file(id, 'csv')
    await world.call(deleteReport, { team: world.acme, id }, world.people.owner)
    const { rows } = await world.pool.query<{ action: string }>(
      'select action from audit_events where target = $1 order by id',
      [`report:${id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['reports.create', 'reports.download', 'reports.delete'])
  })
})

describe('a developer team', () => {
  test.each(['email', 'mailbox', 'client', 'webhook'] as const)('has the report %s', async (type) => {
    const { attributes } = await makerOf(world, world.acmeApps).make({ type, ...days })
    expect(attributes).toMatchObject({ status: 'completed' })
  })
})
