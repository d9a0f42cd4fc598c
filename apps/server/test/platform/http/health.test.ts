import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountHealth } from '../../../src/platform/http/health'
import { testContext } from '../../kit/test-context'

const context = testContext()

test('a full disk makes the process not ready, with the reason', async () => {
  const app = Fastify()
  let isFull = true
  mountHealth(app, context.services, { isDraining: () => false, isDiskFull: async () => isFull })
  const full = await app.inject('/readyz')
  expect([full.statusCode, full.json()]).toEqual([503, { status: 'unavailable', database: 'ok', disk: 'full' }])
  isFull = false
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
})
