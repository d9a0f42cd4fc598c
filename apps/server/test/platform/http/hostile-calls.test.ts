import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

const cursor = (...parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  [422, 'segments/all?search=%00'],
  [422, 'emails?search=a%00b'],
  [422, `emails?next=${cursor('created:desc', 'rubbish', '1')}`],
  [422, `emails?next=${cursor('created:asc', '2027-01-01 00:00:00+00', '1')}`],
  [422, `segments/all?sort=cents:asc&previous=${cursor('cents:asc', '1; drop table segments', '1')}`],
  [422, 'segments/all?start_date=0000-01-01'],
  [422, 'segments/all?end_date=0001-01-01'],
  [422, 'parse-metrics?end_date=0001-01-01'],
  [422, 'segments/all?segment_type=air&segment_type=car'],
  [422, 'segments/all?sort=__proto__:asc'],
  [404, 'emails/999999999999999999'],
  [404, 'emails/9999999999999999999999'],
  [200, 'trips?search=%25_%5C'],
  [200, 'segments/all?start_date=9999-12-31'],
])('%i for %s', async (status, path) => {
  const url = `/api/orgs/${world.acme.id}/${path}`
  const answer = await world.app.inject({
    method: 'GET',
    url,
    headers: { cookie: world.people.owner.cookie },
  })
  expect(answer.statusCode).toBe(status)
})

test('an address that cannot be decoded is malformed, in the words of the closed list', async () => {
  const answer = await world.app.inject({ method: 'GET', url: '/api/orgs/%E0%A4%A/emails' })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'malformed' }])
})
