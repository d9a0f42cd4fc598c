import { setTimeout as delay } from 'node:timers/promises'
import { createTraveler } from '@sextant/contract/travelers/endpoints'
import { createWebhook, listDeliveries } from '@sextant/contract/webhooks/endpoints'
import { listEvents } from '@sextant/contract/webhooks/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVictim, type Victim } from '../kit/kill'
import { type Receiver, startReceiver } from '../kit/receiver'

const rounds = 4
const peopleARound = 10
const team = { type: 'org', id: '1' } as const

let victim: Victim
let receiver: Receiver
beforeAll(async () => {
  victim = await startVictim({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
  receiver = await startReceiver()
  // Slow enough for the kill to happen during deliveries.
  receiver.answer(async () => {
    await delay(15)
    return {}
  })
}, 120_000)
afterAll(async () => {
  await receiver.close()
  await victim.end()
})

test('after a kill -9 of worker and database every event arrives, with the same ID if repeated', async () => {
  const client = await victim.signedIn()
  const { data: webhook } = await client.call(createWebhook, {
    team,
    body: { name: 'Receiver', url: receiver.url, events: ['member.created'] },
  })
  for (let round = 0; round < rounds; round += 1) {
    const signedIn = await victim.signedIn()
    const adding = Array.from({ length: peopleARound }, async (_, nth) => {
      const email = `p${round * peopleARound + nth}@acme.test`
      await signedIn.call(createTraveler, { team, body: { email } }).catch(() => null)
    })
    // Some events have arrived and others have not.
    const before = receiver.received.length
    await expect.poll(() => receiver.received.length, { timeout: 80_000, interval: 5 }).toBeGreaterThan(before + 1)
    await victim.product.kill()
    if (round % 2 === 1) await victim.product.killDatabase()
    await Promise.all(adding)
    await victim.product.start()
  }
  const last = await victim.signedIn()
  const { data: events } = await last.call(listEvents, {
    team,
    query: { types: 'member.created', limit: 200 },
  })
  expect(events.length).toBeGreaterThan(rounds)
  const pending = async () =>
    (await last.call(listDeliveries, { team, id: webhook.id, query: { status: 'pending' } })).meta.total
  await expect.poll(pending, { timeout: 80_000 }).toBe(0)
  const arrived = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  expect(arrived).toEqual(new Set(events.map(({ id }) => `evt_${id}`)))
  const delivered = await last.call(listDeliveries, { team, id: webhook.id, query: { status: 'success' } })
  expect(delivered.meta.total).toBe(events.length)
}, 360_000)
