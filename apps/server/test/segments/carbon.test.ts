import { updateOrganization } from '@sextant/contract/teams/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../src/platform/database/transaction'
import { enqueue } from '../../src/platform/jobs/job'
import { estimateCarbonJob } from '../../src/teams'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

const figures = async () => {
  const text = 'select type, co2_kg, co2_method from segments where team_id = $1 order by type'
  return (await context.pool.query(text, [context.acme.id])).rows
}
/** Frankfurt to Paris, 449 km, and three nights there. */
const estimated = [
  { type: 'air', co2_kg: expect.closeTo(64, 0), co2_method: 'desnz-2025' },
  { type: 'hotel', co2_kg: 20.1, co2_method: 'desnz-2025' },
]

test('emissions are estimated by the team’s method, which is shown with them', async () => {
  await pipeline.receive(mail({ reservations: [flight(), stay()] }))
  expect(await figures()).toEqual(estimated)
})

test('changing the method estimates stored segments again', async () => {
  const choose = async (carbon_method: 'desnz-2025' | 'desnz-2025-without-rf') => {
    const { status } = await context.call(
      updateOrganization,
      { team: context.acme, body: { carbon_method } },
      context.people.owner,
    )
    expect(status).toBe(200)
    await pipeline.drain()
  }
  await choose('desnz-2025-without-rf')
  expect(await figures()).toEqual([
    { type: 'air', co2_kg: expect.closeTo(37.8, 0), co2_method: 'desnz-2025-without-rf' },
    { type: 'hotel', co2_kg: 20.1, co2_method: 'desnz-2025-without-rf' },
  ])
  await choose('desnz-2025')
  expect(await figures()).toEqual(estimated)
})

test('a job estimates the segments of an earlier release', async () => {
  await context.pool.query('update segments set co2_kg = null, co2_method = null')
  const own = { team: context.acme.id, person: null }
  await inTransaction(context.services.db, own, async (tx) => await enqueue(tx, estimateCarbonJob, {}))
  await pipeline.drain()
  expect(await figures()).toEqual(estimated)
})
