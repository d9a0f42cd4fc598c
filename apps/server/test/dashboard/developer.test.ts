import { developerDashboard, emailsChart } from '@sextant/contract/dashboard/developer'
import { emailStatuses } from '@sextant/contract/emails/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../src/platform/clock'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext(fixedClock('2027-03-10T22:30:00Z'))
let box: string
beforeAll(async () => {
  await context.pool.query("update teams set time_zone_id = 'Europe/Berlin' where id = $1", [context.acmeApps.id])
  box = (await addMailbox(context.pool, context.acmeApps)).id
  await add('2027-03-10T21:00:00Z', 'Processed', { source: 'KLM', taken: 400, segments: 2 })
  await add('2027-03-10T22:59:59Z', 'Unrecognized', { source: 'KLM', taken: 200 })
  await add('2027-03-10T23:00:00Z', 'Partial', { taken: 1000, segments: 1 })
  await add('2027-03-05T10:00:00Z', 'Duplicate', { source: 'Email' })
  await add('2027-03-04T23:00:00Z', 'Processed', { source: 'Avis', taken: 300, segments: 1, unboxed: true })
  await add('2027-03-03T10:00:00Z', 'Failed', {})
})

type Fields = { source?: string; taken?: number; segments?: number; unboxed?: boolean }

let count = 0
async function add(created: string, status: string, { source, taken, segments, unboxed }: Fields) {
  const { rows } = await context.pool.query<{ id: string }>(
    `insert into emails (team_id, mailbox_id, status, source_name, content_hash, size_bytes, segment_count, created)
      values ($1, $2, $3, $4, $5, 1, $6, $7) returning id`,
    [
      context.acmeApps.id,
      unboxed ? null : box,
      status,
      source ?? null,
      Buffer.from(String((count += 1))),
      segments ?? 0,
      created,
    ],
  )
  if (taken === undefined) return
  await context.pool.query(
    `insert into email_events (team_id, email_id, type, status, message, duration_ms, created)
      select $1, $2, kind, 'ok', '', $3::float8 / 2, $4::timestamptz + $3 * interval '1 millisecond'
      from unnest(array['extracted', 'completed']) kind`,
    [context.acmeApps.id, rows[0]?.id, taken, created],
  )
}

/** The kit uses organisations; these endpoints belong to developer teams. */
const inApps = () => ({
  ...context,
  acme: context.acmeApps,
  globex: { type: 'dev' as const, id: context.globex.id },
})
for (const endpoint of [emailsChart, developerDashboard])
  refusals(endpoint, inApps, {
    input: (team: TeamRef) => ({ team }),
    wrong: [
      {
        input: (team) => ({ team, query: { start_date: '2027-03-02', end_date: '2027-03-01' } }),
        field: 'end_date',
      },
      {
        input: (team) => ({ team, query: { start_date: '2027-01-01', end_date: '2027-04-03' } }),
        field: 'end_date',
      },
      { input: (team) => ({ team, query: { start_date: 'soon' } }), field: 'start_date' },
    ],
  })

describe('the emails of a developer team by day', () => {
  test('cover the last seven days in its time zone, by status', async () => {
    const { body } = await context.call(emailsChart, { team: context.acmeApps }, context.people.viewer)
    const { data, meta } = emailsChart.output.parse(body)
    expect(meta).toEqual({
      start_date: '2027-03-04',
      end_date: '2027-03-10',
      time_zone_id: 'Europe/Berlin',
    })
    expect(data.datasets.map(({ label }) => label)).toEqual(emailStatuses)
    const of = (label: string) => data.datasets.find((one) => one.label === label)?.data.map(({ value }) => value)
    expect(of('Processed')).toEqual([0, 1, 0, 0, 0, 0, 1])
    expect(of('Unrecognized')).toEqual([0, 0, 0, 0, 0, 0, 1])
    // At midnight the next day has started, which is tomorrow.
    expect(of('Partial')).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('end today by default', async () => {
    const query = { start_date: '2027-03-09' }
    const { body } = await context.call(emailsChart, { team: context.acmeApps, query }, context.people.viewer)
    expect(emailsChart.output.parse(body).meta).toMatchObject({ end_date: '2027-03-10' })
  })

  test('are not mistaken for an email id', async () => {
    const { status } = await context.call(emailsChart, { team: context.acme }, context.people.viewer)
    expect(status).toBe(404)
  })
})

describe('the figures of a developer team', () => {
  test('show how many emails were read, how long it took, and their sources', async () => {
    const { body } = await context.call(developerDashboard, { team: context.acmeApps }, context.people.viewer)
    expect(developerDashboard.output.parse(body).data).toEqual({
      mails: 4,
      segments: 3,
      success_rate: 0.6667,
      latency_ms: { median: 300, p95: expect.closeTo(390) },
      reading_ms: { median: 150, p95: expect.closeTo(195) },
      before: { mails: 1, success_rate: 0 },
      sources: [
        { source_name: 'KLM', mails: 2, processed: 1 },
        { source_name: 'Avis', mails: 1, processed: 1 },
        { source_name: 'Unknown', mails: 1, processed: 0 },
      ],
      mailboxes: [
        { id: box, name: 'Bookings', address: expect.stringContaining('@'), mails: 3, processed: 1 },
        { id: null, name: 'Handed in without a mailbox', address: null, mails: 1, processed: 1 },
      ],
    })
  })

  test('of days without email are zero or null', async () => {
    const query = { start_date: '2026-01-01', end_date: '2026-01-02' }
    const { body } = await context.call(developerDashboard, { team: context.acmeApps, query }, context.people.viewer)
    expect(developerDashboard.output.parse(body).data).toMatchObject({
      mails: 0,
      success_rate: null,
      latency_ms: null,
      reading_ms: null,
      sources: [],
    })
  })
})
