import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { guardedLookup, publicOnly } from '../../../src/platform/http/guard'
import { makeNetworks } from '../../../src/platform/http/networks'
import { makePostClient } from '../../../src/platform/http/post-client'

const own = makeNetworks(['127.0.0.0/8', 'fd00::/8', 'hooks.internal', '192.168.1.5'])
const nobody = makeNetworks([])

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
}

const post = async (url: string, permits = own.permits) => {
  const postClient = makePostClient({ permits, timeoutMs: 300, maxBodyBytes: 16 })
  onTestFinished(() => postClient.close())
  return await postClient.post({ url, headers: { 'x-one': '1' }, body: 'ü' })
}

describe('a post', () => {
  test('sends its whole body and keeps the beginning of the response', async () => {
    const url = await listen((request, response) => {
      response.writeHead(202, { 'x-two': ['a', 'b'] })
      request.on('data', (chunk) => response.write(chunk)).on('end', () => response.end('x'.repeat(5000)))
    })
    const { status, headers, body } = await post(url)
    expect([status, headers['x-two'], body]).toEqual([202, 'a,b', `ü${'x'.repeat(14)}`])
  })

  test('does not wait for an endless response, whether slow or large', async () => {
    const slow = await listen((_, response) => void response.writeHead(200).write('x'))
    await expect(post(slow)).rejects.toThrow('There was no answer within 0.3 seconds.')
    const long = await listen((_, response) => {
      const more = (): void => void response.write('x'.repeat(65_536), more)
      more()
    })
    expect((await post(long)).body).toBe('x'.repeat(16))
  })

  test('follows no redirect', async () => {
    const url = await listen((_, response) => response.writeHead(307, { location: '/elsewhere' }).end())
    expect((await post(url)).status).toBe(307)
  })

  test.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://0.0.0.0:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://0x7f000001:1/',
    'http://169.254.169.254/latest/meta-data',
  ])('to %s is refused before a connection is made', async (url) => {
    await expect(post(url, nobody.permits)).rejects.toThrow('private or reserved network')
  })
})

test('a name is resolved and checked for each connection, and refused once it is private', async () => {
  let inside = false
  const lookup = guardedLookup((_, address) => (inside ? publicOnly('', address) : true))
  const ask = async () =>
    await new Promise((resolve) =>
      lookup('localhost', { all: false }, (error) => resolve(error?.message ?? 'permitted')),
    )
  expect(await ask()).toBe('permitted')
  inside = true
  expect(await ask()).toContain('private or reserved network')
})

test.each([
  ['https://example.com/x', true, true],
  ['http://example.com/x', false, false],
  ['http://hooks.internal/', true, false],
  ['https://hooks.internal/', true, true],
  ['http://127.0.0.1:4000/', true, false],
  ['http://localhost:4000/', true, false],
  ['https://192.168.1.5/', true, false],
  ['https://192.168.1.6/', false, false],
  ['https://[fd00::1]/', true, false],
  ['https://[::ffff:10.0.0.1]/', false, false],
  ['ftp://hooks.internal/', false, false],
])('%s can be entered: %s if the operator allows private addresses, otherwise %s', (url, whereAllowed, else_) => {
  expect([own.permitsUrl(new URL(url)), nobody.permitsUrl(new URL(url))]).toEqual([whereAllowed, else_])
})
