import { describe, expect, test } from 'vitest'
import { addressOf, allEndpoints as endpoints } from '../kit/all-endpoints'
import { testContext } from '../kit/test-context'

const changing = endpoints.filter(({ method }) => method !== 'GET')

const context = testContext()

// The callers of each endpoint are tested in test/main/roles.
describe('every endpoint', () => {
  test('has a unique name', () => {
    const names = endpoints.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(changing)('$name rejects requests from pages of other sites: 403', async (endpoint) => {
    const team = endpoint.teams.includes('org') ? context.acme : context.acmeApps
    const headers = { cookie: context.people['super-admin'].cookie }
    const { method } = endpoint
    const answer = await context.app.inject({ method, url: addressOf(endpoint, team), headers })
    expect(answer.statusCode).toBe(403)
  })
})
