import * as z from 'zod/mini'
import { SignInFailed } from './sign-in-failed'

export type Credentials = {
  /** The installation's URL, such as `https://travel.example.com`. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** A space-separated subset of the application's scopes; all by default. */
  readonly scope?: string
  readonly fetch?: typeof fetch
}

const Token = z.object({ access_token: z.string() })
const Refused = z.object({ error: z.string(), error_description: z.optional(z.string()) })

/**
 * A `fetch` that authenticates itself (OAuth 2.0 client credentials): it requests a token before the first call, and
 * again when the server rejects the current one. Rejects with `SignInFailed` if it cannot get one.
 */
export function authorizedFetch(credentials: Credentials): typeof fetch {
  const send = credentials.fetch ?? fetch
  let token: Promise<string> | null = null

  const renewed = async (used: Promise<string>): Promise<string> => {
    if (token === used) token = askForToken(credentials, send)
    return await (token ?? used)
  }
  const sendWith = async (value: string, target: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${value}`)
    return await send(target, { ...init, headers })
  }
  return async (target, init = {}) => {
    token ??= askForToken(credentials, send)
    const used = token
    const answer = await sendWith(await forgetting(used), target, init)
    return answer.status === 401 ? await sendWith(await renewed(used), target, init) : answer
  }

  /** Failures are not cached: the next call tries again. */
  async function forgetting(used: Promise<string>): Promise<string> {
    try {
      return await used
    } catch (error) {
      if (token === used) token = null
      throw error
    }
  }
}

async function askForToken(credentials: Credentials, send: typeof fetch): Promise<string> {
  const { baseUrl, clientId, clientSecret, scope } = credentials
  const answer = await send(`${baseUrl}/oauth/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`,
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      ...(scope === undefined ? {} : { scope }),
    }),
  })
  const body: unknown = await answer.json().catch(() => null)
  const given = z.safeParse(Token, body)
  if (answer.ok && given.success) return given.data.access_token
  const refused = z.safeParse(Refused, body).data
  throw new SignInFailed(
    refused?.error ?? 'server_error',
    refused?.error_description ?? `No token was given: status ${answer.status}.`,
  )
}
