import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { generateApi, generatedFile } from '../build/api'
import { allPages } from '../src/all-pages'
import { authorizedFetch } from '../src/authorized-fetch'
import { readEvents } from '../src/read-events'
import { makeSextant } from '../src/sextant'

const credentials = { baseUrl: 'https://here.test', clientId: 'sxc_1', clientSecret: 'a:b' }
const json = (body: unknown, status = 200) => Response.json(body, { status })

test('the generated calls match the contract (npm run client)', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateApi())
})

describe('signing in', () => {
  /** A server that accepts only the listed tokens. */
  const server = (valid: string[]) => {
    const requests: Request[] = []
    let given = 0
    const fetch: typeof globalThis.fetch = async (target, init) => {
      const request = new Request(target, init)
      requests.push(request)
      if (request.url.endsWith('/oauth/token')) {
        given += 1
        return json({ access_token: `t${given}`, token_type: 'Bearer' })
      }
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
      return valid.includes(token) ? json({ ok: token }) : json({ message: 'No.', code: 'unauthenticated' }, 401)
    }
    return { requests, fetch }
  }

  test('happens once for concurrent calls, with credentials encoded as in RFC 6749', async () => {
    const { requests, fetch } = server(['t1'])
    const call = authorizedFetch({ ...credentials, fetch, scope: 'emails:read' })
    await Promise.all([call('https://here.test/a'), call('https://here.test/b')])
    const [first, ...others] = requests
    expect(first?.headers.get('authorization')).toBe(`Basic ${btoa('sxc_1:a%3Ab')}`)
    expect(await first?.text()).toBe('grant_type=client_credentials&scope=emails%3Aread')
    expect(others.map(({ url }) => url)).toEqual(['https://here.test/a', 'https://here.test/b'])
  })

  test('happens again if a token is rejected, once per call', async () => {
    const { requests, fetch } = server(['t2'])
    const call = authorizedFetch({ ...credentials, fetch })
    expect(await (await call('https://here.test/a')).json()).toEqual({ ok: 't2' })
    expect(requests.filter(({ url }) => url.endsWith('/oauth/token'))).toHaveLength(2)
    const refusing = server([])
    expect((await authorizedFetch({ ...credentials, fetch: refusing.fetch })('https://here.test/a')).status).toBe(401)
  })

  test('reports why it failed, and is retried by the next call', async () => {
    let works = false
    const fetch: typeof globalThis.fetch = async (target) => {
      if (!new Request(target).url.endsWith('/oauth/token')) return json({})
      return works
        ? json({ access_token: 't' })
        : json({ error: 'invalid_client', error_description: 'The secret is wrong.' }, 401)
    }
    const call = authorizedFetch({ ...credentials, fetch })
    await expect(call('https://here.test/a')).rejects.toMatchObject({
      error: 'invalid_client',
      message: 'The secret is wrong.',
    })
    works = true
    expect((await call('https://here.test/a')).status).toBe(200)
  })
})

test('a call by feature and verb uses the endpoint’s address, and a file is returned unread', async () => {
  const urls: string[] = []
  const fetch: typeof globalThis.fetch = async (target) => {
    urls.push(new Request(target).url)
    return urls.length === 1 ? json({ access_token: 't' }) : new Response('id,name\r\n')
  }
  const { api } = makeSextant({ ...credentials, fetch })
  const answer = await api.segments.export({ team: { type: 'dev', id: '3' }, kind: 'all' })
  expect(await answer.text()).toBe('id,name\r\n')
  expect(urls[1]).toContain('https://here.test/api/developers/3/segments/')
})

test('the client reads all pages of a list in turn', async () => {
  const pages = new Map([
    ['', { data: [1, 2], links: { next: '/api/orgs/1/trips?limit=2&next=abc%3D' } }],
    ['abc=', { data: [3], links: { next: null } }],
  ])
  const items: number[] = []
  for await (const item of allPages(async (next) => pages.get(next ?? '') ?? { data: [], links: { next: null } }))
    items.push(item)
  expect(items).toEqual([1, 2, 3])
})

test('the client reads a stream event by event, however it is split', async () => {
  const text =
    ': hello\n\nretry: 1000\n\nid: 1\nevent: email.created\ndata: {"a":"é"}\n\nid: 2\n\ndata: one\ndata: two\n\n'
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 3, 7, bytes.length]) {
    const read: unknown[] = []
    const pieces = (async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
    })()
    for await (const event of readEvents(pieces)) read.push(event)
    expect(read).toEqual([
      { id: '1', type: 'email.created', data: '{"a":"é"}' },
      { id: '2', type: 'message', data: 'one\ntwo' },
    ])
  }
})
