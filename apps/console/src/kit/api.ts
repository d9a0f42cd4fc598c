import { makeClient } from '@sextant/client/client'

/** The API, on the session's cookie. A 401 on any call reloads the page (spec §7); the server then leads to the sign-in. */
export const api = makeClient({
  fetch: (...call) => fetch(...call),
  onUnauthorized: () => window.location.reload(),
})
