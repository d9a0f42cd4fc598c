import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request received by a webhook receiver. */
export type ReceivedRequest = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }

export type Receiver = {
  readonly url: string
  /** The requests in the order of arrival. */
  readonly received: ReceivedRequest[]
  /** Sets the reply to further requests, at first 200. A reply may be delayed. */
  answer(by: Reply | ((request: ReceivedRequest) => Reply | Promise<Reply>)): void
  close(): Promise<void>
}

/** A local receiver of webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = []
  let answer: (request: ReceivedRequest) => Reply | Promise<Reply> = () => ({})
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: await text(request),
        at: performance.now(),
      }
      received.push(one)
      const { status = 200, headers = {}, body = '' } = await answer(one)
      response.writeHead(status, headers).end(body)
    }
    take().catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (by) => {
      answer = typeof by === 'function' ? by : () => by
    },
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}
