import { makeClient, RequestTimeout } from '@sextant/client/client'
import { listOrganizations, readOrganization } from '@sextant/contract/teams/endpoints'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { api } from '../../src/kit/api'
import { endpointQuery } from '../../src/kit/endpoint-query'
import { makeQueryClient } from '../../src/kit/query-client'
import { aUser } from './people'
import { emptyPage } from './responses'

const [acme] = aUser({ role: 'owner' }).teams
const team = { type: 'org', id: '1' } as const

/** Rejects when aborted, like `fetch`. */
const silent = (_input: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError'))),
  )
const clientWithoutHandlers = () => makeQueryClient({ onStaleFailure: () => {}, onCommandFailure: () => {} })

afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

describe('a call without a response', () => {
  test.each([
    ['a reading', 30_000, () => api.call(listOrganizations, {})],
    ['a change', 60_000, () => api.call({ ...readOrganization, method: 'PATCH' }, { team })],
  ] as const)('%s is aborted after %d ms', async (_what, timeoutMs, call) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', silent)
    const outcome = call().catch((error: unknown) => error)
    const settled = vi.fn<(outcome: unknown) => void>()
    void outcome.then(settled)
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBeInstanceOf(RequestTimeout)
    expect(await outcome).toMatchObject({ status: 0, message: 'The server took too long to answer.' })
  })

  test('is not retried automatically', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn<typeof silent>(silent)
    vi.stubGlobal('fetch', fetch)
    const outcome = clientWithoutHandlers()
      .fetchQuery(endpointQuery(listOrganizations, {}))
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await outcome).toBeInstanceOf(RequestTimeout)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('remains cancelled if it was cancelled before', async () => {
    const client = makeClient({ fetch: silent, timeoutMs: () => 60_000 })
    const first = client.call(listOrganizations, {}, { slot: 'teams' }).catch((error: unknown) => error)
    void client.call(listOrganizations, {}, { slot: 'teams' }).catch(() => {})
    expect(await first).toMatchObject({ name: 'AbortError' })
  })
})

test('an interrupted response counts as missing, and a non-JSON response as foreign', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  await expect(api.call(listOrganizations, {})).rejects.toMatchObject({ name: 'CallFailed', status: 0 })
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to the hotel</h1>'))
  await expect(api.call(listOrganizations, {})).rejects.toMatchObject({ name: 'CallFailed', code: null })
})

test('when offline, a call fails immediately instead of waiting silently', async () => {
  onlineManager.setOnline(false)
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  const query = { ...endpointQuery(listOrganizations, {}), retry: false }
  await expect(clientWithoutHandlers().fetchQuery(query)).rejects.toMatchObject({ status: 0 })
})

test.each([
  [0, 3],
  [503, 3],
  [500, 1],
  [404, 1],
])('a failure with status %d is requested %d times', async (status, times) => {
  vi.useFakeTimers()
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    status === 0 ? await Promise.reject(new TypeError('no')) : new Response('{}', { status }),
  )
  vi.stubGlobal('fetch', fetch)
  const outcome = clientWithoutHandlers().fetchQuery({
    ...endpointQuery(listOrganizations, {}),
    retry: clientWithoutHandlers().getDefaultOptions().queries?.retry ?? false,
  })
  const settled = outcome.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await settled).toMatchObject({ status })
  expect(fetch).toHaveBeenCalledTimes(times)
})

test('a timely response is returned', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...emptyPage, data: acme ? [acme] : [] }))
  expect((await api.call(listOrganizations, {})).data).toHaveLength(1)
})

test('a 401 on any call reloads the page and notifies no caller (spec §7, §8)', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  const settled = vi.fn<() => void>()
  void api.call(listOrganizations, {}).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(settled).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
