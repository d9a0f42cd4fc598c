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
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { snapshotKey } from '../../src/reports/snapshot/snapshot'
import { eventsOf } from '../kit/events'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'
import { reportRunner } from './report-runner'
import { fillTravel } from './travel-rows'

const context = testContext()
const runner = reportRunner(context)
beforeAll(async () => await fillTravel(context.pool, context.acme.id, 600))

const days = { start_date: '2027-02-01', end_date: '2027-02-28' }
const draft = { type: 'flight_spend', ...days } as const

refusals(listReports, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'sort', input: (team) => ({ team, query: { sort: 'size:asc' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'nonsense' } }) },
  ],
})
refusals(createReport, () => context, {
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
refusals(readReport, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(deleteReport, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(cancelReport, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(readReportData, () => context, {
  input: (team) => ({ team, id: '1' }),
  wrong: [{ field: 'limit', input: (team) => ({ team, id: '1', query: { limit: 0 } }) }],
})
refusals(downloadReport, () => context, { input: (team) => ({ team, id: '1' }) })

describe('a report', () => {
  test('waits, is created, and can be downloaded in each format for 30 days', async () => {
    const request = await runner.request(draft)
    expect(request).toMatchObject({
      type: 'flight_spend',
      attributes: {
        status: 'queued',
        name: 'Flight spend, 1–28 Feb 2027',
        download_url: null,
        format: 'xlsx',
      },
      created_by: { id: context.people.viewer.id, name: 'viewer@acme.test' },
    })
    for (const call of [readReportData, downloadReport])
      expect((await context.call(call, { team: context.acme, id: request.id }, context.people.viewer)).status).toBe(409)
    await runner.drain()
    const created = await runner.read(request.id)
    expect(created.attributes).toMatchObject({
      status: 'completed',
      progress: 100,
      currency: 'USD',
      download_url: `/api/orgs/${context.acme.id}/reports/${request.id}/download`,
    })
    const retentionDays = (Date.parse(created.attributes.expires_at ?? '') - Date.parse(created.created)) / 86_400_000
    expect(Math.round(retentionDays)).toBe(30)
    expect(await eventsOf(context, 'report.completed')).toContain(request.id)
    for (const format of ['csv', 'xlsx', 'json'])
      expect((await runner.file(request.id, format)).length).toBeGreaterThan(100)
  })

  test('returns its groups page by page, largest first', async () => {
    const { id } = await runner.make(draft)
    const first = await runner.data(id, { by: 'traveler', limit: 5 })
    expect(first.by).toBe('traveler')
    const next = new URL(first.links.next ?? '', 'http://x').searchParams.get('next') ?? ''
    const second = await runner.data(id, { by: 'traveler', limit: 5, next })
    const spend = [...first.data, ...second.data].map(({ values }) => values[1] ?? 0)
    expect(spend).toHaveLength(10)
    expect(spend).toEqual(spend.toSorted((a, b) => b - a))
    const strange = { team: context.acme, id, query: { by: 'shoe_size' } }
    expect((await context.call(readReportData, strange, context.people.viewer)).status).toBe(422)
  })

  test('without rows reports that, with its columns', async () => {
    const { id, attributes } = await runner.make({
      ...draft,
      start_date: '2031-01-01',
      end_date: '2031-01-31',
    })
    expect(attributes).toMatchObject({ status: 'completed', row_count: 0 })
    expect((await runner.file(id, 'json')).toString()).toBe('[]\n')
    expect((await runner.file(id, 'csv')).toString()).toMatch(/^Traveler,Email,.*Amount \(USD\)/)
  })

  test('can be cancelled only while it waits', async () => {
    const { id } = await runner.request(draft)
    const cancelled = await context.call(cancelReport, { team: context.acme, id }, context.people.viewer)
    expect(cancelled.body).toMatchObject({
      data: {
        attributes: { status: 'failed', cancelled: true, error: 'It was cancelled before it was made.' },
      },
    })
    await runner.drain()
    expect((await runner.read(id)).attributes.status).toBe('failed')
    expect((await context.call(cancelReport, { team: context.acme, id }, context.people.viewer)).status).toBe(409)
    expect(await eventsOf(context, 'report.failed')).toContain(id)
  })

  test('of another team is not found: 404', async () => {
    const { id } = await runner.make(draft)
    const other = { team: context.globex, id }
    for (const call of [readReport, readReportData, downloadReport, deleteReport, cancelReport])
      expect((await context.call(call, other, context.globexOwner)).status).toBe(404)
    expect((await context.call(readReport, { team: context.acme, id: 'latest' }, context.people.owner)).status).toBe(
      404,
    )
  })

  test('is deleted with its rows', async () => {
    const { id } = await runner.make(draft)
    const key = snapshotKey(context.acme.id, id)
    expect(await context.services.blobs.get(key)).not.toBeNull()
    expect((await context.call(deleteReport, { team: context.acme, id }, context.people.user)).status).toBe(403)
    expect((await context.call(deleteReport, { team: context.acme, id }, context.people.owner)).status).toBe(200)
    await runner.drain()
    expect(await context.services.blobs.get(key)).toBeNull()
    const { rows } = await context.pool.query('select from report_groups where report_id = $1', [id])
    expect(rows).toEqual([])
  })

  test('expires immediately at its time, and a job deletes its rows', async () => {
    const { id } = await runner.make(draft)
    await context.pool.query("update reports set expires_at = now() - interval '1 second' where id = $1", [id])
    expect((await runner.read(id)).attributes).toMatchObject({ status: 'expired', download_url: null })
    expect((await context.call(downloadReport, { team: context.acme, id }, context.people.viewer)).status).toBe(409)
    await context.pool.query(
      "update jobs set run_at = now() where kind = 'reports.expire' and payload ->> 'reportId' = $1",
      [id],
    )
    await runner.drain()
    expect(await context.services.blobs.get(snapshotKey(context.acme.id, id))).toBeNull()
    expect((await runner.read(id)).attributes.status).toBe('expired')
  })

  test('is listed by type and status, newest first', async () => {
    const { id } = await runner.make({ ...draft, type: 'member' })
    const query = { type: 'member', status: 'completed' } as const
    const { body } = await context.call(listReports, { team: context.acme, query }, context.people['super-viewer'])
    const listed = z.parse(page(Report), body).data
    expect(listed[0]?.id).toBe(id)
    expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['member']))
  })

  test('is refused when twenty are waiting: 429', async () => {
    const team = await addTeam(context.pool, 'org', 'Busy')
    const ask = async () => await context.call(createReport, { team, body: draft }, context.people['super-admin'])
    for (let request = 0; request < 20; request += 1) expect((await ask()).status).toBe(201)
    expect((await ask()).status).toBe(429)
    await runner.drain()
    expect((await ask()).status).toBe(201)
  })

  test('is audited when requested, downloaded and deleted', async () => {
    const { id } = await runner.make(draft)
    await runner.file(id, 'csv')
    await context.call(deleteReport, { team: context.acme, id }, context.people.owner)
    const { rows } = await context.pool.query<{ action: string }>(
      'select action from audit_events where target = $1 order by id',
      [`report:${id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['reports.create', 'reports.download', 'reports.delete'])
  })
})

describe('a developer team', () => {
  test.each(['email', 'mailbox', 'client', 'webhook'] as const)('has the report %s', async (type) => {
    const { attributes } = await reportRunner(context, context.acmeApps).make({ type, ...days })
    expect(attributes).toMatchObject({ status: 'completed' })
  })
})
