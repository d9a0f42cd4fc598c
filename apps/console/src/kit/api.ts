import { makeClient } from '@sextant/client/client'

/** Never settles: nothing that waited for an answer is to show an error on a page that is being left. */
export const leave = (): Promise<never> => {
  window.location.reload()
  return new Promise(() => {})
}

/** The API, on the session's cookie. A 401 on any call reloads the page (spec §7); the server then leads to the sign-in. */
export const api = makeClient({ fetch: (...call) => fetch(...call), onUnauthorized: leave })
