import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import { listEmails, readEmail, receiveEmail } from '@sextant/contract/emails/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { describeApi } from '../../../src/platform/http/openapi'
import { testContext } from '../../kit/test-context'

const Operation = z.object({
  operationId: z.string(),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.record(z.string(), z.unknown()) })),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
})
const Description = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    securitySchemes: z.object({
      application: z.object({
        flows: z.object({
          clientCredentials: z.object({ tokenUrl: z.string(), scopes: z.record(z.string(), z.string()) }),
        }),
      }),
    }),
  }),
})

const described = Description.parse(describeApi([listEmails, readEmail, receiveEmail, orgDashboard], 'http://x.test'))

describe('the description of the API', () => {
  test('has team endpoints for both team types, unless limited to one', () => {
    expect(Object.keys(described.paths)).toEqual([
      '/api/orgs/{teamId}/emails',
      '/api/developers/{teamId}/emails',
      '/api/orgs/{teamId}/emails/{id}',
      '/api/developers/{teamId}/emails/{id}',
      '/api/orgs/{teamId}/dashboard',
    ])
  })

  test('lists each parameter with its schema', () => {
    const { parameters = [] } = described.paths['/api/orgs/{teamId}/emails']?.['get'] ?? {}
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['teamId', 'limit', 'next', 'sort', 'status', 'start_date']),
    )
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({
      default: 20,
      maximum: 200,
    })
  })

  test('lists who is authorized: people by session, applications by scope', () => {
    const { security } = described.paths['/api/orgs/{teamId}/emails']?.['post'] ?? {}
    expect(security).toEqual([{ session: [] }, { application: ['emails:write'] }])
    expect(described.paths['/api/orgs/{teamId}/dashboard']?.['get']?.security).toEqual([{ session: [] }])
    const flow = described.components.securitySchemes.application.flows.clientCredentials
    expect(flow.tokenUrl).toBe('http://x.test/oauth/token')
    expect(flow.scopes).toMatchObject({ 'emails:read': 'Read emails.' })
  })

  test('lists the endpoints that accept idempotency keys', () => {
    const keyed = Object.values(described.paths).flatMap((methods) =>
      Object.entries(methods)
        .filter(([, { parameters }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method, { operationId }]) => `${method} ${operationId}`),
    )
    expect(keyed).toEqual(['post emails.receive.org', 'post emails.receive.dev'])
  })

  test('describes uploads, and every error of an endpoint', () => {
    const operation = described.paths['/api/developers/{teamId}/emails']?.['post']
    expect(Object.keys(operation?.requestBody?.content ?? {})).toContain('message/rfc822')
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '201', '401', '403', '404', '413', '415', '422', '500']),
    )
  })
})

describe('the server', () => {
  const context = testContext()

  const get = async (url: string) => await context.app.inject({ method: 'GET', url })

  test('serves the description of all its endpoints, each with a unique operation id', async () => {
    const { paths } = Description.parse((await get('/api/openapi.json')).json())
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(20)
  })

  test('is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', disk: 'ok' })
  })

  test('counts requests by operation for Prometheus, and jobs by kind', async () => {
    await get('/api/users/current')
    await context.pool.query("insert into jobs (team_id, kind, payload) values ($1, 'test.kind', '{}')", [
      context.acme.id,
    ])
    const { body } = await get('/metrics')
    expect(body).toContain('sextant_http_requests_total{operation="account.current",method="GET",status="401"} 1')
    expect(body).toContain('sextant_jobs_due{kind="test.kind"} 1')
  })

  test('restricts browsers to our own scripts in every response', async () => {
    const { headers } = await get('/api/users/current')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('answers an unknown path with the error of the closed list', async () => {
    const answer = await get('/api/nothing')
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }])
  })
})
