import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { teamTypes } from '@sextant/contract/kit/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../kit/all-endpoints'
import { addressWith, recordsIn } from '../kit/record-addresses'
import { findings, reply } from './roles/caller'
import { type FilledContext, fillTestContext } from './roles/filled-context'

let filled: FilledContext
beforeAll(async () => {
  filled = await fillTestContext()
})
afterAll(async () => await filled.close())

const isStream = ({ download }: Endpoint): boolean => download?.[0] === 'text/event-stream'

// Authorization is tested in test/main/roles; here the caller has every permission.
describe.each(teamTypes)('every call in a team of kind %s', (type) => {
  const endpoints = allEndpoints.filter(({ path, teams }) => path.startsWith('{team}') && teams.includes(type))
  const address = (endpoint: Endpoint): string => {
    const { own } = filled.teams[type]
    const ids = recordsIn(endpoint).map(({ part, table }) => [part, filled.idOf(table, own)] as const)
    return addressWith(endpoint, own, new Map(ids))
  }
  const ask = async (endpoint: Endpoint, query = '', sent?: { type: string; payload: string }) =>
    await reply(filled, endpoint, address(endpoint) + query, filled.callers['super-admin'], sent)

  test('reports an unknown parameter with the likely name: 422', async () => {
    const found = await findings(
      endpoints.filter((one) => !isStream(one)),
      async (endpoint) => {
        const [parameter] = Object.keys(endpoint.query.def.shape)
        const wrong = parameter === undefined ? 'surprise' : `${parameter}x`
        const body = endpoint.upload
          ? { type: endpoint.upload.types[0] ?? '', payload: 'x' }
          : endpoint.method === 'GET'
            ? undefined
            : { type: 'application/json', payload: '{}' }
        const answer = await ask(endpoint, `?${wrong}=1`, body)
        const texts = answer.status === 422 ? ErrorBody.parse(JSON.parse(answer.body)).errors?.[wrong] : []
        const wanted = parameter === undefined ? /no parameter/ : new RegExp(`Did you mean ${parameter}`)
        return texts?.some((text) => wanted.test(text)) ? null : `${endpoint.name}: ${answer.status} ${answer.body}`
      },
    )
    expect(found).toEqual([])
  })

  test('that takes JSON rejects plain text: 415', async () => {
    const taking = endpoints.filter(({ method, upload }) => method !== 'GET' && method !== 'DELETE' && !upload)
    expect(taking.length).toBeGreaterThan(30)
    for (const contentType of ['text/plain', 'application/octet-stream', 'multipart/form-data; boundary=x'])
      expect(
        await findings(taking, async (endpoint) => {
          const { status } = await ask(endpoint, '', { type: contentType, payload: '--x--\r\n' })
          return status === 415 ? null : `${endpoint.name} ${contentType}: ${status}`
        }),
      ).toEqual([])
  })

  test('finds nothing for a search without matches', async () => {
    const lists = endpoints.filter(({ query, download }) => 'search' in query.def.shape && download === null)
    expect(lists.length).toBeGreaterThan(10)
    expect(
      await findings(lists, async (endpoint) => {
        const { status, body } = await ask(endpoint, '?search=zzzqqqxyz')
        return status === 200 && JSON.parse(body).data.length > 0 ? endpoint.name : null
      }),
    ).toEqual([])
  })

  test('returns numbers with at most six decimals', async () => {
    const read = endpoints.filter((one) => one.method === 'GET' && one.download === null)
    const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
    const sixtyDays = `?start_date=${day(60)}&end_date=${day(0)}`
    const long = /-?\d+\.\d{7,}(?:e-?\d+)?/g
    expect(
      await findings(read, async (endpoint) => {
        const days = 'start_date' in endpoint.query.def.shape ? sixtyDays : ''
        const { status, body } = await ask(endpoint, days)
        const found = status === 200 ? body.replaceAll(/"(?:[^"\\]|\\.)*"(?!:)/g, '').match(long) : null
        return found ? `${endpoint.name}: ${found.slice(0, 3).join(' ')}` : null
      }),
    ).toEqual([])
  })
})

test('every path lists the allowed methods for any other: 405', async () => {
  const { org, dev } = filled.teams
  const addresses = allEndpoints.flatMap((endpoint) =>
    (endpoint.path.startsWith('{team}') ? endpoint.teams : ['org' as const]).map((type) => {
      const team = type === 'org' ? org.own : dev.own
      const ids = recordsIn(endpoint).map(({ part }) => [part, '1'] as const)
      return addressWith(endpoint, team, new Map(ids)).replaceAll(/\{\w+\}/g, '1')
    }),
  )
  const others = ['/oauth/token', '/oauth/revoke', '/api/openapi.json', '/healthz', '/scim/v2/Users']
  expect(
    await findings([...new Set([...addresses, ...others])], async (url) => {
      const examples = new Map<string, string>()
      for (const method of ['PUT', 'DELETE', 'POST', 'PATCH', 'GET'] as const) {
        const broken = method === 'GET' ? {} : { payload: '{', headers: { 'content-type': 'application/json' } }
        const { statusCode, headers } = await filled.app.inject({ method, url, ...broken })
        if (statusCode === 405) examples.set(method, String(headers.allow))
        if (statusCode === 404 && method !== 'GET') return `${method} ${url}: 404`
      }
      const wrong = [...examples].filter(([method, allow]) => allow === '' || allow.split(', ').includes(method))
      return wrong.length > 0 || examples.size === 0 ? `${url}: ${JSON.stringify([...examples])}` : null
    }),
  ).toEqual([])
  const nowhere = await filled.app.inject({ method: 'POST', url: '/api/orgs/1/nothing' })
  expect([nowhere.statusCode, nowhere.headers.allow]).toEqual([404, undefined])
})
