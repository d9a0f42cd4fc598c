import { ErrorBody } from '@sextant/contract/kit/errors'
import type { TeamRef } from '@sextant/contract/kit/team'
import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  maxWebhooks,
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
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'
import { addWebhook, secretOf, webhookNow } from './kit'

const context = testContext()

const url = 'https://hooks.example.com/sextant'
const draft: z.input<typeof WebhookDraft> = { name: 'Own systems', url }
const admin = () => context.people['super-admin']
const wrong = (field: string, fields: Partial<z.input<typeof WebhookDraft>>) => ({
  field,
  input: (team: TeamRef) => ({ team, body: { ...draft, ...fields } }),
})
const one = (team: TeamRef) => ({ team, id: '1' })

refusals(listWebhooks, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'url:asc' } }), field: 'sort' }],
})
refusals(readWebhook, () => context, { input: one })
refusals(createWebhook, () => context, {
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
refusals(updateWebhook, () => context, {
  input: (team) => ({ ...one(team), body: { name: 'Other' } }),
  wrong: [{ input: (team) => ({ ...one(team), body: { url: 'http://10.1.1.1' } }), field: 'url' }],
})
refusals(deleteWebhook, () => context, { input: one })
refusals(readWebhookSecret, () => context, { input: one })
refusals(rotateWebhookSecret, () => context, { input: one })
refusals(testWebhook, () => context, { input: one })
refusals(listDeliveries, () => context, {
  input: one,
  wrong: [{ input: (team) => ({ ...one(team), query: { start_date: 'yesterday' } }), field: 'start_date' }],
})
refusals(readDelivery, () => context, { input: (team) => ({ ...one(team), deliveryId: '1' }) })
refusals(resendDelivery, () => context, { input: (team) => ({ ...one(team), deliveryId: '1' }) })
refusals(recoverDeliveries, () => context, {
  input: (team) => ({ ...one(team), body: { since: '2026-01-01T00:00:00Z' } }),
  wrong: [{ input: (team) => ({ ...one(team), body: { since: 'monday' } }), field: 'since' }],
})

describe('a webhook', () => {
  test('is not found by an unknown id, or in another team', async () => {
    const webhook = await addWebhook(context, url)
    const { team, id } = { team: context.acmeApps, id: webhook.id }
    const answers = await Promise.all([
      context.call(readWebhook, { team, id }, admin()),
      context.call(updateWebhook, { team, id, body: { name: 'Mine' } }, admin()),
      context.call(deleteWebhook, { team, id }, admin()),
      context.call(readWebhookSecret, { team, id }, admin()),
      context.call(rotateWebhookSecret, { team, id }, admin()),
      context.call(testWebhook, { team, id }, admin()),
      context.call(listDeliveries, { team, id }, admin()),
      context.call(readDelivery, { team, id, deliveryId: '1' }, admin()),
      context.call(resendDelivery, { team, id, deliveryId: '1' }, admin()),
      context.call(recoverDeliveries, { team, id, body: { since: '2026-01-01T00:00:00Z' } }, admin()),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await webhookNow(context, webhook)).name).toBe('Own systems')
  })

  test('keeps unchanged settings, and shows who disabled it', async () => {
    const webhook = await addWebhook(context, url, {
      events: ['trip.created'],
      filters: { status: ['Active'] },
      rate_limit: 5,
    })
    expect(webhook).toMatchObject({
      status: 'Active',
      previous_secret_until: null,
      stats_24h: { succeeded: 0, hours: [] },
    })
    const { body } = await context.call(
      updateWebhook,
      { team: context.acme, id: webhook.id, body: { name: 'Ledger', status: 'Disabled' } },
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
    const recovered = await context.call(
      recoverDeliveries,
      { team: context.acme, id: webhook.id, body: { since: '2026-01-01T00:00:00Z' } },
      admin(),
    )
    expect([recovered.status, ErrorBody.parse(recovered.body).code]).toEqual([409, 'conflict'])
  })

  test('has its secret sealed in the database, and each access audited', async () => {
    const webhook = await addWebhook(context, url)
    const { secret } = await secretOf(context, webhook)
    const { rows } = await context.pool.query('select webhooks::text from webhooks where id = $1', [webhook.id])
    expect(JSON.stringify([rows, webhook])).not.toContain(secret.slice(6))
    const { rows: audited } = await context.pool.query<{ action: string; text: string }>(
      'select action, audit_events::text as text from audit_events where target = $1 order by id',
      [`webhook:${webhook.id}`],
    )
    expect(audited.map(({ action }) => action)).toEqual(['webhooks.create', 'webhooks.read_secret'])
    expect(JSON.stringify(audited)).not.toContain(secret.slice(6))
  })

  test('is found by name, URL or status', async () => {
    const team = await addTeam(context.pool, 'org', 'Pages')
    for (const name of ['Ada', 'Bob', 'Cleo']) await addWebhook(context, `${url}/${name}`, { name }, team)
    const names = async (query: object) => {
      const { body } = await context.call(listWebhooks, { team, query }, admin())
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

  test(`is one of ${maxWebhooks} at most`, async () => {
    const team = await addTeam(context.pool, 'org', 'Many')
    for (let nth = 0; nth < maxWebhooks; nth += 1) await addWebhook(context, url, {}, team)
    const { status, body } = await context.call(createWebhook, { team, body: draft }, admin())
    expect([status, ErrorBody.parse(body).code]).toEqual([409, 'conflict'])
  })
})
