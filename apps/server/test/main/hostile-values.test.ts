import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { exampleOf, JsonSchema } from '@sextant/contract/kit/example'
import { teamTypes } from '@sextant/contract/kit/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../kit/all-endpoints'
import { addressWith, recordsIn } from '../kit/record-addresses'
import { findings, reply } from './roles/caller'
import { type FilledContext, fillTestContext } from './roles/filled-context'

/**
 * Values at and beyond the limits of PostgreSQL by the kind of field: dates and times next to the ends of the calendar,
 * numbers too large for any column, and invalid texts.
 */
const days = ['0001-01-01', '0000-01-01', '9999-12-31', '2026-02-30']
const spansOf = [...days.map((day) => [day, day]), ['1900-01-01', '9999-12-31'], ['0001-01-01', '9999-12-31']] as const
const instants = ['0001-01-01T00:00:00Z', '0099-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z']
const times = ['0001-01-01T00:00:00', '9999-12-31T23:59:59']
const numbers = [-1, 0, 0.5, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e308]
const texts = ['a\0b', 'a\ud800b', '9'.repeat(18), '9'.repeat(40), '0001-01-01', 'x'.repeat(100_000)]

function hostileTo(example: unknown): readonly unknown[] {
  if (typeof example === 'number') return numbers
  if (typeof example === 'boolean') return ['a\0b']
  const text = String(example)
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(text)) return [...instants, ...texts]
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return [...times, ...texts]
  return /^\d{4}-\d\d-\d\d$/.test(text) ? [...days, ...texts] : texts
}

const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.parse(JsonSchema, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

type Path = readonly (string | number)[]
type Leaf = { readonly path: Path; readonly value: unknown }

/** The leaf values inside a value. */
const leavesOf = (value: unknown, path: Path = []): readonly Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [{ path, value }]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A copy of a value with one inner value replaced. */
function withLeaf(base: unknown, full: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const [from, all] = [isRecord(base) ? base : full, isRecord(full) ? full : {}]
  const inner = withLeaf(isRecord(from) ? from[key] : undefined, all[key], rest, value)
  if (Array.isArray(from)) return from.map((one: unknown, at) => (at === Number(key) ? inner : one))
  return { ...(isRecord(from) ? from : {}), [key]: inner }
}

/** All bodies of an endpoint that differ from its example in one hostile value. */
function hostileBodies({ body, upload }: Endpoint): readonly unknown[] {
  if (upload) return []
  const schema = schemaOf(body)
  const [base, full] = [exampleOf(schema), exampleOf(schema, 'all')]
  return leavesOf(full).flatMap(({ path, value }) =>
    path.length === 0 ? [] : hostileTo(value).map((hostile) => withLeaf(base, full, path, hostile)),
  )
}

/** All queries of an endpoint with one hostile value, or with the same hostile day at both ends of a period. */
function hostileQueries({ query }: Endpoint): readonly string[] {
  const schema = schemaOf(query)
  const required = exampleOf({ ...schema, properties: onlyRequired(schema) })
  const base = new URLSearchParams(isRecord(required) ? Object.entries(required).map(asText) : [])
  const fields = Object.entries(schema.properties ?? {})
  const single = fields.flatMap(([name, field]) =>
    hostileTo(exampleOf(field)).map((value) => [[name, String(value)]] as const),
  )
  const spans = schema.properties?.['start_date']
    ? spansOf.map(
        ([start, end]) =>
          [
            ['start_date', start],
            ['end_date', end],
          ] as const,
      )
    : []
  return [...single, ...spans].map((pairs) => {
    const search = new URLSearchParams(base)
    for (const [name, value] of pairs) search.set(name, value.slice(0, 5000))
    return search.toString()
  })
}
const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]
const onlyRequired = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name)))

let filled: FilledContext
beforeAll(async () => {
  filled = await fillTestContext()
})
afterAll(async () => await filled.close())

describe.each([...teamTypes, 'above'] as const)('values that PostgreSQL rejects are rejected first, %s:', (where) => {
  const endpoints = allEndpoints.filter(({ path, teams }) =>
    path.startsWith('{team}') ? where !== 'above' && teams.includes(where) : where === 'above',
  )
  const address = (endpoint: Endpoint): string => {
    const { own } = filled.teams[where === 'above' ? 'org' : where]
    const ids = recordsIn(endpoint).map(({ part, table }) => [part, filled.idOf(table, own)] as const)
    return addressWith(endpoint, own, new Map(where === 'above' ? [] : ids))
  }
  const send = async (endpoint: Endpoint, query: string, body?: unknown): Promise<string | null> => {
    const payload = JSON.stringify(body ?? exampleOf(schemaOf(endpoint.body)))
    const sent = endpoint.method === 'GET' ? undefined : { type: 'application/json', payload }
    const url = `${address(endpoint)}${query ? `?${query}` : ''}`
    const answer = await reply(filled, endpoint, url, filled.callers['super-admin'], sent)
    return answer.status < 500
      ? null
      : `${endpoint.name} ${query.slice(0, 200)} ${(payload ?? '').slice(0, 300)}: ${answer.status}`
  }

  test('in a query', async () => {
    const request = endpoints
      .filter(({ method }) => method === 'GET')
      .flatMap((endpoint) => hostileQueries(endpoint).map((query) => ({ endpoint, query })))
    expect(request.length).toBeGreaterThan(where === 'above' ? 20 : 500)
    expect(await findings(request, async ({ endpoint, query }) => await send(endpoint, query))).toEqual([])
  })

  test('in a body', async () => {
    const request = endpoints.flatMap((endpoint) => hostileBodies(endpoint).map((body) => ({ endpoint, body })))
    expect(request.length).toBeGreaterThan(where === 'above' ? 20 : 500)
    expect(await findings(request, async ({ endpoint, body }) => await send(endpoint, '', body))).toEqual([])
  })
})
