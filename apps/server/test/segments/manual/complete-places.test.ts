import { one } from '@sextant/contract/kit/wire'
import { createSegment } from '@sextant/contract/segments/endpoints'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import { Segment } from '@sextant/contract/segments/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testContext } from '../../kit/test-context'

const context = testContext()

async function entered(type: string, body: SegmentEntry): Promise<Segment> {
  const { body: answer } = await context.call(createSegment, { team: context.acme, type, body }, context.people.user)
  return z.parse(one(Segment), answer).data
}

test('a rental or a coach gets the place, zone and country of the airport or city that its places name', async () => {
  const rental = {
    traveler: 'Kay Pick',
    car_company: 'Sixt',
    start_datetime: '2027-06-01',
    start_name: 'JFK Airport',
  }
  expect(await entered('car', rental)).toMatchObject({
    start_name: 'JFK Airport',
    start_country_code: 'US',
    start_time_zone_id: 'America/New_York',
    start_latitude: expect.closeTo(40.64, 1),
  })
  const coach = { activity_type: 'transportation', activity_name: 'FlixBus', start_datetime: '2027-06-03' } as const
  expect(await entered('activity', { ...coach, traveler: 'Kay Pick', end_name: 'Wien, Erdberg' })).toMatchObject({
    end_country_code: 'AT',
    end_time_zone_id: 'Europe/Vienna',
    end_latitude: expect.closeTo(48.2, 1),
  })
  expect(await entered('car', { ...rental, start_datetime: '2027-06-05', start_name: 'Front desk' })).toMatchObject({
    start_latitude: null,
    start_time_zone_id: null,
  })
})
