import { createSegment, suggestSegment } from '@sextant/contract/segments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../../src/platform/clock'
import { refusals } from '../../kit/refusals'
import { testContext } from '../../kit/test-context'

const context = testContext(fixedClock('2027-02-02T12:00:00Z'))
beforeAll(async () => {
  const enter = async (type: string, body: object) =>
    await context.call(createSegment, { team: context.acme, type, body }, context.people.user)
  await enter('air', {
    traveler: 'Grace Hopper',
    flight_number: 'LH1020',
    origin: 'FRA',
    destination: 'CDG',
    start_datetime: '2027-03-01T06:45:00',
  })
  await enter('hotel', {
    traveler: 'Grace Hopper',
    hotel_name: 'Hotel Roma',
    start_locality: 'Rome',
    start_datetime: '2027-04-01',
    end_datetime: '2027-04-03',
  })
})

describe('a suggestion', () => {
  const suggest = async (type: string, query: object) =>
    (await context.call(suggestSegment, { team: context.acme, type, query }, context.people.viewer)).body

  test('for a flight has the route and times of the team’s earlier one', async () => {
    expect(await suggest('air', { flight_number: 'LH 1020', day: '2027-05-10' })).toMatchObject({
      data: {
        values: { origin: 'FRA', destination: 'CDG', start_datetime: '2027-05-10T06:45:00' },
        segment_id: expect.any(String),
      },
    })
  })

  test('for an unknown flight has its airline, if that is known', async () => {
    expect(await suggest('air', { flight_number: 'AF 9' })).toEqual({
      data: { values: { airline: 'Air France' }, segment_id: null },
    })
    expect(await suggest('air', { flight_number: '1020' })).toEqual({ data: null })
    expect(await suggest('hotel', {})).toEqual({ data: null })
  })

  test('for a hotel has its address', async () => {
    expect(await suggest('hotel', { hotel_name: 'hotel roma' })).toMatchObject({
      data: { values: { start_locality: 'Rome', start_country_code: 'IT' } },
    })
    expect(await suggest('hotel', { hotel_name: 'Roma' })).toEqual({ data: null })
  })
})

refusals(suggestSegment, () => context, {
  input: (team) => ({ team, type: 'air', query: { flight_number: 'LH1020' } }),
  wrong: [{ field: 'day', input: (team) => ({ team, type: 'air', query: { day: '2027' } }) }],
})
