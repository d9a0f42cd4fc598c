import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** An OAuth provider that issues tokens for refresh tokens, and tells the mail server whose they are. */
export type Provider = {
  readonly tokenUrl: string
  /** The URL prefix for a token; answers whether it is `ann`'s. */
  readonly introspection: string
  /** The token requests received. */
  readonly requests: readonly URLSearchParams[]
  stop(): void
}

const good: ReadonlySet<string | null> = new Set(['refresh-1', 'refresh-2'])

export async function startProvider(): Promise<Provider> {
  const requests: URLSearchParams[] = []
  const answerTo = async (request: IncomingMessage): Promise<readonly [status: number, body: object]> => {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname !== '/token') {
      const active = url.searchParams.get('token') === 'access-ann'
      return [200, active ? { active, username: 'ann' } : { active }]
    }
    const form = new URLSearchParams(await text(request))
    requests.push(form)
    if (!good.has(form.get('refresh_token'))) return [400, { error: 'invalid_grant' }]
    return [200, { access_token: 'access-ann', refresh_token: 'refresh-2', token_type: 'Bearer' }]
  }
  const server = createServer((request, response) => {
    void answerTo(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    tokenUrl: `${base}/token`,
    introspection: `${base}/introspect?token=`,
    requests,
    stop: () => void server.close(),
  }
}
