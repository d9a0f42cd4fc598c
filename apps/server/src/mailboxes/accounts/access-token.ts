import * as z from 'zod/mini'
import { makeOutgoing } from '../../platform/http/outgoing'
import type { OAuthClient } from '../settings'

/** The provider no longer accepts the refresh token, so someone has to sign in again. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

const Granted = z.object({ access_token: z.string(), refresh_token: z.optional(z.string()) })

/** An access token, with the refresh token if the provider issued a new one. */
export type AccessToken = { readonly access: string; readonly refresh: string | null }

/**
 * Exchanges a refresh token for an access token (RFC 6749 §6). Throws `TokenRefused` if the provider refuses, or
 * another error if it cannot be reached. The URL is the operator's, so it may be on a private network.
 */
export async function accessToken(client: OAuthClient, refreshToken: string): Promise<AccessToken> {
  const http = makeOutgoing({ allowPrivate: true, timeoutMs: 10_000, maxAnswerBytes: 64 * 1024 })
  try {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: client.id,
      client_secret: client.secret,
    })
    const { status, body } = await http.send({
      method: 'POST',
      url: client.tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new TextEncoder().encode(form.toString()),
    })
    if (status === 400 || status === 401) throw new TokenRefused('The refresh token was refused.')
    if (status !== 200) throw new Error(`The token endpoint answered with status ${status}.`)
    const granted = z.parse(Granted, JSON.parse(new TextDecoder().decode(body)))
    return { access: granted.access_token, refresh: granted.refresh_token ?? null }
  } finally {
    await http.close()
  }
}
