import { describe, expect, test } from 'vitest'
import { readEnv } from '../../../src/platform/env'
import { makeServer } from '../../../src/platform/http/server'
import { makeLog } from '../../../src/platform/log'
import { createTestContext } from '../../kit/test-context'

describe("the client's address", () => {
  const callerOf = async (proxies: readonly string[], remoteAddress: string): Promise<unknown> => {
    const app = await makeServer(makeLog('silent'), proxies)
    app.get('/who', async ({ ip }) => ({ ip }))
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    return (await app.inject({ url: '/who', remoteAddress, headers })).json()
  }

  test('is taken from a proxy on this machine, and from nobody else', async () => {
    expect(await callerOf([], '127.0.0.1')).toEqual({ ip: '203.0.113.9' })
    expect(await callerOf([], '10.0.0.7')).toEqual({ ip: '10.0.0.7' })
  })

  test('is taken from proxies that the operator trusts', async () => {
    const { trustedProxies } = readEnv({ TRUSTED_PROXIES: '10.0.0.0/24, fd00::1' })
    expect(await callerOf(trustedProxies, '10.0.0.7')).toEqual({ ip: '203.0.113.9' })
    expect(await callerOf(trustedProxies, 'fd00::1')).toEqual({ ip: '203.0.113.9' })
    expect(await callerOf(trustedProxies, '10.0.1.7')).toEqual({ ip: '10.0.1.7' })
  })

  test('is never taken from a name, which anyone could claim', () => {
    expect(() => readEnv({ TRUSTED_PROXIES: 'proxy.internal' })).toThrow('TRUSTED_PROXIES')
  })
})

test('metrics require the token, if there is one', async () => {
  const token = 'a token of some length'
  const context = await createTestContext(undefined, undefined, { METRICS_TOKEN: token })
  try {
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await context.app.inject({ url: '/metrics', headers })).statusCode
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ authorization: 'Bearer another' })).toBe(401)
    expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(200)
  } finally {
    await context.close()
  }
})
