import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** A local webhook receiver. */
export type Receiver = {
  readonly url: string
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: string }[]
  /** The response status from now on; initially 200. */
  answer(status: number): void
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (next) => {
      status = next
    },
    close: () => server.close().closeAllConnections(),
  }
}
