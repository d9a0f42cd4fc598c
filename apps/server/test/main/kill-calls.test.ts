import { setTimeout as delay } from 'node:timers/promises'
import { createFilter, listFilters } from '@sextant/contract/filters/endpoints'
import { Filter } from '@sextant/contract/filters/schemas'
import { urlOf } from '@sextant/contract/kit/request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startVictim, type Victim } from '../kit/kill'

const team = { type: 'org', id: '1' } as const
const rounds = 4
const Created = z.object({ data: Filter })

let victim: Victim
beforeAll(async () => {
  victim = await startVictim()
}, 120_000)
afterAll(async () => await victim.end())

/** Repeats a call until it is answered, like a client that does not know the outcome. */
async function sendUntilAnswered(cookie: string, key: string): Promise<string> {
  const body = { name: key, type: 'exclude' as const, action: 'hold' as const, domains: ['airbnb.com'] }
  const headers = {
    cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-requested-with': 'XMLHttpRequest',
  }
  for (;;) {
    const url = `http://127.0.0.1:${victim.product.ports.http}${urlOf(createFilter, { team, body })}`
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(url, sent).catch(() => null)
    const result = answer?.status === 201 ? await answer.json().catch(() => null) : null
    if (result !== null) return Created.parse(result).data.id
    await delay(5)
  }
}

test('calls with idempotency keys run once each, whenever the product or its database is killed', async () => {
  const { client, cookie } = await victim.session()
  const stop = new AbortController()
  const answered: string[] = []
  const senders = [1, 2, 3].map(async (sender) => {
    for (let n = 0; !stop.signal.aborted; n += 1) answered.push(await sendUntilAnswered(cookie, `${sender}-${n}`))
  })
  for (let round = 0; round < rounds; round += 1) {
    const enough = answered.length + 3 + round
    await expect.poll(() => answered.length, { timeout: 40_000, interval: 3 }).toBeGreaterThanOrEqual(enough)
    await victim.product.kill()
    if (round === 2) await victim.product.killDatabase()
    await victim.product.start()
  }
  stop.abort()
  await Promise.all(senders)
  const { meta } = await client.call(listFilters, { team, query: { limit: 1 } })
  expect([new Set(answered).size, meta.total]).toEqual([answered.length, answered.length])
}, 360_000)
