import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../kit/all-endpoints'

/**
 * The endpoints of the specification (§7): method and path, the fields of query (`?`) and body (`:`), and the kind of
 * team if there is only one.
 */
const calls = {
  'session and account': `
    POST /login :email :password
    POST /logout
    POST /api/developers/registration :email
    POST /password/email :email
    POST /api/tokens/{}/validate
    POST {team}/identity-providers
    GET /api/users/current
    PATCH /api/users/current
    GET /api/users/current/teams ?sort
    GET /api/users/lookups/email ?email
    GET /api/locations/timezones`,
  teams: `
    GET /api/developers ?paginate ?sort
    GET /api/orgs ?paginate ?sort
    POST /api/developers :name
    GET {team} org
    GET {team} dev
    PATCH {team} :name org
    PATCH {team} :name dev
    DELETE {team} :name org
    DELETE {team} :name dev
    POST /api/email-verifications :token`,
  'applications and mailboxes': `
    GET {team}/applications ?sort ?next
    POST {team}/applications
    GET {team}/applications/{}
    PATCH {team}/applications/{}
    DELETE {team}/applications/{}
    GET {team}/applications/{}/key
    POST {team}/applications/{}/key
    GET {team}/mailboxes
    POST {team}/mailboxes
    GET {team}/mailboxes/{}
    PATCH {team}/mailboxes/{}
    DELETE {team}/mailboxes/{}`,
  'travelers and imports': `
    GET {team}/travelers ?sort ?next ?search
    POST {team}/travelers
    GET {team}/travelers/{}
    PATCH {team}/travelers/{}
    DELETE {team}/travelers/{}
    POST {team}/travelers/{}/deactivate
    POST {team}/travelers/{}/reactivate
    GET {team}/travelers/{}/email-addresses
    POST {team}/travelers/{}/email-addresses :email
    DELETE {team}/travelers/{}/email-addresses/{}
    GET {team}/travelers/imports
    POST {team}/travelers/imports/upload
    POST {team}/travelers/imports/{}/process
    GET {team}/travelers/imports/{}
    POST {team}/travelers/imports/{}/upload
    GET {team}/imports ?status ?sort ?limit ?next
    GET {team}/imports/{}
    GET {team}/imports/{}/download
    POST {team}/imports
    POST {team}/imports/{}
    DELETE {team}/imports/{}
    GET {team}/imports/{}/result ?json`,
  'filters and charts': `
    GET {team}/filters
    POST {team}/filters
    GET {team}/filters/statuses
    POST {team}/filters/test
    GET {team}/charts/travel ?start_date ?end_date ?interval
    GET {team}/charts/spend ?start_date ?end_date ?interval
    GET {team}/charts/bookings ?start_date ?end_date ?interval
    GET {team}/charts/segment-bookings ?start_date ?end_date ?interval
    GET {team}/charts/hotel-nights ?start_date ?end_date ?interval
    GET {team}/charts/segment-costs ?start_date ?end_date ?interval
    GET {team}/charts/segment-sources ?start_date ?end_date ?interval
    GET {team}/charts/segment-purchase ?start_date ?end_date ?interval
    GET {team}/emails/all dev
    GET {team}/dashboard org
    GET {team}/dashboard dev`,
  travel: `
    GET {team}/trips
    GET {team}/trips/{}
    DELETE {team}/trips/{}
    GET {team}/trips/segments/{}/{}
    GET {team}/segments/{} ?segment_type ?activity_type ?start_date ?end_date
    DELETE {team}/segments/{}/{}
    GET {team}/flight-statuses ?ids`,
  'emails, users, webhooks and reports': `
    GET {team}/emails ?sort ?search
    GET {team}/emails/{}
    POST {team}/emails/{}/retry
    GET {team}/emails/{}/rendered ?type
    GET {team}/emails/{}/attachments
    GET {team}/emails/{}/events
    GET {team}/emails/{}/callbacks ?event_id
    GET {team}/users ?sort ?search
    GET {team}/users/{}
    PATCH {team}/users/{}
    DELETE {team}/users/{}
    POST {team}/invitations
    GET {team}/webhooks
    POST {team}/webhooks
    GET {team}/webhooks/{}
    PATCH {team}/webhooks/{}
    DELETE {team}/webhooks/{}
    GET {team}/reports
    POST {team}/reports
    GET {team}/reports/{}`,
  'marketplace and data explorer': `
    GET {team}/marketplace org
    GET {team}/marketplace/integrations org
    POST {team}/marketplace/integrations :app_id org
    PUT {team}/marketplace/integrations/{} :status org
    POST {team}/data-explorer :type
    GET {team}/rulesets
    GET {team}/downloads/statuses
    GET {team}/parse-metrics`,
} as const

const Fields = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) })
const fieldsOf = (schema: z.ZodMiniType): readonly string[] =>
  Object.keys(Fields.parse(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).properties)

const lineOf = ({ method, path }: Endpoint): string => `${method} ${path.replaceAll(/\{(?!team\})\w+\}/g, '{}')}`

/** The endpoints of a line in the table, for both kinds of team unless it names one. */
function named(line: string): readonly Endpoint[] {
  const [method, path, ...rest] = line.split(' ')
  const teams = rest.includes('org') ? ['org'] : rest.includes('dev') ? ['dev'] : ['org', 'dev']
  return allEndpoints.filter(
    (endpoint) => lineOf(endpoint) === `${method} ${path}` && endpoint.teams.join() === teams.join(),
  )
}

describe.each(Object.entries(calls))('the endpoints of %s', (_part, table) => {
  test.each(table.trim().split(/\n\s*/))('%s', (line) => {
    const [endpoint, ...more] = named(line)
    expect(endpoint).toBeDefined()
    expect(more).toEqual([])
    if (!endpoint) return
    const wanted = (mark: string) => line.split(' ').flatMap((word) => (word.startsWith(mark) ? [word.slice(1)] : []))
    expect(fieldsOf(endpoint.query)).toEqual(expect.arrayContaining(wanted('?')))
    expect(fieldsOf(endpoint.body)).toEqual(expect.arrayContaining(wanted(':')))
  })
})

test('segments are listed by each kind of the specification: all, air, hotel, rail, car, activity', () => {
  const kinds = allEndpoints.find(({ name }) => name === 'segments.list')?.params['kind']
  for (const kind of ['all', 'air', 'hotel', 'rail', 'car', 'activity'])
    expect([kind, kinds?.safeParse(kind).success]).toEqual([kind, true])
})
