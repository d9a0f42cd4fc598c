import { page } from '@sextant/contract/kit/wire'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { Segment } from '@sextant/contract/segments/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mail, stay } from '../kit/mails'
import { addTraveler, makePipeline, type Pipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { back, outward, travelOf } from '../kit/travel'
import { makeWorld, type World } from '../kit/world'

let world: World
let pipeline: Pipeline
let travel: ReturnType<typeof travelOf>
beforeAll(async () => {
  world = await makeWorld()
  pipeline = makePipeline(world)
  travel = travelOf(world)
  await addTraveler(world, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})
afterAll(async () => {
  await pipeline.stop()
  await world.close()
})

describe('the list of segments', () => {
  test('finds those whose local days overlap the dates', async () => {
    expect(
      (await travel.segments({ start_date: '2027-03-02', end_date: '2027-03-03' })).map(({ type }) => type),
    ).toEqual(['hotel'])
    expect(await travel.segments({ start_date: '2027-03-05', end_date: '2027-03-31' })).toEqual([])
  })

  test('narrows by types, words and people', async () => {
    expect((await travel.segments({ segment_type: 'hotel,car' })).map(({ type }) => type)).toEqual(['hotel'])
    expect((await travel.segments({}, 'hotel')).map(({ type }) => type)).toEqual(['hotel'])
    expect(await travel.segments({ search: 'quais' })).toHaveLength(1)
    expect(await travel.segments({ source_classification: 'tmc' })).toEqual([])
  })

  test('finds what a mail told of', async () => {
    const [air] = await travel.segments({}, 'air')
    expect((await travel.segments({ email_id: air?.email_id ?? '' })).map(({ type }) => type)).toEqual([
      'air',
      'hotel',
      'air',
    ])
  })

  test('pages through every row once', async () => {
    const seen: string[] = []
    let next: string | undefined
    do {
      const { body } = await world.call(
        listSegments,
        {
          team: world.acme,
          kind: 'all',
          query: { limit: 2, sort: 'created:desc', ...(next ? { next } : {}) },
        },
        world.people.viewer,
      )
      const { data, links } = z.parse(page(Segment), body)
      seen.push(...data.map(({ id }) => id))
      next = new URL(links.next ?? 'http://x', 'http://x').searchParams.get('next') ?? undefined
    } while (next)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await travel.segments()).length)
  })
})

refusals(listSegments, () => world, {
  input: (team) => ({ team, kind: 'all' }),
  wrong: [
    { field: 'segment_type', input: (team) => ({ team, kind: 'all', query: { segment_type: 'air,boat' } }) },
    { field: 'end_date', input: (team) => ({ team, kind: 'all', query: { end_date: '2027-02-30' } }) },
    { field: 'member_id', input: (team) => ({ team, kind: 'all', query: { member_id: 'me' } }) },
  ],
})
