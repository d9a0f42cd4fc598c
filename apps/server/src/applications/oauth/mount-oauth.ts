import { scopes } from '@sextant/contract/kit/scopes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/database/transaction'
import { originOf } from '../../platform/http/authorize'
import type { Services } from '../../platform/services'
import { hashToken } from '../../platform/tokens'
import { authenticateClient } from './authenticate-client'
import { readCredentials } from './credentials'
import { issueToken } from './issue-token'
import { OAuthError } from './oauth-error'
import { readForm } from './read-form'
import { deleteAccessToken } from './store'

const methods = ['client_secret_basic', 'client_secret_post']

/** Authorization server metadata (RFC 8414). There is no authorization endpoint, so no response types. */
const metadata = (url: string) => ({
  issuer: url,
  token_endpoint: `${url}/oauth/token`,
  token_endpoint_auth_methods_supported: methods,
  revocation_endpoint: `${url}/oauth/revoke`,
  revocation_endpoint_auth_methods_supported: methods,
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  scopes_supported: scopes,
  service_documentation: `${url}/api/docs`,
})

/** Mounts the OAuth authorization server: token issuing by client credentials, revocation and metadata. */
export function mountOAuth(app: FastifyInstance, services: Services): void {
  void app.register(async (oauth) => {
    oauth.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    oauth.addHook('onSend', async (_, reply) => {
      void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
    })
    oauth.setErrorHandler(async (error, request, reply) => {
      const response = oauthErrorOf(error)
      if (!response) throw error
      if (response.retryAfter !== undefined) void reply.header('retry-after', String(response.retryAfter))
      // A client that tried Basic authentication is challenged for Basic (RFC 6749 §5.2).
      if (response.code === 'invalid_client' && request.headers.authorization !== undefined)
        void reply.header('www-authenticate', 'Basic realm="sextant", charset="UTF-8"')
      return await reply.status(response.status).send(response.body)
    })
    oauth.post('/oauth/token', { config: { operation: 'oauth.token' } }, async (request) => {
      const { client, form } = await callerOf(services, request)
      return await issueToken(services, client, form)
    })
    oauth.post('/oauth/revoke', { config: { operation: 'oauth.revoke' } }, async (request) => {
      const { client, form } = await callerOf(services, request)
      const { token } = form
      if (token === undefined) throw new OAuthError('invalid_request', 'token is missing.')
      // Unknown tokens and other clients' tokens get the same answer.
      const scope = { team: client.team, person: null }
      await inTransaction(services.db, scope, async (tx) => {
        await deleteAccessToken(tx, client.id, hashToken(token))
      })
      return {}
    })
  })
  app.get('/.well-known/oauth-authorization-server', async () => metadata(services.publicUrl))
}

async function callerOf(services: Services, request: FastifyRequest) {
  const form = readForm(request.body)
  const credentials = readCredentials(request.headers.authorization, form)
  return { form, client: await authenticateClient(services, originOf(request), credentials) }
}

/** The OAuth error for a refusal; null if OAuth defines none. */
function oauthErrorOf(error: unknown): OAuthError | null {
  if (error instanceof OAuthError) return error
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500
    ? new OAuthError('invalid_request', 'Send a form: application/x-www-form-urlencoded.')
    : null
}
