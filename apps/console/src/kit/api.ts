import { makeClient } from '@sextant/client/client'
import type { Endpoint } from '@sextant/contract/kit/endpoint'
import { takePreloaded } from './preload'

/** Reloads the page. Never settles, so that pending callers show no error on a page that is being left. */
export const reloadPage = (): Promise<never> => {
  window.location.reload()
  return new Promise(() => {})
}

/** Request timeouts in milliseconds: reads can be retried soon, changes cannot. */
const timeouts = { reading: 30_000, changing: 60_000, sending: 600_000 } as const

const timeoutFor = ({ method, upload }: Endpoint): number =>
  upload ? timeouts.sending : method === 'GET' ? timeouts.reading : timeouts.changing

const early = (input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> | null =>
  typeof input === 'string' && init?.method === 'GET' ? takePreloaded(input, init.signal) : null

/**
 * The API client, authenticated by the session cookie. A 401 on any call reloads the page (spec §7); the server then
 * redirects to the sign-in page.
 */
export const api = makeClient({
  fetch: async (input, init) => await (early(input, init) ?? fetch(input, init)),
  onUnauthorized: reloadPage,
  timeoutMs: timeoutFor,
})
