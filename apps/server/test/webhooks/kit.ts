import type { EventType } from '@sextant/contract/kit/event-types'
import type { TeamRef } from '@sextant/contract/kit/team'
import {
  createWebhook,
  listDeliveries,
  readDelivery,
  readWebhook,
  readWebhookSecret,
} from '@sextant/contract/webhooks/endpoints'
import { Delivery, DeliveryDetail, Webhook, type WebhookDraft, WebhookSecret } from '@sextant/contract/webhooks/schemas'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../src/platform/database/transaction'
import { startDeliverer } from '../../src/platform/delivery/start-deliverer'
import { makeNetworks } from '../../src/platform/http/networks'
import { makePostClient } from '../../src/platform/http/post-client'
import { emit } from '../../src/platform/outbox'
import { webhookSender } from '../../src/webhooks/sending/sender'
import { type Receiver, startReceiver } from '../kit/receiver'
import { type TestContext, testContext } from '../kit/test-context'

export const loopback = makeNetworks(['127.0.0.0/8'])

/** A webhook worker as in the product, with shorter timeouts. */
export async function startSending(context: TestContext, timeoutMs = 2000) {
  const postClient = makePostClient({ permits: loopback.permits, timeoutMs, maxBodyBytes: 4096 })
  const worker = await startDeliverer(context.services, context.pool, [webhookSender(postClient, loopback)], {
    pollMs: 50,
  })
  return {
    stop: async () => {
      await worker.stop()
      await postClient.close()
    },
  }
}

type Draft = Partial<z.input<typeof WebhookDraft>>

export async function addWebhook(
  context: TestContext,
  url: string,
  draft: Draft = {},
  team: TeamRef = context.acme,
): Promise<Webhook> {
  const body = { name: 'Own systems', url, ...draft }
  const answer = await context.call(createWebhook, { team, body }, context.people['super-admin'])
  return z.object({ data: Webhook }).parse(answer.body).data
}

export async function webhookNow(
  context: TestContext,
  { id }: Webhook,
  team: TeamRef = context.acme,
): Promise<Webhook> {
  const { body } = await context.call(readWebhook, { team, id }, context.people['super-admin'])
  return z.object({ data: Webhook }).parse(body).data
}

export async function secretOf(
  context: TestContext,
  { id }: Webhook,
  team: TeamRef = context.acme,
): Promise<WebhookSecret> {
  const { body } = await context.call(readWebhookSecret, { team, id }, context.people['super-admin'])
  return z.object({ data: WebhookSecret }).parse(body).data
}

/** Emits an event in a transaction of its own. */
export async function tell(
  context: TestContext,
  type: EventType,
  object: object = {},
  team: TeamRef = context.acme,
  resourceId = '7',
): Promise<void> {
  await inTransaction(context.services.db, { team: team.id, person: null }, async (tx) => {
    await emit(tx, [{ type, resourceId, object }])
  })
}

/** Makes all waiting deliveries due and notifies the worker. */
export async function makeAllDue(context: TestContext): Promise<void> {
  await context.pool.query(
    "update deliveries set next_attempt_at = now() where status = 'pending' and next_attempt_at > now()",
  )
  await context.pool.query("select pg_notify('sextant_deliveries', id::text) from teams")
}

/** Sets up a product with a delivery worker and a receiver for each test in a file. */
export function sendingTests() {
  const context = testContext()
  let sending: Awaited<ReturnType<typeof startSending>>
  let receiver: Receiver
  beforeAll(async () => {
    sending = await startSending(context, 500)
  })
  afterAll(async () => await sending.stop())
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await context.pool.query('delete from destinations')
    await receiver.close()
  })
  const admin = () => context.people['super-admin']
  const deliveriesOf = async ({ id }: Webhook): Promise<readonly Delivery[]> => {
    const { body } = await context.call(listDeliveries, { team: context.acme, id }, admin())
    return z.object({ data: z.array(Delivery) }).parse(body).data
  }
  return {
    setup: () => ({ context, receiver, admin: admin(), team: context.acme }),
    deliveriesOf,
    statuses: async (webhook: Webhook) => (await deliveriesOf(webhook)).map(({ status }) => status),
    detailOf: async (webhook: Webhook, deliveryId: string): Promise<DeliveryDetail> => {
      const { body } = await context.call(readDelivery, { team: context.acme, id: webhook.id, deliveryId }, admin())
      return z.object({ data: DeliveryDetail }).parse(body).data
    },
    /** Waits until the given number of requests has arrived. */
    requestCountIs: async (count: number): Promise<void> => {
      await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(count)
    },
    headersOf: (at: number): Record<string, string> =>
      Object.fromEntries(
        Object.entries(receiver.received[at]?.headers ?? {}).map(([name, value]) => [name, String(value)]),
      ),
  }
}
