import { expect, test } from 'vitest'
import { addApplication } from '../kit/application'
import { testContext } from '../kit/test-context'
import { reportRunner } from './report-runner'

const context = testContext()

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
  const runner = reportRunner(context, team)
  const { id } = await runner.make({ type: 'client', start_date: '2027-01-01', end_date: '2027-01-31' })
  const { data } = await runner.data(id)
  expect(JSON.stringify(data)).toContain(busy.client_id.slice(0, 9))
  expect(JSON.parse((await runner.file(id, 'json')).toString('utf8'))).toMatchObject([
    { id: busy.id, status: 'Active', scopes: 'trips:read', calls: 7, failed: 1, last_used: null },
    { id: idle.id, scopes: 'trips:read trips:write', calls: 0, failed: 0 },
  ])
})
