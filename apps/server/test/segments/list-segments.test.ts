import { page } from '@sextant/contract/kit/wire'
import { listSegments, readSegment } from '@sextant/contract/segments/endpoints'
import { Segment } from '@sextant/contract/segments/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
const travel = travelOf(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})

refusals(readSegment, () => context, { input: (team) => ({ team, type: 'air', id: '1' }) })

describe('one segment', () => {
  test('is read by type, including where its values were found in the email', async () => {
    const [flight] = await travel.segments({ ids: '999999' })
    expect(flight).toBeUndefined()
    const [first, second] = await travel.segments({})
    const ids = `${first?.id},${second?.id}`
    expect((await travel.segments({ ids })).map(({ id }) => id)).toEqual([first?.id, second?.id])
    const input = { team: context.acme, type: first?.type ?? '', id: first?.id ?? '' }
    const read = await context.call(readSegment, input, context.people.viewer)
    const { data } = z.parse(readSegment.output, read.body)
    expect(data.id).toBe(first?.id)
    expect(Object.keys(data.evidence)).not.toEqual([])
    const other = { ...input, type: first?.type === 'hotel' ? 'air' : 'hotel' }
    expect((await context.call(readSegment, other, context.people.viewer)).status).toBe(404)
  })
})

describe('the list of segments', () => {
  test('finds segments whose local days overlap the dates', async () => {
    expect(
      (await travel.segments({ start_date: '2027-03-02', end_date: '2027-03-03' })).map(({ type }) => type),
    ).toEqual(['hotel'])
    expect(await travel.segments({ start_date: '2027-03-05', end_date: '2027-03-31' })).toEqual([])
  })

  test('applies the dates to the first day or day of booking on request', async () => {
    const days = { start_date: '2027-03-02', end_date: '2027-03-04' }
    expect((await travel.segments({ ...days, date_by: 'start' })).map(({ type }) => type)).toEqual(['air'])
    await context.pool.query("update segments set booked_at = '2027-01-31T23:30:00Z' where type = 'hotel'")
    const booked = { start_date: '2027-01-31', end_date: '2027-01-31', date_by: 'booked' }
    expect((await travel.segments(booked)).map(({ type }) => type)).toEqual(['hotel'])
    const dayAfter = { ...booked, start_date: '2027-02-01', end_date: '2027-02-01' }
    expect((await travel.segments(dayAfter)).map(({ type }) => type)).toEqual(['air', 'air'])
  })

  test('finds long segments however long ago they began, in every order', async () => {
    await context.pool.query(`update segments set end_day = start_day + 400 where type = 'hotel'`)
    for (const sort of ['start_date:asc', 'start_date:desc', 'end_date:asc', 'end_date:desc', 'created:asc']) {
      const found = await travel.segments({ start_date: '2028-03-01', end_date: '2028-03-02', sort })
      expect([sort, found.map(({ type }) => type)]).toEqual([sort, ['hotel']])
    }
    await context.pool.query(`update segments set end_day = start_day + 3 where type = 'hotel'`)
  })

  test('finds prefixes of words, ignoring case and accents', async () => {
    expect(await travel.segments({ search: 'HOTEL qua' })).toHaveLength(1)
    expect(await travel.segments({ search: 'k7q2mx hopper' })).toHaveLength(2)
    expect(await travel.segments({ search: 'ouais' })).toEqual([])
    expect(await travel.segments({ search: `'!&|:*` })).toEqual([])
  })

  test('filters by source, provider and country', async () => {
    await context.pool.query(
      `update segments set source_classification = 'tmc', source_name = 'Northwind' where type = 'hotel'`,
    )
    const types = async (query: object) => (await travel.segments(query)).map(({ type }) => type)
    expect(await types({ source_classification: 'tmc' })).toEqual(['hotel'])
    expect(await types({ source_classification: 'direct,tmc,unknown' })).toHaveLength(3)
    expect(await types({ source_name: 'Northwind' })).toEqual(['hotel'])
    expect(await types({ provider: 'lufthansa' })).toEqual(['air', 'air'])
    expect(await types({ country_code: 'DE' })).toEqual(['air', 'air'])
    expect(await types({ country_code: 'US' })).toEqual([])
    await context.pool.query(`update segments set source_name = 'Email' where type = 'hotel'`)
    expect(await types({ source_name: 'Unknown', segment_type: 'hotel' })).toEqual(['hotel'])
    await context.pool.query(`update segments set source_classification = null where type = 'hotel'`)
    expect(await types({ source_classification: 'unknown', segment_type: 'hotel' })).toEqual(['hotel'])
  })

  test('filters by types, words and people', async () => {
    expect((await travel.segments({ segment_type: 'hotel,car' })).map(({ type }) => type)).toEqual(['hotel'])
    expect((await travel.segments({}, 'hotel')).map(({ type }) => type)).toEqual(['hotel'])
    expect(await travel.segments({ search: 'quais' })).toHaveLength(1)
    expect(await travel.segments({ source_classification: 'tmc' })).toEqual([])
  })

  test('finds the segments of an email', async () => {
    const [air] = await travel.segments({}, 'air')
    expect((await travel.segments({ email_id: air?.email_id ?? '' })).map(({ type }) => type)).toEqual([
      'air',
      'hotel',
      'air',
    ])
  })

  const sorts = ['start_date:asc', 'end_date:desc', 'created:desc', 'provider:asc', 'cents:asc'] as const
  test.each(sorts)('pages through every row once, by %s', async (sort) => {
    const seen: string[] = []
    let next: string | undefined
    do {
      const { body } = await context.call(
        listSegments,
        {
          team: context.acme,
          kind: 'all',
          query: { limit: 2, sort, start_date: '2027-03-01', ...(next ? { next } : {}) },
        },
        context.people.viewer,
      )
      const { data, links } = z.parse(page(Segment), body)
      seen.push(...data.map(({ id }) => id))
      next = new URL(links.next ?? 'http://x', 'http://x').searchParams.get('next') ?? undefined
    } while (next)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await travel.segments()).length)
  })
})

refusals(listSegments, () => context, {
  input: (team) => ({ team, kind: 'all' }),
  wrong: [
    { field: 'segment_type', input: (team) => ({ team, kind: 'all', query: { segment_type: 'air,boat' } }) },
    { field: 'end_date', input: (team) => ({ team, kind: 'all', query: { end_date: '2027-02-30' } }) },
    { field: 'member_id', input: (team) => ({ team, kind: 'all', query: { member_id: 'me' } }) },
  ],
})
