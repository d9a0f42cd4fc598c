import type { EventType } from '@sextant/contract/kit/event-types'
import type { TeamRef } from '@sextant/contract/kit/team'
import {
  createWebhook,
  listDeliveries,
  readDelivery,
  readWebhook,
  readWebhookSecret,
} from '@sextant/contract/webhooks/endpoints'
import {
  Delivery,
  DeliveryDetail,
  Webhook,
  type WebhookDraft,
  WebhookSecret,
} from '@sextant/contract/webhooks/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../src/platform/database/transaction'
import { startDeliverer } from '../../src/platform/delivery/start-deliverer'
import { makeNetworks } from '../../src/platform/http/networks'
import { makePoster } from '../../src/platform/http/poster'
import { emit } from '../../src/platform/outbox'
import { webhookSender } from '../../src/webhooks/sending/sender'
import { type Receiver, startReceiver } from '../kit/receiver'
import { makeWorld, type World } from '../kit/world'

export const loopback = makeNetworks(['127.0.0.0/8'])

/** A worker that delivers to webhooks, as the product has one, with less patience. */
export async function startSending(world: World, timeoutMs = 2000) {
  const poster = makePoster({ permits: loopback.permits, timeoutMs, keptBytes: 4096 })
  const worker = await startDeliverer(world.services, world.pool, [webhookSender(poster, loopback)], {
    pollMs: 50,
  })
  return {
    stop: async () => {
      await worker.stop()
      await poster.close()
    },
  }
}

type Draft = Partial<z.input<typeof WebhookDraft>>

export async function addWebhook(
  world: World,
  url: string,
  draft: Draft = {},
  team: TeamRef = world.acme,
): Promise<Webhook> {
  const body = { name: 'Own systems', url, ...draft }
  const answer = await world.call(createWebhook, { team, body }, world.people['super-admin'])
  return z.object({ data: Webhook }).parse(answer.body).data
}

export async function webhookNow(
  world: World,
  { id }: Webhook,
  team: TeamRef = world.acme,
): Promise<Webhook> {
  const { body } = await world.call(readWebhook, { team, id }, world.people['super-admin'])
  return z.object({ data: Webhook }).parse(body).data
}

export async function secretOf(
  world: World,
  { id }: Webhook,
  team: TeamRef = world.acme,
): Promise<WebhookSecret> {
  const { body } = await world.call(readWebhookSecret, { team, id }, world.people['super-admin'])
  return z.object({ data: WebhookSecret }).parse(body).data
}

/** Tells of a record, in a transaction of its own. */
export async function tell(
  world: World,
  type: EventType,
  object: object = {},
  team: TeamRef = world.acme,
  resourceId = '7',
): Promise<void> {
  await inTransaction(world.services.db, { team: team.id, person: null }, async (tx) => {
    await emit(tx, [{ type, resourceId, object }])
  })
}

/** Has everything that waits be due, and says so to the worker. */
export async function hurry(world: World): Promise<void> {
  await world.pool.query(
    "update deliveries set next_attempt_at = now() where status = 'pending' and next_attempt_at > now()",
  )
  await world.pool.query("select pg_notify('sextant_deliveries', id::text) from teams")
}

/** A product with a worker that sends, and a receiver for each test: set up and torn down around the tests of a file. */
export function sendingTests() {
  let world: World
  let sending: Awaited<ReturnType<typeof startSending>>
  let receiver: Receiver
  beforeAll(async () => {
    world = await makeWorld()
    sending = await startSending(world, 500)
  })
  afterAll(async () => {
    await sending.stop()
    await world.close()
  })
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await world.pool.query('delete from destinations')
    await receiver.close()
  })
  const admin = () => world.people['super-admin']
  const deliveriesOf = async ({ id }: Webhook): Promise<readonly Delivery[]> => {
    const { body } = await world.call(listDeliveries, { team: world.acme, id }, admin())
    return z.object({ data: z.array(Delivery) }).parse(body).data
  }
  return {
    here: () => ({ world, receiver, admin: admin(), team: world.acme }),
    deliveriesOf,
    statuses: async (webhook: Webhook) => (await deliveriesOf(webhook)).map(({ status }) => status),
    detailOf: async (webhook: Webhook, deliveryId: string): Promise<DeliveryDetail> => {
      const { body } = await world.call(
        readDelivery,
        { team: world.acme, id: webhook.id, deliveryId },
        admin(),
      )
      return z.object({ data: DeliveryDetail }).parse(body).data
    },
    /** Waits until so many posts have come. */
    got: async (count: number): Promise<void> => {
      await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(count)
    },
    headersOf: (at: number): Record<string, string> =>
      Object.fromEntries(
        Object.entries(receiver.received[at]?.headers ?? {}).map(([name, value]) => [name, String(value)]),
      ),
  }
}
