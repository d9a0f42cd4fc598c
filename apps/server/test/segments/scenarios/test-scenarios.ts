import { spendChart } from '@sextant/contract/dashboard/charts'
import type { Booking, BookingAmount } from '@sextant/contract/segments/bookings'
import { exportSegments } from '@sextant/contract/segments/endpoints'
import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, daysBetween } from '@sextant/domain/kit/local-time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Extractor } from '../../../src/emails/extractor'
import { bookingsOf } from '../../kit/bookings'
import { gathering } from '../../kit/gathering'
import { addTraveler, makePipeline, type Pipeline } from '../../kit/pipeline'
import { remembering } from '../../kit/remembering'
import { sharedExtractor } from '../../kit/shared-extractor'
import { createTestContext, type TestContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'
import { recordsOfCsv } from '../../kit/workbook'
import type { Scenario } from './scenario'
import { write } from './write'

type Placed = Scenario & {
  readonly at: { readonly day: string; readonly number: string }
  readonly messages: readonly Buffer[]
}

let context: TestContext
let pipeline: Pipeline
let travel: ReturnType<typeof travelOf>
let booking: ReturnType<typeof bookingsOf>
async function openTeam(): Promise<void> {
  context = await createTestContext()
  travel = travelOf(context)
  booking = bookingsOf(context)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
  await addTraveler(context, 'Jan', 'van der Berg', 'jan@acme.test')
  await addTraveler(context, 'Jörg', 'Müller', 'joerg@acme.test')
  await addTraveler(context, 'Wei', 'Wang', 'wei.wang@acme.test')
  await addTraveler(context, 'Wei', 'Wang', 'wei.wang2@acme.test')
}

/** Empties the team's mailbox, so that the same messages can arrive again in another order. */
async function start(extractor: Extractor): Promise<void> {
  await context.pool.query(
    `truncate emails, segments, trips, bookings, jobs, segment_days, booking_days, source_days, unit_days, waiting_rollups
     cascade`,
  )
  pipeline = makePipeline(context, extractor)
}

/**
 * Tests scenarios: each has its own days and number, which keep it apart from the others. Each order of arrival starts
 * with an empty mailbox, so that the same messages arrive, which are read only once.
 */
export function testScenarios(scenarios: readonly Scenario[]): void {
  beforeAll(openTeam)
  afterAll(async () => await context.close())
  const extractor = remembering(sharedExtractor())
  const orders = scenarios.map((scenario, index) => {
    const at = { day: addDays('2027-03-01', index * 21), number: String(100 + index) }
    return ordersOf({ ...scenario, at, messages: scenario.emails.map((one) => write(one, at)) })
  })
  const most = Math.max(...orders.map(({ length }) => length))

  for (let order = 0; order < most; order += 1)
    describe(`read one by one, in order ${order + 1}`, () => {
      testOneByOne(
        orders.flatMap((all) => all[order] ?? []),
        extractor,
      )
    })
  const together = {
    'as written': orders.flatMap(([first]) => first ?? []),
    'in reverse order': orders.flatMap((all) => (all.length > 1 ? (all.at(-1) ?? []) : [])),
  }
  for (const [order, placed] of Object.entries(together).filter(([, some]) => some.length > 0))
    describe(`read together, ${order}`, () => {
      testTogether(placed, extractor)
    })
}

function testOneByOne(placed: readonly Placed[], extractor: Extractor): void {
  beforeAll(async () => await start(extractor))
  afterAll(async () => await pipeline.stop())
  test.each(placed)('$name', async (scenario) => {
    for (const one of scenario.messages) await pipeline.receive(one)
    await expectResult(scenario)
  })
  testTotals()
}

function testTogether(placed: readonly Placed[], extractor: Extractor): void {
  beforeAll(async () => {
    await start(gathering(extractor))
    for (const { messages } of placed) for (const one of messages) await pipeline.accept(one)
    await pipeline.drain()
  })
  afterAll(async () => await pipeline.stop())
  test.each(placed)('$name', expectResult)
  testTotals()
}

function testTotals(): void {
  test('each traveler has a separate trip', expectSeparateTrips)
  test('the dashboard, trips and exports cost what the segments cost, to the cent', expectSameCosts)
}

/** The scenario with its messages in every order in which they may arrive; the last one is reversed. */
function ordersOf(scenario: Placed): readonly Placed[] {
  if (!scenario.inAnyOrder) return [scenario]
  return permutations([...scenario.messages.keys()]).map((order) => ({
    ...scenario,
    name: `${scenario.name}, arriving as ${order.map((index) => index + 1).join(', ')}`,
    messages: order.flatMap((index) => scenario.messages[index] ?? []),
  }))
}

function permutations(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]]
  return values.flatMap((first) =>
    permutations(values.filter((value) => value !== first)).map((others) => [first, ...others]),
  )
}

