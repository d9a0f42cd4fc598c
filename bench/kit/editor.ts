import { urlOf } from '@sextant/contract/kit/request'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { page } from '@sextant/contract/kit/wire'
import { listTravelers, updateTraveler } from '@sextant/contract/travelers/endpoints'
import { Traveler } from '@sextant/contract/travelers/schemas'
import * as z from 'zod/mini'
import type { Product } from './product'

export type Editor = {
  /** Edits a person; returns the milliseconds from the response until the team's stream reports the change. */
  edit(): Promise<number>
  close(): Promise<void>
}

/** Edits a person of a team while listening to its event stream. */
export async function editor(product: Product, team: TeamRef, cookie: string): Promise<Editor> {
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const response = await fetch(product.baseUrl + urlOf(listTravelers, { team, query: { limit: 1 } }), {
    headers,
  })
  const [person] = z.parse(page(Traveler), await response.json()).data
  if (!person) throw new Error('The team has nobody to edit.')
  const listener = listenTo(product, team, cookie)
  await listener.began
  let edits = 0
  return {
    edit: async () => {
      const title = `Edit ${(edits += 1)}`
      const result = listener.next(title)
      const answer = await fetch(product.baseUrl + urlOf(updateTraveler, { team, id: person.id, body: {} }), {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title }),
      })
      const acknowledged = performance.now()
      if (!answer.ok) throw new Error(`The edit was answered ${answer.status}: ${await answer.text()}`)
      return Math.max(0, (await result) - acknowledged)
    },
    close: listener.close,
  }
}

function listenTo(product: Product, team: TeamRef, cookie: string) {
  const stop = new AbortController()
  const pending = new Map<string, (at: number) => void>()
  let start: () => void = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  let cursor = 'now'
  const handleBlock = (block: string): void => {
    cursor = /^id: (\S+)$/m.exec(block)?.[1] ?? cursor
    const title = /"title":"([^"]+)"/.exec(block)?.[1]
    if (title === undefined) return start()
    pending.get(title)?.(performance.now())
    pending.delete(title)
  }
  const listenUntilStopped = async (): Promise<void> => {
    while (!stop.signal.aborted) await listenOnce().catch(() => {})
  }
  /** Runs until the stream or the connection ends, as happens occasionally. */
  const listenOnce = async (): Promise<void> => {
    const url = `${product.baseUrl}${teamBase(team)}/events/stream?types=member.updated&after=${cursor}`
    const answer = await fetch(url, { headers: { cookie }, signal: stop.signal })
    const decoder = new TextDecoder()
    let incomplete = ''
    for await (const chunk of answer.body ?? []) {
      const blocks = (incomplete + decoder.decode(chunk, { stream: true })).split('\n\n')
      incomplete = blocks.pop() ?? ''
      for (const block of blocks) if (block.includes('id: ')) handleBlock(block)
    }
  }
  const ended = listenUntilStopped()
  return {
    began: started,
    next: async (title: string): Promise<number> => await new Promise((resolve) => pending.set(title, resolve)),
    close: async (): Promise<void> => {
      stop.abort()
      await ended
    },
  }
}
