import { beforeAll, expect, test } from 'vitest'
import { flight, mail } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

const at = (hour: number): string => `Mon, 01 Feb 2027 ${hour}:00:00 +0000`
const tell = async (hour: number, of: Parameters<typeof flight>[0]) =>
  await pipeline.receive(mail({ reservations: [flight({ price: null, ...of })], date: at(hour) }))
const segment = async () => (await travelOf(context).segments())[0]

test('a segment of an earlier release keeps its values, and a late email fills gaps', async () => {
  await tell(12, { price: '200.00', gate: 'A1' })
  await context.pool.query('delete from segment_observations')
  await tell(10, { gate: 'B42', departure: '2027-03-01T09:40:00+01:00' })
  expect(await segment()).toMatchObject({ gate: 'A1', price: '200.00', start_datetime: '2027-03-01T07:05:00' })
})

test('later emails are merged by the time at which they were written', async () => {
  await tell(16, { departure: '2027-03-01T12:00:00+01:00' })
  await tell(14, { gate: 'C7', departure: '2027-03-01T09:40:00+01:00' })
  expect(await segment()).toMatchObject({ gate: 'C7', price: '200.00', start_datetime: '2027-03-01T12:00:00' })
})

test('the observations of a segment are deleted with it', async () => {
  const { id = '' } = (await segment()) ?? {}
  const stored = async () =>
    (await context.pool.query('select from segment_observations where segment_id = $1', [id])).rowCount
  expect(await stored()).toBe(4)
  await context.pool.query('delete from segments where id = $1', [id])
  expect(await stored()).toBe(0)
})
