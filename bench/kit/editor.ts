import { urlOf } from '@sextant/contract/kit/request'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { page } from '@sextant/contract/kit/wire'
import { listTravelers, updateTraveler } from '@sextant/contract/travelers/endpoints'
import { Traveler } from '@sextant/contract/travelers/schemas'
import * as z from 'zod/mini'
import type { Product } from './product'

export type Editor = {
  /** Edits a person; returns the milliseconds from the response until the team's stream reported the change. */
  edit(): Promise<number>
  close(): Promise<void>
}

/** Edits a person of a team while listening to its event stream. */
export async function editor(product: Product, team: TeamRef, cookie: string): Promise<Editor> {
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const listed = await fetch(product.baseUrl + urlOf(listTravelers, { team, query: { limit: 1 } }), {
    headers,
  })
  const [person] = z.parse(page(Traveler), await listed.json()).data
  if (!person) throw new Error('The team has nobody to edit.')
  const heard = listenTo(product, team, cookie)
  await heard.began
  let edits = 0
  return {
    edit: async () => {
      const title = `Edit ${(edits += 1)}`
      const result = heard.next(title)
      const answer = await fetch(product.baseUrl + urlOf(updateTraveler, { team, id: person.id, body: {} }), {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title }),
      })
      const acknowledged = performance.now()
      if (!answer.ok) throw new Error(`The edit was answered ${answer.status}: ${await answer.text()}`)
      return Math.max(0, (await result) - acknowledged)
    },
    close: heard.close,
  }
}

function listenTo(product: Product, team: TeamRef, cookie: string) {
  const stop = new AbortController()
  const waiting = new Map<string, (at: number) => void>()
  let begin: () => void = () => {}
  const began = new Promise<void>((resolve) => (begin = resolve))
  let cursor = 'now'
  const hear = (block: string): void => {
    cursor = /^id: (\S+)$/m.exec(block)?.[1] ?? cursor
    const title = /"title":"([^"]+)"/.exec(block)?.[1]
    if (title === undefined) return begin()
    waiting.get(title)?.(performance.now())
    waiting.delete(title)
  }
  const listening = async (): Promise<void> => {
    while (!stop.signal.aborted) await listenOnce().catch(() => {})
  }
  /** Until the stream or the connection ends, as it occasionally does. */
  const listenOnce = async (): Promise<void> => {
    const url = `${product.baseUrl}${teamBase(team)}/events/stream?types=member.updated&after=${cursor}`
    const answer = await fetch(url, { headers: { cookie }, signal: stop.signal })
    const decoder = new TextDecoder()
    let rest = ''
    for await (const piece of answer.body ?? []) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.includes('id: ')) hear(block)
    }
  }
  const ended = listening()
  return {
    began,
    next: async (title: string): Promise<number> => await new Promise((resolve) => waiting.set(title, resolve)),
    close: async (): Promise<void> => {
      stop.abort()
      await ended
    },
  }
}
