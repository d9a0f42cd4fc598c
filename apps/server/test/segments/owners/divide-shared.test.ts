import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../src/platform/database/transaction'
import { enqueue } from '../../../src/platform/jobs/job'
import { divideSharedJob } from '../../../src/segments/jobs'
import { mail } from '../../kit/mails'
import { addTraveler, testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { outward, travelOf } from '../../kit/travel'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
  await pipeline.receive(mail({ reservations: [outward] }))
  // As stored by an earlier release.
  await context.pool.query(
    `update segments set travelers = '{Grace Hopper,Ada Lovelace,Carl Guest}', price = '300.01', cents = 30001
     where team_id = $1`,
    [context.acme.id],
  )
})

const divide = async (): Promise<void> => {
  const scope = { team: context.acme.id, person: null }
  await inTransaction(context.services.db, scope, async (tx) => await enqueue(tx, divideSharedJob, { after: '0' }))
  await pipeline.drain()
}

test('a segment shared by several travelers is divided into one for each, with a trip and a share of the price', async () => {
  const [before] = await travelOf(context).segments()
  await divide()
  const after = await travelOf(context).segments()
  const lines = after.map(({ member_name, travelers, price, cents }) => [member_name, travelers, price, cents])
  expect(lines).toEqual([
    ['Grace Hopper', ['Grace Hopper'], '100.01', 10_001],
    ['Ada Lovelace', ['Ada Lovelace'], '100.00', 10_000],
    [null, ['Carl Guest'], '100.00', 10_000],
  ])
  expect([after[0]?.id, after[0]?.trip_id]).toEqual([before?.id, before?.trip_id])
  expect(await travelOf(context).trips()).toHaveLength(3)
})

test('dividing again changes nothing', async () => {
  const before = await travelOf(context).segments()
  await divide()
  expect(await travelOf(context).segments()).toEqual(before)
})
