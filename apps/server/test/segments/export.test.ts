import { exportSegments } from '@sextant/contract/segments/endpoints'
import { exportTrips } from '@sextant/contract/trips/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../src/platform/clock'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'
import { recordsOfCsv, rowsOfSheet, timeOf } from '../kit/workbook'

const context = testContext(fixedClock('2027-03-02T12:00:00Z'))
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
  const formula = flight({ code: '=HYPERLINK("x")', name: '@Ada Countess', from: 'LHR', to: 'JFK' })
  await pipeline.receive(mail({ reservations: [formula], to: 'ada@acme.test' }))
})

const csv = async (query: object = {}, kind = 'all') => {
  const input = { team: context.acme, kind, query }
  const answer = await context.call(exportSegments, input, context.people.viewer)
  const [header = [], ...lines] = recordsOfCsv(String(answer.body))
  return { answer, rows: lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at]]))) }
}

const bytesOf = async (url: string): Promise<Buffer> => {
  const { rawPayload } = await context.app.inject({ url, headers: { cookie: context.people.viewer.cookie } })
  return rawPayload
}

describe('the segment export', () => {
  test.each([
    {},
    { start_date: '2027-03-02', end_date: '2027-03-03' },
    { segment_type: 'hotel,car' },
    { search: 'lufthansa', sort: 'created:desc' },
    { source_classification: 'tmc' },
  ])('has exactly what the list has: %j', async (query) => {
    const { rows } = await csv(query)
    expect(rows.map((row) => row['Segment'])).toEqual((await travel.segments(query)).map(({ id }) => id))
  })

  test('has the same values as the list, as CSV', async () => {
    const { answer, rows } = await csv({}, 'hotel')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''segments.csv",
    })
    expect(rows).toMatchObject([
      {
        Type: 'hotel',
        Status: 'Active',
        Traveler: 'Grace Hopper',
        'Starts (local)': '2027-03-01T15:00:00',
        'Start time zone': 'Europe/Paris',
        Nights: '3',
        Provider: 'Hôtel des Quais',
        'Start country': 'FR',
      },
    ])
  })

  test('has the same values as a workbook, with typed numbers and times', async () => {
    const base = `/api/orgs/${context.acme.id}/segments/all/export?format=xlsx`
    const [header = [], ...rows] = rowsOfSheet(await bytesOf(base))
    const at = (name: string): number => header.indexOf(name)
    const segments = await travel.segments()
    expect(rows).toHaveLength(segments.length)
    for (const [index, segment] of segments.entries()) {
      const row = rows[index] ?? []
      expect(row[at('Segment')]).toBe(segment.id)
      expect(timeOf(row[at('Starts (local)')])).toBe(segment.start_datetime)
      expect(row[at('Price')] ?? null).toBe(segment.price === null ? null : Number(segment.price))
    }
  })

  test('contains no formulas', async () => {
    const { rows } = await csv({ search: 'ada' })
    expect(rows).toMatchObject([
      { 'Confirmation number': `'=HYPERLINK("x")`, 'Names in the booking': `'@Ada Countess` },
    ])
  })

  test('is audited, and never contains another team', async () => {
    await csv({ status: 'Active' })
    const { rows } = await context.pool.query(
      "select after from audit_events where action = 'segments.export' order by id desc limit 1",
    )
    expect(rows).toMatchObject([{ after: { kind: 'all', status: 'Active', format: 'csv' } }])
    const input = { team: context.globex, kind: 'all' }
    const other = await context.call(exportSegments, input, context.globexOwner)
    expect(recordsOfCsv(String(other.body))).toHaveLength(1)
  })

  test('answers HEAD requests without being read', async () => {
    const url = `/api/orgs/${context.acme.id}/segments/all/export`
    const answer = await context.app.inject({
      method: 'HEAD',
      url,
      headers: { cookie: context.people.viewer.cookie },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/csv', ''])
  })
})

test('the trip export matches the list', async () => {
  const query = { sort: 'headline:desc' } as const
  const { body } = await context.call(exportTrips, { team: context.acme, query }, context.people.viewer)
  const [, ...lines] = recordsOfCsv(String(body))
  const trips = await travel.trips(query)
  expect(lines.map(([id, name, traveler]) => [id, name, traveler?.replace(/^'/, '')])).toEqual(
    trips.map(({ id, headline, owner }) => [id, headline, owner.name]),
  )
})

refusals(exportSegments, () => context, {
  input: (team) => ({ team, kind: 'all' }),
  wrong: [{ field: 'start_date', input: (team) => ({ team, kind: 'all', query: { start_date: 'today' } }) }],
})
refusals(exportTrips, () => context, {
  input: (team) => ({ team }),
  wrong: [{ field: 'sort', input: (team) => ({ team, query: { sort: 'price:up' } }) }],
})
