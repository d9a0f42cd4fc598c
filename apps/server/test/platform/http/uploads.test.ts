import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { type Person, testContext } from '../../kit/test-context'

const context = testContext()
let address: string
beforeAll(async () => {
  address = await context.app.listen({ port: 0, host: '127.0.0.1' })
})

/** Announces an upload without sending any of it. */
async function announce(as: Person | null): Promise<number | undefined> {
  const call = request(`${address}/api/orgs/${context.acme.id}/emails`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'content-length': '1000000',
      'x-requested-with': 'XMLHttpRequest',
      ...(as ? { cookie: as.cookie } : {}),
    },
  })
  call.on('error', () => {})
  call.flushHeaders()
  const [answer]: IncomingMessage[] = await once(call, 'response')
  call.destroy()
  return answer?.statusCode
}

test('an unauthorized upload is refused before anything is read', async () => {
  expect(await announce(null)).toBe(401)
  expect(await announce(context.people.viewer)).toBe(403)
  expect(await announce(context.globexOwner)).toBe(404)
})

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that ends too early',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.eml"\r\n\r\nFrom:',
  ],
])('the server rejects a form %s as malformed', async (_, type, payload) => {
  const answer = await context.app.inject({
    method: 'POST',
    url: `/api/orgs/${context.acme.id}/emails`,
    headers: {
      cookie: context.people.owner.cookie,
      'content-type': type,
      'x-requested-with': 'XMLHttpRequest',
    },
    payload,
  })
  expect(answer.statusCode).toBe(400)
})

test('a body nested without limit does not cause an internal error', async () => {
  const answer = await context.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    payload: `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  })
  expect(answer.statusCode).toBe(422)
})
