import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountHealth } from '../../../src/platform/http/health'
import { makeWorld, type World } from '../../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

test('who has no room to store is not ready, and says so', async () => {
  const app = Fastify()
  let isFull = true
  mountHealth(app, world.services, { isDraining: () => false, isDiskFull: async () => isFull })
  const full = await app.inject('/readyz')
  expect([full.statusCode, full.json()]).toEqual([
    503,
    { status: 'unavailable', database: 'ok', disk: 'full' },
  ])
  isFull = false
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
})
