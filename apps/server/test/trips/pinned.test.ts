import { splitTrip } from '@sextant/contract/trips/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { outward, travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

test('an email about a trip that was split is processed, and the trips stay apart', async () => {
  const reservations = [outward, stay()]
  await pipeline.receive(mail({ reservations }))
  const [hotel] = await travelOf(context).segments({}, 'hotel')
  const input = { team: context.acme, id: hotel?.trip_id ?? '', body: { segment_ids: [hotel?.id ?? ''] } }
  expect((await context.call(splitTrip, input, context.people.user)).status).toBe(201)
  const email = await pipeline.receive(mail({ reservations, date: 'Mon, 01 Feb 2027 11:00:00 +0000' }))
  const { rows } = await context.pool.query('select status from emails where id = $1', [email])
  expect(rows).toEqual([{ status: 'Processed' }])
  expect(await travelOf(context).trips()).toHaveLength(2)
})
