import { updateOrganization } from '@sextant/contract/teams/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { runNext } from '../../src/platform/jobs/run-next'
import { segmentJobs } from '../../src/segments/worker'
import { mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

const priced = { ...stay(), totalPrice: '200.00', priceCurrency: 'EUR' }
const drain = async (): Promise<void> => {
  const handled = new Map(segmentJobs.map((one) => [one.kind, one]))
  while (await runNext(context.services, handled));
}

test('a price is converted at the rates of its day, which the segment names', async () => {
  await pipeline.receive(mail({ reservations: [priced] }))
  const [hotel] = await travelOf(context).segments({}, 'hotel')
  expect(hotel).toMatchObject({ price: '200.00', currency: 'EUR', rate_date: '2026-09-29' })
  expect(hotel?.cents).toBeGreaterThan(20_000)
})

test('a new reporting currency converts segments and trips again', async () => {
  const { acme: team, people } = context
  await context.call(updateOrganization, { team, body: { currency: 'EUR' } }, people.owner)
  await drain()
  const [hotel] = await travelOf(context).segments({}, 'hotel')
  const [trip] = await travelOf(context).trips()
  expect(hotel).toMatchObject({ cents: 20_000, rate_date: null })
  expect(trip).toMatchObject({ total_cost: 20_000, currency: 'EUR' })
})

test('other changes of the team convert nothing', async () => {
  const { acme: team, people } = context
  await context.call(updateOrganization, { team, body: { name: 'Acme again' } }, people.owner)
  const { rows } = await context.pool.query("select 1 from jobs where kind = 'teams.convert_prices'")
  expect(rows).toEqual([])
})
