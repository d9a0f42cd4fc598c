import { listApplicationRequests, readApplication } from '@sextant/contract/applications/endpoints'
import { Application, ApplicationRequest } from '@sextant/contract/applications/schemas'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applicationJobs } from '../../src/applications/worker'
import { makeApi } from '../../src/main/api'
import { makeDatabase } from '../../src/platform/database/pool'
import { readEnv } from '../../src/platform/env'
import { runNext } from '../../src/platform/jobs/run-next'
import { addApplication, bearerOf, type TestApplication } from '../kit/application'
import { testContext } from '../kit/test-context'

const context = testContext()
/** A second process, which shares only the database. */
let secondApi: FastifyInstance
let pool: pg.Pool
beforeAll(async () => {
  pool = new pg.Pool({ ...context.pool.options, max: 5 })
  secondApi = await makeApi({ ...context.services, db: makeDatabase(pool) }, readEnv({}))
})
afterAll(async () => {
  await secondApi.close()
  await pool.end()
})

const url = () => `/api/orgs/${context.acme.id}/trips`
const limited = async (limit: number): Promise<TestApplication> => {
  const robot = await addApplication(context, context.acme, context.people.owner, ['trips:read'])
  await context.pool.query('update applications set rate_limit = $2 where id = $1', [robot.id, limit])
  return robot
}

describe('the rate limit of an application', () => {
  test('is in every response, in the headers of the current draft and earlier ones', async () => {
    const headers = await bearerOf(context, await limited(600))
    await context.app.inject({ url: url(), headers })
    const answer = await context.app.inject({ url: url(), headers })
    expect(answer.headers).toMatchObject({
      'ratelimit-policy': '"application";q=600;w=60',
      ratelimit: '"application";r=598;t=1',
      'ratelimit-limit': '600',
      'ratelimit-remaining': '598',
      'ratelimit-reset': '1',
    })
  })

  test('holds exactly across all processes and parallel calls', async () => {
    const robot = await limited(30)
    const headers = await bearerOf(context, robot)
    const answers = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, n) => await (n % 2 ? secondApi : context.app).inject({ url: url(), headers }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    const passed = statuses.filter((status) => status === 200).length
    // The limit allows one more call every two seconds.
    expect(passed).toBeGreaterThanOrEqual(30)
    expect(passed).toBeLessThanOrEqual(33)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(refused?.headers['ratelimit-remaining']).toBe('0')
    await context.pool.query(
      "update application_usage set refilled_at = refilled_at - interval '2 seconds' where application_id = $1",
      [robot.id],
    )
    expect((await context.app.inject({ url: url(), headers })).statusCode).toBe(200)
  })

  test('is separate for each application', async () => {
    const [busy, idle] = [await limited(1), await limited(1)]
    const [one, other] = [await bearerOf(context, busy), await bearerOf(context, idle)]
    await context.app.inject({ url: url(), headers: one })
    expect((await context.app.inject({ url: url(), headers: one })).statusCode).toBe(429)
    expect((await context.app.inject({ url: url(), headers: other })).statusCode).toBe(200)
  })
})

const Calls = z.object({ data: z.array(ApplicationRequest), meta: z.object({ total: z.nullable(z.int()) }) })
const logOf = async (id: string, query = {}) => {
  const { body } = await context.call(listApplicationRequests, { team: context.acme, id, query }, context.people.owner)
  return Calls.parse(body)
}

describe('the request log of an application', () => {
  test('has every call with its response, written asynchronously, and counts them', async () => {
    const robot = await limited(600)
    const headers = await bearerOf(context, robot)
    const token = headers.authorization.replace('Bearer ', '')
    await context.app.inject({
      url: `${url()}?search=secret`,
      headers: { ...headers, 'user-agent': 'robot/1' },
    })
    await context.app.inject({ url: `${url()}/12345`, headers })
    await context.app.inject({ url: url().replace('trips', 'emails'), headers })
    await secondApi.inject({ method: 'POST', url: url().replace('trips', 'travelers'), headers })
    await expect.poll(async () => (await logOf(robot.id)).meta.total, { timeout: 5000 }).toBe(4)
    const all = await logOf(robot.id, { sort: 'created:asc' })
    expect(all.data.map(({ method, status, path }) => `${method} ${path} ${status}`)).toEqual([
      `GET ${url()} 200`,
      `GET ${url()}/12345 404`,
      `GET ${url().replace('trips', 'emails')} 403`,
      `POST ${url().replace('trips', 'travelers')} 403`,
    ])
    expect(all.data[0]).toMatchObject({
      route: '/api/orgs/{team}/trips',
      user_agent: 'robot/1',
      ip: '127.0.0.1',
    })
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`secret|${token}`))
    const { body } = await context.call(readApplication, { team: context.acme, id: robot.id }, context.people.owner)
    const read = z.object({ data: Application }).parse(body).data
    expect(read).toMatchObject({ calls_24h: 4, failed_24h: 3, last_used_at: expect.any(String) })
  })

  test('is filtered by status, method, path and days', async () => {
    const { rows } = await context.pool.query<{ id: string }>(
      "select application_id as id from application_requests where user_agent = 'robot/1'",
    )
    const id = rows[0]?.id ?? ''
    const count = async (query: object) => (await logOf(id, query)).data.length
    expect(await count({ status: '2xx' })).toBe(1)
    expect(await count({ status: '4xx' })).toBe(3)
    expect(await count({ method: 'POST' })).toBe(1)
    expect(await count({ path: '/trips' })).toBe(2)
    expect(await count({ end_date: '2020-01-01' })).toBe(0)
    expect(await count({ start_date: '2020-01-01' })).toBe(4)
    expect(await count({ limit: 1, sort: 'duration_ms:desc' })).toBe(1)
  })

  test('is deleted after 30 days, like expired tokens and old secrets', async () => {
    const robot = await limited(600)
    await bearerOf(context, robot)
    await context.pool.query("update application_requests set created = now() - interval '31 days'")
    await context.pool.query("update access_tokens set expires = now() - interval '1 minute'")
    await context.pool.query("update jobs set run_at = now() where kind = 'applications.sweep'")
    await runNext(context.services, new Map(applicationJobs.map((one) => [one.kind, one])))
    for (const table of ['application_requests', 'access_tokens'])
      expect((await context.pool.query(`select from ${table}`)).rowCount).toBe(0)
  })

  test('continues to be written when an application is deleted meanwhile', async () => {
    const [gone, stays] = [await limited(600), await limited(600)]
    await context.app.inject({ url: url(), headers: await bearerOf(context, gone) })
    await context.app.inject({ url: url(), headers: await bearerOf(context, stays) })
    await context.pool.query('delete from applications where id = $1', [gone.id])
    await expect.poll(async () => (await logOf(stays.id)).meta.total, { timeout: 5000 }).toBe(1)
  })
})
