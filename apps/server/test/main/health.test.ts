import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.mjs'
import { startHealth } from '../../src/main/health'
import { testContext } from '../kit/test-context'

const context = testContext()

test('a process without the API serves only its health', async () => {
  const env = { host: '127.0.0.1', port: await freePort(), dataDir: tmpdir() }
  const health = await startHealth(context.services, env)
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${env.port}${path}`)).status
  expect([await status('/healthz'), await status('/readyz'), await status('/api/users/current')]).toEqual([
    200, 200, 404,
  ])
  // A second process on the same machine runs without a health server.
  await (await startHealth(context.services, env)).stop()
  expect(await status('/healthz')).toBe(200)
  await health.stop()
})
