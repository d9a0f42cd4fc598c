import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { type TeamType, teamTypes } from '@sextant/contract/kit/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specAllows } from '../../../../../packages/domain/test/permissions/spec-table'
import { allEndpoints } from '../../kit/all-endpoints'
import { addressWith, recordsIn } from '../../kit/record-addresses'
import { findings, reply, type SentRequest } from './caller'
import { type FilledContext, fillTestContext } from './filled-context'

const json = (body: object): SentRequest => ({ type: 'application/json', payload: JSON.stringify(body) })

/**
 * Valid bodies of endpoints that check them before the record; others accept an empty one. (Parsing rules need a long
 * body: their own test covers another team's.)
 */
const sent: Record<string, SentRequest> = {
  'users.update': json({ role: 'viewer' }),
  'travelers.add_address': json({ email: 'third@acme.test' }),
  'travelers.merge': json({ traveler_id: '999999998' }),
  'webhooks.recover': json({ since: '2026-01-01T00:00:00Z' }),
  'emails.testRule': json({ version: 1 }),
  'emails.publishRule': json({ version: 1 }),
  'emails.adoptRule': json({
    name: 'Any',
    definition: {
      kind: 'lodging',
      sender: 'a.test',
      subject: '',
      part: '',
      marks: [],
      fields: [{ field: 'name', locator: { place: 'beside', label: 'House' } }],
    },
  }),
  'emails.review': json({ decision: 'later' }),
  'emails.assign': json({ assignee_id: null }),
  'segments.add_amount': json({ kind: 'refund', amount: '10', currency: 'EUR' }),
  'trips.split': json({ segment_ids: ['1'] }),
  'trips.merge': json({ trip_id: '999999998' }),
  'trips.move_segments': json({ segment_ids: ['1'] }),
  'imports.replace_members': { type: 'text/csv', payload: 'email\nx@acme.test\n' },
}

/** The path parameters to replace by another team's IDs: each by itself, and all of them. */
function strangeIn(endpoint: Endpoint): readonly (readonly string[])[] {
  const parts = recordsIn(endpoint).map(({ part }) => part)
  return [...parts.map((part) => [part]), ...(parts.length > 1 ? [parts] : [])]
}

let filled: FilledContext
beforeAll(async () => {
  filled = await fillTestContext()
})
afterAll(async () => await filled.close())

const records = allEndpoints.filter((endpoint) => recordsIn(endpoint).length > 0)

test('every path with a record id is covered', () => {
  const left = allEndpoints.filter(
    ({ path }) => path.startsWith('{team}') && /\{(id|\w+Id)\}/.test(path) && !records.some((one) => one.path === path),
  )
  expect(left.map(({ path }) => path)).toEqual([])
})

describe.each(teamTypes)('under the path of one’s own %s team', (type: TeamType) => {
  test.each(['owner', 'super-admin'] as const)(
    'a record of another team does not exist for a %s and does not change',
    async (role) => {
      const { own, other } = filled.teams[type]
      const before = await filled.fingerprint(other)
      const request = records
        .filter(({ teams, permission }) => teams.includes(type) && specAllows(role, permission))
        .flatMap((endpoint) => strangeIn(endpoint).map((strange) => ({ endpoint, strange })))
      const found = await findings(request, async ({ endpoint, strange }) => {
        const ask = async (strangeId: (table: string) => string) => {
          const ids = recordsIn(endpoint).map(
            (named) =>
              [
                named.part,
                strange.includes(named.part) ? strangeId(named.table) : filled.idOf(named.table, own),
              ] as const,
          )
          const url = addressWith(endpoint, own, new Map(ids))
          const { status, body } = await reply(filled, endpoint, url, filled.callers[role], sent[endpoint.name])
          return `${status} ${body}`
        }
        const met = await ask((table) => filled.idOf(table, other))
        const unknown = await ask(() => '999999999')
        if (met !== unknown) return `${endpoint.name} ${strange.join(' ')}: ${met}, but unknown ids get ${unknown}`
        return met.startsWith(endpoint.name === 'emails.updateRule' ? '422 ' : '404 ')
          ? null
          : `${endpoint.name} ${strange.join(' ')}: ${met}`
      })
      expect(found).toEqual([])
      expect(await filled.fingerprint(other)).toEqual(before)
    },
  )
})
