import { ErrorBody } from '@sextant/contract/kit/errors'
import type { TeamRef } from '@sextant/contract/kit/team'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  mostWebhooks,
  readDelivery,
  readWebhook,
  readWebhookSecret,
  recoverDeliveries,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@sextant/contract/webhooks/endpoints'
import { Webhook, type WebhookDraft } from '@sextant/contract/webhooks/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addTeam, makeWorld, type World } from '../kit/world'
import { addWebhook, secretOf, webhookNow } from './kit'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

const url = 'https://hooks.example.com/sextant'
const draft: z.input<typeof WebhookDraft> = { name: 'Own systems', url }
const admin = () => world.people['super-admin']
const wrong = (field: string, fields: Partial<z.input<typeof WebhookDraft>>) => ({
  field,
  input: (team: TeamRef) => ({ team, body: { ...draft, ...fields } }),
})
const one = (team: TeamRef) => ({ team, id: '1' })

refusals(listWebhooks, () => world, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'url:asc' } }), field: 'sort' }],
})
refusals(readWebhook, () => world, { input: one })
refusals(createWebhook, () => world, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    wrong('name', { name: ' ' }),
    wrong('url', { url: 'hooks.example.com' }),
    wrong('url', { url: 'ftp://hooks.example.com' }),
    wrong('url', { url: 'http://hooks.example.com' }),
    wrong('url', { url: 'https://user:password@hooks.example.com' }),
    wrong('url', { url: 'https://10.0.0.1/hook' }),
    wrong('url', { url: 'https://[::ffff:10.0.0.1]/hook' }),
    wrong('url', { url: 'https://0.0.0.0/hook' }),
    wrong('url', { url: 'https://2130706433.9/' }),
    wrong('url', { url: 'https://hooks.exa\nmple.com/' }),
    wrong('filters.type', { filters: { type: [] } }),
    wrong('rate_limit', { rate_limit: 0 }),
    wrong('custom_headers.0.name', { custom_headers: [{ name: 'Webhook-Id', value: 'x' }] }),
    wrong('custom_headers.0.name', { custom_headers: [{ name: 'Content-Length', value: '1' }] }),
    wrong('custom_headers.0.name', { custom_headers: [{ name: 'Connection', value: 'close' }] }),
    wrong('custom_headers.0.name', { custom_headers: [{ name: 'x y', value: '1' }] }),
    wrong('custom_headers.0.value', { custom_headers: [{ name: 'x-key', value: 'a\r\nb' }] }),
    wrong('custom_headers.0.value', { custom_headers: [{ name: 'x-key' }] }),
    wrong('custom_headers', {
      custom_headers: [
        { name: 'x-key', value: '1' },
        { name: 'X-Key', value: '2' },
      ],
    }),
  ],
})
refusals(updateWebhook, () => world, {
  input: (team) => ({ ...one(team), body: { name: 'Other' } }),
  wrong: [{ input: (team) => ({ ...one(team), body: { url: 'http://10.1.1.1' } }), field: 'url' }],
})
refusals(deleteWebhook, () => world, { input: one })
refusals(readWebhookSecret, () => world, { input: one })
refusals(rotateWebhookSecret, () => world, { input: one })
refusals(testWebhook, () => world, { input: one })
refusals(listDeliveries, () => world, {
  input: one,
  wrong: [{ input: (team) => ({ ...one(team), query: { start_date: 'yesterday' } }), field: 'start_date' }],
})
refusals(readDelivery, () => world, { input: (team) => ({ ...one(team), deliveryId: '1' }) })
refusals(resendDelivery, () => world, { input: (team) => ({ ...one(team), deliveryId: '1' }) })
refusals(recoverDeliveries, () => world, {
  input: (team) => ({ ...one(team), body: { since: '2026-01-01T00:00:00Z' } }),
  wrong: [{ input: (team) => ({ ...one(team), body: { since: 'monday' } }), field: 'since' }],
})

