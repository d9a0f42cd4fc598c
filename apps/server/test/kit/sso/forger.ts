import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { oidcClient } from './oidc-provider'

const none = (claims: JWTPayload): string =>
  [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') + '.'

/** A provider that signs any ID token; everything else about it is correct. */
export async function startForger() {
  const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  let idToken = ''
  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken },
    }
    const body = answers[request.url ?? '']
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const sign = async (claims: JWTPayload, alg: string, key: Parameters<SignJWT['sign']>[0]): Promise<string> =>
    await new SignJWT(claims).setProtectedHeader({ alg, kid: 'k1' }).sign(key)
  const shared = new TextEncoder().encode(oidcClient.client_secret.padEnd(32, ' '))
  return {
    issuer,
    /** Sets the ID token for the next code. */
    give: async (claims: JWTPayload, how: 'signed' | 'foreign key' | 'no signature' | 'shared secret' = 'signed') => {
      const signed = {
        signed: async () => await sign(claims, 'RS256', ours.privateKey),
        'foreign key': async () => await sign(claims, 'RS256', foreign.privateKey),
        'shared secret': async () => await sign(claims, 'HS256', shared),
        'no signature': async () => none(claims),
      }
      idToken = await signed[how]()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
