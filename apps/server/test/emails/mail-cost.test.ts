import { addDays } from '@sextant/domain/kit/local-time'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { counted, type DatabaseTraffic } from '../kit/counted'
import { flight, mail } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

/** The maximum number of statements for an ordinary booking, from the claim of its job to the commit. */
const maxStatements = 25
/** The maximum number of messages that they are sent in: each is waited for. */
const maxMessages = 13

/** A flight of Grace Hopper, the given number of days after the first. */
const booking = (day: number): Buffer => {
  const date = addDays('2027-03-01', day)
  const [departure, arrival] = [`${date}T07:05:00+01:00`, `${date}T08:20:00+01:00`]
  return mail({ reservations: [flight({ code: `FLIGHT${day}`, departure, arrival })] })
}

/** The cost of processing one booking after it was accepted. */
async function costOf(day: number): Promise<DatabaseTraffic> {
  const id = await pipeline.accept(booking(day))
  const cost = await counted(async () => await pipeline.next())
  const { rows } = await context.pool.query('select status, segment_count from emails where id = $1', [id])
  expect(rows).toEqual([{ status: 'Processed', segment_count: 1 }])
  return cost
}

test('an ordinary booking takes few statements, which are sent in fewer messages', async () => {
  await pipeline.receive(booking(0))
  const { statements, messages } = await costOf(1)
  expect(statements.length).toBeLessThanOrEqual(maxStatements)
  expect(messages).toBeLessThanOrEqual(maxMessages)
})

/** Copies the first selected row with other values in some columns; `g` is the number of the copy. */
async function copy(table: string, where: string, [from, to]: Range, values: Readonly<Record<string, string>>) {
  const { rows } = await context.pool.query(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = z.array(z.object({ name: z.string() })).parse(rows)
  const names = columns.map(({ name }) => `"${name}"`).join()
  const copied = columns.map(({ name }) => values[name] ?? `one."${name}"`).join()
  await context.pool.query(`insert into ${table} (${names}) select ${copied}
    from (select * from ${table} where ${where} order by 1, 2 limit 1) one, generate_series(${from}, ${to}) g`)
}

type Range = readonly [from: number, to: number]

/** Adds flights like her first, every third day and each with a trip, to Grace Hopper, and travelers to the team. */
async function grow(range: Range): Promise<void> {
  const moved = (columns: readonly string[], by: string) =>
    Object.fromEntries(columns.map((column) => [column, `one.${column} + ${by}`]))
  const days = moved(['start_day', 'end_day'], '3 * g')
  const ofTrip = moved(['begin_datetime', 'begin_utc', 'end_datetime', 'end_utc'], "3 * g * interval '1 day'")
  const times = ['start_datetime', 'end_datetime', 'start_datetime_utc', 'end_datetime_utc']
  const [id, code] = ['100000 + g', "'COPY' || g"]
  await copy('trips', 'true', range, { ...days, ...ofTrip, id })
  await copy('bookings', 'true', range, { id })
  await copy('segments', 'true', range, {
    ...days,
    ...moved(times, "3 * g * interval '1 day'"),
    id,
    trip_id: id,
    booking_id: id,
    confirmation_no: code,
  })
  await copy('segment_references', 'true', range, { segment_id: id, code, value: code })
  await copy('travelers', "email = 'grace@acme.test'", range, {
    id,
    email: "'copy' || g || '@acme.test'",
    first_name: "'Copy' || g",
    last_name: "'Person' || g",
  })
  await context.pool.query('analyze')
}

test('the cost of an email does not grow with the data of the traveler and the team', async () => {
  // PostgreSQL plans the first five executions for their values, and later ones for any.
  for (const day of [2, 3, 4, 5, 6, 7]) await costOf(day)
  await grow([1, 100])
  const early = await costOf(201)
  await grow([101, 2000])
  const late = await costOf(1902)
  expect(late.statements.length).toBeLessThanOrEqual(early.statements.length)
  const sum = ({ rows }: DatabaseTraffic) => [...rows.values()].reduce((total, count) => total + count, 0)
  expect(sum(late)).toBeLessThan(1.3 * sum(early))
})
