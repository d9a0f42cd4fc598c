import { createHmac } from 'node:crypto'
import { deleteWebhook, resendDelivery, rotateWebhookSecret, testWebhook } from '@sextant/contract/webhooks/endpoints'
import { Webhook as Verifier } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startReceiver } from '../kit/receiver'
import { addWebhook, secretOf, sendingTests, tell, webhookNow } from './kit'

const { setup, deliveriesOf, statuses, requestCountIs, headersOf } = sendingTests()

describe('manually', () => {
  test('a delivery is sent again, once, with the same id', async () => {
    const { context, receiver, admin } = setup()
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    await expect.poll(async () => await statuses(webhook)).toEqual(['success'])
    receiver.answer({ status: 500 })
    const deliveryId = (await deliveriesOf(webhook))[0]?.id ?? ''
    const { status } = await context.call(resendDelivery, { team: context.acme, id: webhook.id, deliveryId }, admin)
    expect(status).toBe(200)
    await requestCountIs(2)
    await expect.poll(async () => await statuses(webhook)).toEqual(['failed'])
    expect(headersOf(1)['webhook-id']).toBe(headersOf(0)['webhook-id'])
  })

  test('a test of any type arrives, without appearing in the feed or statistics', async () => {
    const { context, receiver, admin } = setup()
    const webhook = await addWebhook(context, receiver.url, { events: ['trip.created'] })
    for (const type of ['webhook.test', 'segment.created'] as const) {
      const { status } = await context.call(testWebhook, { team: context.acme, id: webhook.id, body: { type } }, admin)
      expect(status).toBe(201)
    }
    await requestCountIs(2)
    const result = receiver.received.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body)).type)
    expect(result.toSorted()).toEqual(['segment.created', 'webhook.test'])
    await expect.poll(async () => await statuses(webhook)).toEqual(['success', 'success'])
    expect((await webhookNow(context, webhook)).stats_24h).toMatchObject({ succeeded: 0, failed: 0 })
  })

  test('a new secret signs next to the previous one for a day', async () => {
    const { context, receiver, admin } = setup()
    const webhook = await addWebhook(context, receiver.url)
    const old = await secretOf(context, webhook)
    await context.call(rotateWebhookSecret, { team: context.acme, id: webhook.id }, admin)
    const now = await secretOf(context, webhook)
    expect(now.previous?.secret).toBe(old.secret)
    await tell(context, 'trip.created')
    await requestCountIs(1)
    for (const secret of [old.secret, now.secret])
      expect(() => new Verifier(secret).verify(receiver.received[0]?.body ?? '', headersOf(0))).not.toThrow()
    await context.pool.query("update webhooks set previous_until = now() - interval '1 second'")
    await tell(context, 'trip.updated')
    await requestCountIs(2)
    const key = Buffer.from(now.secret.slice(6), 'base64')
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headersOf(1)
    const expected = createHmac('sha256', key).update(`${id}.${at}.${receiver.received[1]?.body}`).digest('base64')
    expect(signature).toBe(`v1,${expected}`)
    expect((await secretOf(context, webhook)).previous).toBeNull()
  })

  test('a deleted webhook receives nothing more', async () => {
    const { context, receiver, admin } = setup()
    receiver.answer({ status: 500 })
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    await requestCountIs(1)
    await context.call(deleteWebhook, { team: context.acme, id: webhook.id }, admin)
    const { rows } = await context.pool.query('select 1 from deliveries where destination_id = $1', [webhook.id])
    expect(rows).toEqual([])
  })
})

describe('many at once', () => {
  test('a slow receiver does not delay another, even of the same team', async () => {
    const { context, receiver } = setup()
    const fast = await startReceiver()
    receiver.answer(async () => await new Promise(() => {}))
    await addWebhook(context, receiver.url)
    await addWebhook(context, fast.url)
    for (let nth = 0; nth < 60; nth += 1) await tell(context, 'trip.updated')
    await expect.poll(() => fast.received.length, { timeout: 400 }).toBe(60)
    await fast.close()
  })

  test('a rate limit per second is respected', async () => {
    const { context, receiver } = setup()
    await addWebhook(context, receiver.url, { rate_limit: 20 })
    await Promise.all(Array.from({ length: 15 }, async () => await tell(context, 'trip.updated')))
    await requestCountIs(15)
    const times = receiver.received.map(({ at }) => at)
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(14 * 50 - 60)
  })
})
