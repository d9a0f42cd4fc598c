import { afterAll, beforeAll, expect, test } from 'vitest'
import { addApplication } from '../kit/application'
import { createTestContext, type TestContext } from '../kit/test-context'
import { makerOf } from './report-runner'

let context: TestContext
beforeAll(async () => {
  context = await createTestContext()
})
afterAll(async () => await context.close())

test('the report of API clients has each application with its requests, including those without any', async () => {
  const team = context.acmeApps
  await context.pool.query("update teams set time_zone_id = 'Asia/Tokyo' where id = $1", [team.id])
  const busy = await addApplication(context, team, context.people.owner, ['trips:read'])
  const idle = await addApplication(context, team, context.people.owner, ['trips:read', 'trips:write'])
  await addApplication(context, context.acme, context.people.owner, ['trips:read'])
  await context.pool.query(
    `insert into application_hours values ($1, $2, '2027-01-31T14:00Z', 7, 1), ($1, $2, '2027-01-31T15:00Z', 100, 0)`,
    [team.id, busy.id],
  )
  const maker = makerOf(context, team)
  const { id } = await maker.make({ type: 'client', start_date: '2027-01-01', end_date: '2027-01-31' })
  const { data } = await maker.data(id)
  expect(JSON.stringify(data)).toContain(busy.client_id.slice(0, 9))
  expect(JSON.parse((await maker.file(id, 'json')).toString('utf8'))).toMatchObject([
    { id: busy.id, status: 'Active', scopes: 'trips:read', calls: 7, failed: 1, last_used: null },
    { id: idle.id, scopes: 'trips:read trips:write', calls: 0, failed: 0 },
  ])
})
