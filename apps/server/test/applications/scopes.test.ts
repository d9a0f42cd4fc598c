import { listOrganizationAudit } from '@sextant/contract/audit/endpoints'
import { createLiveLink } from '@sextant/contract/downloads/endpoints'
import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { type Scope, scopes } from '@sextant/contract/kit/scopes'
import { createReport } from '@sextant/contract/reports/endpoints'
import { messageTravelers } from '@sextant/contract/trips/where'
import { permissionsOf } from '@sextant/domain/permissions/scopes'
import { describe, expect, test } from 'vitest'
import { addressOf, allEndpoints } from '../kit/all-endpoints'
import { addApplication, bearerOf } from '../kit/application'
import { testContext } from '../kit/test-context'

const context = testContext()

const guarded = allEndpoints.filter(({ permission }) => permission !== 'anyone')

const opens = (scope: Scope, { permission, path }: Endpoint): boolean =>
  path.startsWith('{team}') &&
  (permission === 'read-events' ? scope === 'events:read' : permissionsOf(scope).some((p) => p === permission))

describe('an application with one scope', () => {
  test.each(scopes)('%s is allowed where its scope says so, and nowhere else', async (scope) => {
    const statuses: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const team of [context.acme, context.acmeApps]) {
      const robot = await addApplication(context, team, context.people.owner, [scope])
      await context.pool.query('update applications set rate_limit = 1000000 where id = $1', [robot.id])
      const headers = await bearerOf(context, robot)
      for (const endpoint of guarded) {
        if (!endpoint.teams.includes(team.type)) continue
        // A stream stays open for a minute, so only its headers are read.
        const method = endpoint.download?.includes('text/event-stream') ? 'HEAD' : endpoint.method
        const { statusCode } = await context.app.inject({ method, url: addressOf(endpoint, team), headers })
        const key = `${team.type} ${endpoint.name}`
        statuses[key] = statusCode === 401 || statusCode === 403 ? String(statusCode) : 'let in'
        expected[key] = opens(scope, endpoint) ? 'let in' : '403'
      }
    }
    expect(statuses).toEqual(expected)
  })

  test('cannot call endpoints that are only for people: 403', async () => {
    const robot = await addApplication(context, context.acme, context.people.owner, [...scopes])
    const headers = await bearerOf(context, robot)
    for (const endpoint of guarded.filter(({ permission }) => permission === 'signed-in')) {
      const { method } = endpoint
      const { statusCode } = await context.app.inject({
        method,
        url: addressOf(endpoint, context.acme),
        headers,
      })
      expect([endpoint.name, statusCode]).toEqual([endpoint.name, 403])
    }
  })

  test('cannot message travelers, who could not reply: 403', async () => {
    const robot = await addApplication(context, context.acme, context.people.owner, [...scopes])
    const headers = await bearerOf(context, robot)
    const body = { member_ids: ['1'], subject: 'Storm', text: 'Are you well?' }
    const answer = await context.call(messageTravelers, { team: context.acme, body }, null, { headers })
    expect(answer.status).toBe(403)
  })
})

test('records created by an application have its name', async () => {
  const robot = await addApplication(context, context.acme, context.people.owner, ['downloads:write', 'reports:write'])
  const headers = await bearerOf(context, robot)
  const link = await context.call(createLiveLink, { team: context.acme, body: { name: 'Sheet' } }, null, {
    headers,
  })
  expect(link.body).toMatchObject({ data: { created_by: 'Robot' } })
  const report = { type: 'member', start_date: '2027-01-01', end_date: '2027-01-31' } as const
  const created = await context.call(createReport, { team: context.acme, body: report }, null, { headers })
  expect([created.status, created.body]).toMatchObject([201, { data: { created_by: null } }])
  const query = { action: 'reports.create' }
  const { body } = await context.call(listOrganizationAudit, { team: context.acme, query }, context.people.owner)
  expect(body).toMatchObject({ data: [{ actor: `application:${robot.id}`, actor_name: 'Robot' }] })
})
