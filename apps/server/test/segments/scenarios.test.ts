import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays } from '@sextant/domain/kit/local-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flight, mail } from '../kit/mails'
import { addTraveler, makePipeline, type Pipeline } from '../kit/pipeline'
import { createTestContext, type TestContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'
import { type FlightEmail, scenarios } from './scenarios'

let context: TestContext
let pipeline: Pipeline
let travel: ReturnType<typeof travelOf>
beforeAll(async () => {
  context = await createTestContext()
  pipeline = makePipeline(context)
  travel = travelOf(context)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
})
afterAll(async () => {
  await pipeline.stop()
  await context.close()
})

/** A scenario's own day and number keep it apart from the others. */
const placed = scenarios.map((scenario, at) => ({
  ...scenario,
  day: addDays('2027-03-01', at * 14),
  code: `S${100 + at}`,
}))

test.each(placed)('$name', async ({ emails, segments, day, code }) => {
  for (const one of emails) await pipeline.receive(emailOf(one, day, code))
  const found = await travel.segments({ start_date: day, end_date: day, limit: 100 })
  expect(found.map(lineOf).toSorted()).toEqual(segments.toSorted())
})

test('each traveler has a trip of their own', async () => {
  const trips = await travel.trips({ limit: 100 })
  const segments = await travel.segments({ limit: 200 })
  for (const trip of trips) {
    const people = segments.filter(({ trip_id }) => trip_id === trip.id).map(({ member_id }) => member_id)
    expect(new Set(people)).toEqual(new Set([trip.member_id]))
  }
})

function emailOf({ of, hour = '07:05', sent = 0, code: own = '', ...one }: FlightEmail, day: string, code: string) {
  const leg = { ...one, code: `${own}${code}`, departure: `${day}T${hour}:00`, arrival: `${day}T22:20:00` }
  const reservations = of.length === 0 ? [ofNobody(flight(leg))] : of.map((name) => flight({ ...leg, name }))
  const date = new Date(Date.UTC(2027, 1, 1, 10, sent)).toUTCString().replace('GMT', '+0000')
  return mail({ reservations, date, ...(one.to !== undefined && { to: one.to }) })
}

const ofNobody = ({ underName: _name, ...reservation }: ReturnType<typeof flight>) => reservation

function lineOf(segment: Segment): string {
  const { member_name, travelers, start_datetime, status, cents } = segment
  const number = segment.type === 'air' ? segment.flight_number : null
  return [member_name ?? `[${travelers.join(', ')}]`, start_datetime?.slice(11, 16), number, status, cents].join(' ')
}
