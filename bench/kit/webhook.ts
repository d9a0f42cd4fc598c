import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { one } from '@sextant/contract/kit/wire'
import { createWebhook } from '@sextant/contract/webhooks/endpoints'
import { Webhook } from '@sextant/contract/webhooks/schemas'
import * as z from 'zod/mini'
import type { Product } from './product'

/** Adds a webhook for events of these types; returns its ID. */
export async function addWebhook(product: Product, team: TeamRef, cookie: string, url: string, types: string[]) {
  const answer = await fetch(product.baseUrl + urlOf(createWebhook, { team, body: { name: '', url } }), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name: 'Bench', url, events: types }),
  })
  return z.parse(one(Webhook), await answer.json()).data.id
}

/** A receiver in this process, so that latencies are measured with its clock. */
export async function receive(onRequest: (body: string, at: number) => void) {
  const server = createServer((incoming, response) => {
    const at = performance.now()
    void text(incoming).then((body) => {
      response.writeHead(204).end()
      onRequest(body, at)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => server.close().closeAllConnections(),
  }
}