async function expectResult(scenario: Placed): Promise<void> {
  const { segments, references, bookings = 1, stated, amounts = [], costs, at } = scenario
  const found = await travel.segments({ start_date: at.day, end_date: addDays(at.day, 13), limit: 100 })
  expect(found.map((one) => lineOf(one, at.day)).toSorted()).toEqual(segments.toSorted())
  expect(new Set(found.map(({ booking_id }) => booking_id)).size).toBe(bookings)
  expect(scenario.ends ?? []).toEqual(scenario.ends ? found.map((one) => endOf(one, at.day)) : [])
  const trips = await tripsOf(at.day)
  expect(trips).toEqual(scenario.trips?.toSorted() ?? trips)
  const [first] = await booking.list({ start_date: at.day, end_date: addDays(at.day, 13) })
  const read = first?.amounts.map((one) => statedText(one, first)).toSorted()
  expect(read).toEqual(stated?.toSorted() ?? read)
  for (const { of, ...entered } of amounts)
    if (first)
      await booking.add(first, { ...entered, segment_id: of === undefined ? null : (first.segments[of]?.id ?? '') })
  const netCosts = await costsOf(first)
  expect(netCosts).toEqual(costs ?? netCosts)
  const shown = found.map((one) => one.references.map(({ issuer, value }) => `${issuer} ${value}`))
  const expected = references?.map((one) => one.replace('#', at.number))
  expect(shown).toEqual(shown.map((own) => expected ?? own))
}

const statedText = ({ kind, amount, currency, segment_id }: BookingAmount, { segments }: Booking): string =>
  [kind, amount, currency, ...(segment_id === null ? [] : [segments.findIndex(({ id }) => id === segment_id)])].join(
    ' ',
  )

async function expectSeparateTrips(): Promise<void> {
  const { rows } = await context.pool.query(
    `select t.id from trips t join segments s on s.team_id = t.team_id and s.trip_id = t.id
     where t.team_id = $1 group by t.id, t.owner_key having array_agg(distinct s.owner_key) <> array[t.owner_key]`,
    [context.acme.id],
  )
  expect(rows).toEqual([])
}

/** What the segments of a booking cost, whose sum is what the booking costs. */
async function costsOf(first: Booking | undefined): Promise<readonly (number | null)[]> {
  if (!first) return []
  const { segments, net_cents } = await booking.read(first.id)
  const costs = segments.map((segment) => segment.net_cents)
  const numbers = costs.flatMap((cost) => cost ?? [])
  expect(net_cents).toBe(numbers.length === 0 ? null : numbers.reduce((sum, cost) => sum + cost, 0))
  return costs
}

/** Everything that the emails and amounts come to: reports, exports and charts agree with one sum over the segments. */
async function expectSameCosts(): Promise<void> {
  const { acme: team, people, pool } = context
  const { rows } = await pool.query<{ cents: number }>(
    `select coalesce(sum(coalesce(charged_cents, case when status = 'Active' then cents end, 0) + adjustment_cents), 0)::int as cents
     from segments where team_id = $1`,
    [team.id],
  )
  const query = { start_date: '2027-01-01', end_date: '2059-12-31' }
  const { data } = z.parse(spendChart.output, (await context.call(spendChart, { team, query }, people.viewer)).body)
  const spent = data.flatMap(({ tmc, direct, unknown }) => [tmc.total, direct.total, unknown.total])
  expect(spent.reduce((sum, cents) => sum + cents, 0)).toBe(rows[0]?.cents)
  const { rows: trips } = await pool.query(
    'select coalesce(sum(total_cents), 0)::int as cents from trips where team_id = $1',
    [team.id],
  )
  expect(trips).toEqual(rows)
  const exported = await context.call(exportSegments, { team, kind: 'all', query: {} }, people.viewer)
  const [header = [], ...lines] = recordsOfCsv(String(exported.body))
  const column = header.indexOf('Cost in the team’s currency')
  expect(lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0)).toBe(rows[0]?.cents)
}

function endOf({ end_datetime }: Segment, day: string): string {
  const end = end_datetime ?? ''
  return `${offsetOf(day, end)} ${end.slice(11, 16)}`
}

async function tripsOf(day: string): Promise<string[]> {
  const trips = await travel.trips({ start_date: day, end_date: addDays(day, 13), limit: 100 })
  return trips
    .map(({ owner, begin_datetime, end_datetime, destination }) =>
      [owner.name, offsetOf(day, begin_datetime ?? ''), offsetOf(day, end_datetime ?? ''), destination].join(' '),
    )
    .toSorted()
}

const offsetOf = (day: string, local: string): string => `+${daysBetween(day, local.slice(0, 10))}`

function lineOf(segment: Segment, day: string): string {
  const { member_name, travelers, start_datetime, status, cents, numberOfNights } = segment
  const what = {
    air: () => ('flight_number' in segment ? segment.flight_number : null),
    hotel: () => numberOfNights,
    car: () => segment.numberOfDays,
    rail: () => ('train_number' in segment ? segment.train_number : null),
    activity: () => ('activity_name' in segment ? segment.activity_name : null),
  }[segment.type]()
  const start = start_datetime ?? ''
  return [
    member_name ?? `[${travelers.join(', ')}]`,
    offsetOf(day, start),
    start.slice(11, 16),
    what,
    status,
    String(cents),
  ].join(' ')
}
