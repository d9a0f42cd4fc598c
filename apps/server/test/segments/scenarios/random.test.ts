import { addDays, daysBetween } from '@sextant/domain/kit/local-time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingsOf } from '../../kit/bookings'
import { addTraveler, makePipeline, type Pipeline } from '../../kit/pipeline'
import { createTestContext, type TestContext } from '../../kit/test-context'
import { travelOf } from '../../kit/travel'
import { sequences } from './random'
import type { ScenarioEmail } from './scenario'
import { write } from './write'

let context: TestContext
let pipeline: Pipeline
beforeAll(async () => {
  context = await createTestContext()
  pipeline = makePipeline(context)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
})
afterAll(async () => {
  await pipeline.stop()
  await context.close()
})

let count = 0

/** What emails come to, on days of their own: segments with their costs and references, and amounts. */
async function resultOf(emails: readonly ScenarioEmail[]): Promise<Record<'segments' | 'amounts', string[]>> {
  count += 1
  const at = { day: addDays('2027-03-01', count * 14), number: String(1000 + count) }
  for (const one of emails) await pipeline.receive(write(one, at))
  const days = { start_date: at.day, end_date: addDays(at.day, 13) }
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
    amounts: found.flatMap(({ amounts }) => amounts.map(({ kind, amount }) => `${kind} ${amount}`)).toSorted(),
  }
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
