import { makeApi } from './api.gen'
import { authorizedFetch, type Credentials } from './authorized-fetch'
import { makeClient } from './client'

/**
 * A client for an installation with an application's credentials: `sextant.api.segments.list({ team, kind: 'all' })`.
 */
export function makeSextant(credentials: Credentials) {
  const signedIn = authorizedFetch(credentials)
  const client = makeClient({ baseUrl: credentials.baseUrl, fetch: signedIn })
  return { api: makeApi(client), client, fetch: signedIn }
}
