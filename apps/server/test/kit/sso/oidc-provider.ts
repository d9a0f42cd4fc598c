import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

export type OidcAccount = {
  readonly sub: string
  readonly email: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export const oidcClient = { client_id: 'sextant', client_secret: 'a secret that both of them know' }

/** A real local OpenID provider, at which `account` signs in without a prompt. */
export async function startOidcProvider(callback: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const state: { account: OidcAccount } = { account: { sub: 'u1', email: 'ada@acme.test' } }
  const keys = await generateKeyPair('RS256', { extractable: true })
  const scope = 'openid email profile'
  const provider = new Provider(issuer, {
    clients: [{ ...oidcClient, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: async (_, id) => ({ accountId: id, claims: async () => ({ ...state.account }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of the test'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), use: 'sig', alg: 'RS256' }] },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidcClient.client_id,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: state.account.sub } })
    else void answer(request, response)
  })
  return {
    issuer,
    /** Signs the account in at an authorization URL and returns the callback URL. */
    signIn: async (start: string, account: OidcAccount): Promise<string> => {
      state.account = account
      const cookies = new Map<string, string>()
      let url = start
      for (let hop = 0; hop < 10 && !url.startsWith(callback); hop += 1) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const step = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const set of step.headers.getSetCookie()) {
          const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? []
          cookies.set(name, value)
        }
        url = new URL(step.headers.get('location') ?? callback, url).href
      }
      return url
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
