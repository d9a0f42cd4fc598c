import { requestConnection, updateConnection } from '@sextant/contract/marketplace/endpoints'
import { partnerNames } from '@sextant/contract/marketplace/schemas'
import {
  createWebhook,
  listDeliveries,
  readDelivery,
  testWebhook,
  updateWebhook,
} from '@sextant/contract/webhooks/endpoints'
import { Delivery, type Webhook } from '@sextant/contract/webhooks/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addApplication, bearerOf } from '../kit/application'
import { testContext } from '../kit/test-context'
import { addWebhook, tell } from './kit'

const context = testContext()

const url = 'https://hooks.example.com/sextant'
const team = () => context.acme
const admin = () => context.people['super-admin']

async function robot() {
  const created = await addApplication(context, team(), context.people.owner, [
    'webhooks:read',
    'webhooks:write',
    'trips:read',
  ])
  return { headers: await bearerOf(context, created) }
}

async function deliveryOf({ id }: Webhook): Promise<Delivery> {
  const { body } = await context.call(listDeliveries, { team: team(), id }, admin())
  return z.parse(Delivery, z.object({ data: z.array(z.unknown()) }).parse(body).data[0])
}

test('an application creates webhooks only for events whose records it may read', async () => {
  const by = await robot()
  const make = async (events: z.input<typeof createWebhook.body>['events']) => {
    const body = { name: 'Mine', url, events }
    return await context.call(createWebhook, { team: team(), body }, null, by)
  }
  expect((await make(['trip.created'])).status).toBe(201)
  for (const events of [[], ['email.created' as const], ['trip.created' as const, 'member.updated' as const]])
    expect(await make(events)).toMatchObject({
      status: 422,
      body: { errors: { events: [expect.anything()] } },
    })
})

test('an application cannot extend or redirect a webhook beyond what it may read', async () => {
  const by = await robot()
  const edit = async ({ id }: Webhook, body: z.input<typeof updateWebhook.body>) =>
    (await context.call(updateWebhook, { team: team(), id, body }, null, by)).status
  const trips = await addWebhook(context, url, { events: ['trip.created'] })
  expect(await edit(trips, { url: 'https://hooks.example.com/other' })).toBe(200)
  expect(await edit(trips, { events: [] })).toBe(422)
  expect(await edit(trips, { events: ['email.processed'] })).toBe(422)
  const all = await addWebhook(context, url)
  expect(await edit(all, { url: 'https://hooks.example.com/other' })).toBe(403)
  expect(await edit(all, { url: 'https://hooks.example.com/other', events: ['trip.created'] })).toBe(403)
})

test('an application reads deliveries only of events whose records it may read', async () => {
  const by = await robot()
  const read = async (webhook: Webhook) => {
    const { id: deliveryId } = await deliveryOf(webhook)
    return (await context.call(readDelivery, { team: team(), id: webhook.id, deliveryId }, null, by)).status
  }
  const trips = await addWebhook(context, url, { events: ['trip.created'] })
  const members = await addWebhook(context, url, { events: ['member.created'] })
  await tell(context, 'trip.created')
  await tell(context, 'member.created', { email: 'ada@acme.example' })
  expect([await read(trips), await read(members)]).toEqual([200, 403])
})

test('a test contains no real records, so anyone who may change webhooks can send it', async () => {
  const by = await robot()
  const { id } = await addWebhook(context, url, { events: ['trip.created'] })
  expect((await context.call(testWebhook, { team: team(), id }, null, by)).status).toBe(201)
})

test('a connection is not a webhook: its deliveries are not listed as such', async () => {
  const { owner } = context.people
  const app_id = String(partnerNames.indexOf('ramp') + 1)
  const created = await context.call(requestConnection, { team: team(), body: { app_id } }, owner)
  const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(created.body).data
  const config = { endpoint: 'https://api.example.com/in', api_key: 'key-1' }
  await context.call(updateConnection, { team: team(), id, body: { config } }, owner)
  await tell(context, 'segment.created')
  const { rows } = await context.pool.query('select id from deliveries where destination_id = $1', [id])
  const { id: deliveryId } = z.parse(z.object({ id: z.string() }), rows[0])
  const answer = await context.call(readDelivery, { team: team(), id, deliveryId }, owner)
  expect(answer.status).toBe(404)
})

test('a header value must be entered again when the webhook’s server changes', async () => {
  const webhook = await addWebhook(context, url, { custom_headers: [{ name: 'x-key', value: 'hidden' }] })
  const edit = async (body: z.input<typeof updateWebhook.body>) =>
    await context.call(updateWebhook, { team: team(), id: webhook.id, body }, admin())
  const elsewhere = 'https://collector.example.net/'
  expect(await edit({ url: elsewhere })).toMatchObject({
    status: 422,
    body: { errors: { custom_headers: [expect.anything()] } },
  })
  expect(await edit({ url: elsewhere, custom_headers: [{ name: 'x-key' }] })).toMatchObject({
    status: 422,
    body: { errors: { 'custom_headers.0.value': [expect.anything()] } },
  })
  expect((await edit({ url: `${url}/v2`, custom_headers: [{ name: 'x-key' }] })).status).toBe(200)
  expect((await edit({ url: elsewhere, custom_headers: [{ name: 'x-key', value: 'new' }] })).status).toBe(200)
  expect((await edit({ url, custom_headers: [] })).status).toBe(200)
})
