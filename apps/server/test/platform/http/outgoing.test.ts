import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeOutgoing } from '../../../src/platform/http/outgoing'
import { isPublicAddress } from '../../../src/platform/http/public-address'

const limits = { allowPrivate: true, timeoutMs: 300, maxAnswerBytes: 1000 }

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const get = async (url: string, changed: Partial<typeof limits> = {}) => {
  const client = makeOutgoing({ ...limits, ...changed })
  onTestFinished(() => client.close())
  return await client.send({ method: 'GET', url })
}

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::1',
  '2001::1',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

describe('a client limited to public addresses', () => {
  test.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost', 'http://2130706433', 'http://0x7f.1'])(
    'does not call %s',
    async (base) => {
      let calls = 0
      const port = await listen((_, response) => void ((calls += 1), response.end()))
      await expect(get(`${base}:${port}/`, { allowPrivate: false })).rejects.toThrow('private or reserved network')
      expect(calls).toBe(0)
    },
  )
})

test('the HTTP client returns a redirect as the response, without following it', async () => {
  const port = await listen((_, response) => void response.writeHead(302, { location: '/elsewhere' }).end())
  expect((await get(`http://127.0.0.1:${port}/`)).status).toBe(302)
})

test('the HTTP client aborts a response that never begins or never ends', async () => {
  const silent = await listen(() => undefined)
  await expect(get(`http://127.0.0.1:${silent}/`)).rejects.toThrow('Headers Timeout')
  const stuck = await listen((_, response) => void response.writeHead(200).write('x'))
  await expect(get(`http://127.0.0.1:${stuck}/`)).rejects.toThrow('Body Timeout')
})

test('the HTTP client rejects a response that is too large', async () => {
  const port = await listen((_, response) => void response.end('x'.repeat(1001)))
  await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow('max size')
})
