import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { expect, test, vi } from 'vitest'
import { makeClient } from '../src/client'

const team = { type: 'org', id: '1' } as const
const empty = { data: [], meta: { total: 0, count: 0, limit: 20 }, links: { next: null, previous: null } }

/** A server that responds on request, and records closed connections. */
function slowServer() {
  const calls: { readonly request: Request; readonly answer: () => void }[] = []
  const fetch: typeof globalThis.fetch = async (target, init) =>
    await new Promise((resolve, reject) => {
      const request = new Request(target, init)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
      calls.push({ request, answer: () => resolve(Response.json(empty)) })
    })
  return { calls, fetch }
}

test('every call has the XMLHttpRequest header (spec §7)', async () => {
  const { calls, fetch } = slowServer()
  const requests = makeClient({ baseUrl: 'https://here.test', fetch }).call(listTravelers, { team })
  calls[0]?.answer()
  await requests
  expect(calls[0]?.request.headers.get('x-requested-with')).toBe('XMLHttpRequest')
})

test('a repeated list call cancels the earlier one (spec §4)', async () => {
  const { calls, fetch } = slowServer()
  const { call } = makeClient({ baseUrl: 'https://here.test', fetch })
  const first = call(listTravelers, { team }, { slot: 'people' })
  const other = call(listTravelers, { team }, { slot: 'others' })
  const second = call(listTravelers, { team }, { slot: 'people' })
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  for (const { answer } of calls) answer()
  expect(await second).toEqual(empty)
  expect(await other).toEqual(empty)
})

test('a 401 is reported before the call fails (spec §7)', async () => {
  const onUnauthorized = vi.fn<() => void>()
  const fetch = async () => Response.json({ message: 'No.', code: 'unauthenticated' }, { status: 401 })
  await expect(makeClient({ fetch, onUnauthorized }).call(listTravelers, { team })).rejects.toMatchObject({
    status: 401,
  })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('{team} is replaced by the path of its kind: orgs or developers (spec §7)', async () => {
  const { calls, fetch } = slowServer()
  const { call } = makeClient({ baseUrl: 'https://here.test', fetch })
  const both = [call(listTravelers, { team }), call(listTravelers, { team: { type: 'dev', id: '2' } })]
  for (const { answer } of calls) answer()
  await Promise.all(both)
  expect(calls.map(({ request }) => new URL(request.url).pathname)).toEqual([
    '/api/orgs/1/travelers',
    '/api/developers/2/travelers',
  ])
})
