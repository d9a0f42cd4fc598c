import { currentUser } from '@sextant/contract/account/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../src/kit/api'
import { clearPreloaded, currentUserUrl, preload } from '../../src/kit/preload'
import { aUser } from './people'
import { mockAnswers } from './responses'

const user = { data: aUser({ role: 'owner' }) }
const userCall = `GET ${currentUserUrl}`

afterEach(() => {
  clearPreloaded()
  vi.useRealTimers()
})

test('the early request is for the current user', () => {
  expect(currentUserUrl).toBe(urlOf(currentUser, {}))
})

test('the first call takes the pending response, the next one sends a request', async () => {
  const { requests } = mockAnswers({ [userCall]: { body: user } })
  preload(currentUserUrl)
  expect(await api.call(currentUser, {})).toEqual(user)
  expect(requests).toEqual([userCall])
  await api.call(currentUser, {})
  expect(requests).toEqual([userCall, userCall])
})

test('an unused response is dropped', async () => {
  const { requests } = mockAnswers({ [userCall]: { body: user } })
  preload(currentUserUrl)
  clearPreloaded()
  await api.call(currentUser, {})
  expect(requests).toEqual([userCall, userCall])
})

test('a pending response is aborted like any other call', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    async (_: string, { signal }: RequestInit) =>
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  preload(currentUserUrl)
  const outcome = api.call(currentUser, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toMatchObject({ status: 0, message: 'The server took too long to answer.' })
})
