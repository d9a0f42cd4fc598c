import { addDays, daysBetween } from '@sextant/domain/kit/local-time'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bookingsOf } from '../../kit/bookings'
import { gathering } from '../../kit/gathering'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { sharedExtractor } from '../../kit/shared-extractor'
import { testContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'
import { sequences, severalBookings } from './random'
import type { ScenarioEmail } from './scenario'
import { write } from './write'

const context = testContext()
const pipeline = testPipeline(context)
const together = testPipeline(context, gathering(sharedExtractor()))
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
})

const at = { day: '2027-03-01', number: '1001' }
const days = { start_date: at.day, end_date: addDays(at.day, 13) }

type Receive = (messages: readonly Buffer[]) => Promise<void>

const receiveOneByOne: Receive = async (messages) => {
  for (const one of messages) await pipeline.receive(one)
}

const receiveTogether: Receive = async (messages) => {
  for (const one of messages) await together.accept(one)
  await together.drain()
}

/** What emails come to, on days of their own: segments with their costs and references, amounts, and trips. */
async function resultOf(
  emails: readonly ScenarioEmail[],
  receive = receiveOneByOne,
): Promise<Record<'segments' | 'amounts' | 'trips', string[]>> {
  await context.pool.query('truncate emails, segments, trips, bookings, jobs cascade')
  await receive(emails.map((one) => write(one, at)))
  const segments = await travelOf(context).segments({ ...days, limit: 100 })
  const found = await bookingsOf(context).list(days)
  expect(sumOf(found)).toBe(sumOf(segments))
  const ownReferences = ({ references }: (typeof segments)[number]) =>
    references.map(({ value }) => value.replaceAll(at.number, '#')).join()
  return {
    segments: segments
      .map((one) => {
        const { member_name, start_datetime, status, cents, net_cents } = one
        const number = 'flight_number' in one ? one.flight_number : one.numberOfNights
        const [day = '', time = ''] = (start_datetime ?? '').split('T')
        const when = `+${daysBetween(at.day, day)} ${time}`
        return [member_name, when, number, status, cents, net_cents, ownReferences(one)].join(' ')
      })
      .toSorted(),
    trips: await trips(),
    amounts: found.flatMap(({ amounts }) => amounts.map(({ kind, amount }) => `${kind} ${amount}`)).toSorted(),
  }
}

/** All trips, by their owners and segments. */
async function trips(): Promise<string[]> {
  const { rows } = await context.pool.query<{ trip: string }>(
    `select concat_ws(' ', t.owner_name, t.start_day - $2::date, t.end_day - $2::date, t.status, count(s.id)) as trip
      from trips t left join segments s on s.team_id = t.team_id and s.trip_id = t.id
      where t.team_id = $1 group by t.team_id, t.id order by 1`,
    [context.acme.id, at.day],
  )
  return rows.map(({ trip }) => trip)
}

const sumOf = (costs: readonly { readonly net_cents: number | null }[]): number =>
  costs.reduce((sum, { net_cents }) => sum + (net_cents ?? 0), 0)

test('the order in which the emails of a booking arrive does not matter, nor do copies', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async ({ written, arriving }) => {
      const result = await resultOf(written)
      expect(await resultOf(arriving)).toEqual(result)
      expect(await resultOf([...written, ...arriving])).toEqual(result)
    }),
    { seed: 20_270_301, numRuns: 10, endOnFailure: true },
  )
}, 300_000)

test('emails that are written at the same time come to the same as one by one', async () => {
  await fc.assert(
    fc.asyncProperty(severalBookings, async (emails) => {
      expect(await resultOf(emails, receiveTogether)).toEqual(await resultOf(emails))
    }),
    { seed: 20_270_302, numRuns: 15, endOnFailure: true },
  )
}, 300_000)
