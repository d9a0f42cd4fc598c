import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A provider of OAuth: gives tokens for refresh tokens, and tells the mail server whose token one is. */
export type Provider = {
  readonly tokenUrl: string
  /** What follows is a token; answers whether it is `ann`'s. */
  readonly introspection: string
  /** What it was asked for tokens with. */
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
