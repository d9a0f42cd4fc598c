import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, daysBetween } from '@sextant/domain/kit/local-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTraveler, makePipeline, type Pipeline } from '../../kit/pipeline'
import { createTestContext, type TestContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'
import { orderScenarios } from './orders'
import { referenceScenarios } from './references'
import type { Scenario } from './scenario'
import { travelerScenarios } from './travelers'
import { write } from './write'

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

/** Each scenario has its own days and number, which keep it apart from the others. */
const placed = [...travelerScenarios, ...referenceScenarios, ...orderScenarios]
  .flatMap(ordersOf)
  .map((scenario, at) => ({
    ...scenario,
    at: { day: addDays('2027-03-01', at * 14), number: String(100 + at) },
  }))

function ordersOf(scenario: Scenario): Scenario[] {
  if (!scenario.inAnyOrder) return [scenario]
  return permutations([...scenario.emails.keys()]).map((order) => ({
    ...scenario,
    name: `${scenario.name}, arriving as ${order.map((index) => index + 1).join(', ')}`,
    emails: order.flatMap((index) => scenario.emails[index] ?? []),
  }))
}

function permutations(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]]
  return values.flatMap((first) =>
    permutations(values.filter((value) => value !== first)).map((others) => [first, ...others]),
  )
}

test.each(placed)('$name', async ({ emails, segments, references, bookings = 1, at }) => {
  for (const one of emails) await pipeline.receive(write(one, at))
  const found = await travel.segments({ start_date: at.day, end_date: addDays(at.day, 13), limit: 100 })
  expect(found.map((one) => lineOf(one, at.day)).toSorted()).toEqual(segments.toSorted())
  expect(new Set(found.map(({ booking_id }) => booking_id)).size).toBe(bookings)
  const shown = found.map((one) => one.references.map(({ issuer, value }) => `${issuer} ${value}`))
  const expected = references?.map((one) => one.replace('#', at.number))
  expect(shown).toEqual(shown.map((own) => expected ?? own))
})

test('each traveler has a separate trip', async () => {
  const trips = await travel.trips({ limit: 100 })
  const segments = await travel.segments({ limit: 200 })
  for (const trip of trips) {
    const people = segments.filter(({ trip_id }) => trip_id === trip.id).map(({ member_id }) => member_id)
    expect(new Set(people)).toEqual(new Set([trip.member_id]))
  }
})

function lineOf(segment: Segment, day: string): string {
  const { member_name, travelers, start_datetime, status, cents, numberOfNights } = segment
  const what = segment.type === 'air' ? segment.flight_number : numberOfNights
  const start = start_datetime ?? ''
  const offset = `+${daysBetween(day, start.slice(0, 10))}`
  return [member_name ?? `[${travelers.join(', ')}]`, offset, start.slice(11, 16), what, status, String(cents)].join(
    ' ',
  )
}
