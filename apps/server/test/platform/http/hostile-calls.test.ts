import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { headersForBrowsers } from '../../../src/platform/http/headers'
import { testContext } from '../../kit/test-context'

const context = testContext()

const cursor = (...parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

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
])('the server answers %i for %s', async (status, path) => {
  const url = `/api/orgs/${context.acme.id}/${path}`
  const answer = await context.app.inject({
    method: 'GET',
    url,
    headers: { cookie: context.people.owner.cookie },
  })
  expect(answer.statusCode).toBe(status)
})

test('a URL that cannot be decoded is rejected with an error of the closed list', async () => {
  const answer = await context.app.inject({ method: 'GET', url: '/api/orgs/%E0%A4%A/emails' })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'malformed' }])
  expect(answer.headers).toMatchObject(headersForBrowsers)
})

test.each([
  ['no request of HTTP', 'HELO there\r\n\r\n', 400],
  ['an empty header', 'GET / HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('the server rejects %s with the usual security headers', async (_, request, status) => {
  await context.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => {})
  const address = context.app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const [name, value] of Object.entries(headersForBrowsers)) expect(head).toContain(`${name}: ${value}`)
  expect(JSON.parse(body)).toMatchObject({ code: 'malformed' })
})