describe('a webhook', () => {
  test('is not found where there is none, and under no other team', async () => {
    const webhook = await addWebhook(world, url)
    const { team, id } = { team: world.acmeApps, id: webhook.id }
    const answers = await Promise.all([
      world.call(readWebhook, { team, id }, admin()),
      world.call(updateWebhook, { team, id, body: { name: 'Mine' } }, admin()),
      world.call(deleteWebhook, { team, id }, admin()),
      world.call(readWebhookSecret, { team, id }, admin()),
      world.call(rotateWebhookSecret, { team, id }, admin()),
      world.call(testWebhook, { team, id }, admin()),
      world.call(listDeliveries, { team, id }, admin()),
      world.call(readDelivery, { team, id, deliveryId: '1' }, admin()),
      world.call(resendDelivery, { team, id, deliveryId: '1' }, admin()),
      world.call(recoverDeliveries, { team, id, body: { since: '2026-01-01T00:00:00Z' } }, admin()),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await webhookNow(world, webhook)).name).toBe('Own systems')
  })

  test('keeps what is not changed, and says who disabled it', async () => {
    const webhook = await addWebhook(world, url, {
      events: ['trip.created'],
      filters: { status: ['Active'] },
      rate_limit: 5,
    })
    expect(webhook).toMatchObject({
      status: 'Active',
      previous_secret_until: null,
      stats_24h: { succeeded: 0, hours: [] },
    })
    const { body } = await world.call(
      updateWebhook,
      { team: world.acme, id: webhook.id, body: { name: 'Ledger', status: 'Disabled' } },
      admin(),
    )
    expect(z.object({ data: Webhook }).parse(body).data).toMatchObject({
      name: 'Ledger',
      url,
      status: 'Disabled',
      disabled_reason: 'person',
      events: ['trip.created'],
      filters: { status: ['Active'] },
      rate_limit: 5,
    })
    const recovered = await world.call(
      recoverDeliveries,
      { team: world.acme, id: webhook.id, body: { since: '2026-01-01T00:00:00Z' } },
      admin(),
    )
    expect([recovered.status, ErrorBody.parse(recovered.body).code]).toEqual([409, 'conflict'])
  })

  test('has its secret sealed in the database, and every reading of it written down', async () => {
    const webhook = await addWebhook(world, url)
    const { secret } = await secretOf(world, webhook)
    const { rows } = await world.pool.query('select webhooks::text from webhooks where id = $1', [webhook.id])
    expect(JSON.stringify([rows, webhook])).not.toContain(secret.slice(6))
    const { rows: audited } = await world.pool.query<{ action: string; text: string }>(
      'select action, audit_events::text as text from audit_events where target = $1 order by id',
      [`webhook:${webhook.id}`],
    )
    expect(audited.map(({ action }) => action)).toEqual(['webhooks.create', 'webhooks.read_secret'])
    expect(JSON.stringify(audited)).not.toContain(secret.slice(6))
  })

  test('is one of a page, found by its name, address or status', async () => {
    const team = await addTeam(world.pool, 'org', 'Pages')
    for (const name of ['Ada', 'Bob', 'Cleo']) await addWebhook(world, `${url}/${name}`, { name }, team)
    const names = async (query: object) => {
      const { body } = await world.call(listWebhooks, { team, query }, admin())
      return z
        .object({ data: z.array(Webhook) })
        .parse(body)
        .data.map(({ name }) => name)
    }
    expect(await names({ sort: 'name:asc', limit: 2 })).toEqual(['Ada', 'Bob'])
    expect(await names({ sort: 'last_success_at:desc', limit: 2 })).toHaveLength(2)
    expect(await names({ search: 'sextant/cleo' })).toEqual(['Cleo'])
    expect(await names({ status: 'Disabled' })).toEqual([])
    expect(await names({ status: 'Active' })).toHaveLength(3)
  })

  test(`is one of ${mostWebhooks} at most`, async () => {
    const team = await addTeam(world.pool, 'org', 'Many')
    for (let nth = 0; nth < mostWebhooks; nth += 1) await addWebhook(world, url, {}, team)
    const { status, body } = await world.call(createWebhook, { team, body: draft }, admin())
    expect([status, ErrorBody.parse(body).code]).toEqual([409, 'conflict'])
  })
})
