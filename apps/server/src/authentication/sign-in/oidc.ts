import * as client from 'openid-client'
import type { ExternalServices } from '../external-services'
import { SsoFailed, SsoIdentity } from './auth-request'

type Provider = { readonly issuer: string; readonly client_id: string; readonly secret: string }

const decoder = new TextDecoder()

/** Sends the library's requests through the guarded client, without following redirects. */
const guardedFetch =
  ({ http }: ExternalServices): client.CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await http.send({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...headers },
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { body: Buffer.from(body.toString()) } : {}),
    })
    const { status, contentType } = answer
    const text = decoder.decode(answer.body)
    return new Response(status === 204 || status === 304 ? null : text, {
      status,
      headers: contentType === null ? {} : { 'content-type': contentType },
    })
  }

/** The provider's metadata, whose issuer must be the configured one. Signatures are verified in every flow. */
async function discover(provider: Provider, external: ExternalServices): Promise<client.Configuration> {
  const auth = client.ClientSecretBasic(provider.secret)
  return await client.discovery(new URL(provider.issuer), provider.client_id, {}, auth, {
    [client.customFetch]: guardedFetch(external),
    execute: [client.enableNonRepudiationChecks, ...(external.privateProviders ? [client.allowInsecureRequests] : [])],
    timeout: 10,
  })
}

type StartedSignIn = {
  readonly callback: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * The URL to send the browser to: authorization code flow with PKCE, state and nonce (OpenID Connect Core §3.1, RFC
 * 9700).
 */
export async function oidcAddress(
  provider: Provider,
  external: ExternalServices,
  started: StartedSignIn,
): Promise<string> {
  const configuration = await discover(provider, external)
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: started.callback,
    scope: 'openid email profile',
    state: started.state,
    nonce: started.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(started.verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

type SignInReturn = Omit<StartedSignIn, 'callback'> & {
  /** The full callback URL as the browser requested it. */
  readonly url: URL
}

/** The person who signed in. The library verifies the signature, issuer, audience, expiry, state and nonce. */
export async function oidcIdentity(
  provider: Provider,
  external: ExternalServices,
  returned: SignInReturn,
): Promise<SsoIdentity> {
  const configuration = await discover(provider, external)
  const tokens = await client.authorizationCodeGrant(configuration, returned.url, {
    expectedState: returned.state,
    expectedNonce: returned.nonce,
    pkceCodeVerifier: returned.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new SsoFailed('refused')
  const profile =
    claims['email'] === undefined
      ? { ...claims, ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
      : claims
  // Some providers send the boolean as a string.
  const verified = profile['email_verified']
  if (verified === false || verified === 'false') throw new SsoFailed('foreign')
  return SsoIdentity.parse({
    subject: claims.sub,
    email: profile['email'],
    first_name: textOr(profile['given_name']),
    last_name: textOr(profile['family_name']),
  })
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
