import { listParseMetrics } from '@sextant/contract/downloads/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../src/platform/clock'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext(fixedClock('2027-02-15T12:00:00.000Z'))
beforeAll(
  async () =>
    await context.pool.query("update teams set time_zone_id = 'America/New_York' where id = $1", [context.acme.id]),
)

type Mail = {
  source?: string | null
  name?: string
  status?: string
  segments?: number
  ms?: number | null
  created?: string
  team?: string
}
const add = async ({
  source = 'lufthansa',
  name = 'Lufthansa',
  status = 'Processed',
  segments = 1,
  ms = 100,
  created = '2027-02-10T12:00:00Z',
  team = context.acme.id,
}: Mail): Promise<void> => {
  const { rows } = await context.pool.query<{ id: string }>(
    `insert into emails (team_id, source, source_name, status, segment_count, created, content_hash, size_bytes)
     values ($1, $2, $3, $4, $5, $6, decode(md5(random()::text), 'hex'), 1) returning id`,
    [team, source, name, status, segments, created],
  )
  const text = `insert into email_events (team_id, email_id, type, status, message, duration_ms) values ($1, $2, $3, 'ok', '', $4)`
  await context.pool.query(text, [team, rows[0]?.id, 'extracted', ms])
  await context.pool.query(text, [team, rows[0]?.id, 'completed', 9999])
}
const metrics = async (query: object = {}) =>
  await context.call(listParseMetrics, { team: context.acme, query }, context.people.viewer)

refusals(listParseMetrics, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { input: (team) => ({ team, query: { start_date: 'x' } }), field: 'start_date' },
    {
      input: (team) => ({ team, query: { start_date: '2027-02-02', end_date: '2027-02-01' } }),
      field: 'end_date',
    },
  ],
})

test('each source has its results and the median processing time', async () => {
  await add({ ms: 10 })
  await add({ ms: 30, status: 'Partial', segments: 2 })
  await add({ ms: 500, status: 'Unrecognized', segments: 0 })
  await add({ source: 'Email', name: 'Email', ms: null, status: 'Failed', segments: 0 })
  await add({ team: context.globex.id })
  const { status, body } = await metrics()
  expect([status, body]).toEqual([
    200,
    {
      data: [
        {
          source: 'lufthansa',
          source_name: 'Lufthansa',
          mails: 3,
          processed: 1,
          partial: 1,
          unrecognized: 1,
          segments: 3,
          median_ms: 30,
        },
        {
          source: 'Email',
          source_name: 'Unknown',
          mails: 1,
          processed: 0,
          partial: 0,
          unrecognized: 0,
          segments: 0,
          median_ms: null,
        },
      ],
      meta: { start_date: '2027-01-17', end_date: '2027-02-15' },
    },
  ])
})

test('days are in the team’s time zone', async () => {
  await add({ source: 'night', name: 'Night', created: '2026-05-02T03:30:00Z' })
  const named = async (day: string) => {
    const { body } = await metrics({ start_date: day, end_date: day })
    return JSON.stringify(body).includes('Night')
  }
  expect([await named('2026-05-01'), await named('2026-05-02')]).toEqual([true, false])
})
