import { listEmailCallbacks } from '@sextant/contract/emails/content'
import { Webhook as Verifier } from 'standardwebhooks'
import { inTransaction } from '../../src/platform/database/transaction'
import { emit } from '../../src/platform/outbox'
import { listCallbacks } from '../../src/webhooks'
import '../../src/main/wiring'
import { updateWebhook } from '@sextant/contract/webhooks/endpoints'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startReceiver } from '../kit/receiver'
import { addTeam } from '../kit/test-context'
import { addWebhook, makeAllDue, secretOf, sendingTests, tell } from './kit'

const { setup, deliveriesOf, detailOf, statuses, requestCountIs, headersOf } = sendingTests()

describe('an event', () => {
  test('arrives in Standard Webhooks format, and its own library verifies the signature', async () => {
    const { context, receiver } = setup()
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'segment.created', { id: '7', name: 'Zürich → "Genève"' })
    await requestCountIs(1)
    const { secret } = await secretOf(context, webhook)
    const verified = new Verifier(secret).verify(receiver.received[0]?.body ?? '', headersOf(0))
    expect(verified).toMatchObject({
      type: 'segment.created',
      resource_id: '7',
      data: { object: { id: '7', name: 'Zürich → "Genève"' } },
    })
    expect(headersOf(0)).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': `evt_${z.object({ id: z.string() }).parse(verified).id}`,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await expect.poll(async () => await statuses(webhook)).toEqual(['success'])
    const [delivery] = await deliveriesOf(webhook)
    const { attempts, request_body } = await detailOf(webhook, delivery?.id ?? '')
    expect(request_body).toBe(receiver.received[0]?.body)
    expect(attempts).toMatchObject([
      {
        attempt: 1,
        status: 'success',
        trigger: 'scheduled',
        url: receiver.url,
        response_status: 200,
        error: null,
      },
    ])
    expect(attempts[0]?.request_headers).toMatchObject({
      'webhook-signature': headersOf(0)['webhook-signature'],
    })
  })

  test('is sent to webhooks that want it: by type, by field, and while active', async () => {
    const { context, admin } = setup()
    const [all, trips, air, off, theirs] = await Promise.all(
      ['all', 'trips', 'air', 'off', 'theirs'].map(startReceiver),
    )
    if (!all || !trips || !air || !off || !theirs) throw new Error('No receivers.')
    const globexAdmin = await addTeam(context.pool, 'org', 'Others')
    await addWebhook(context, all.url)
    await addWebhook(context, trips.url, { events: ['trip.created', 'trip.updated'] })
    await addWebhook(context, air.url, { filters: { type: ['air', 'rail'], member_id: ['3'] } })
    const disabled = await addWebhook(context, off.url)
    await addWebhook(context, theirs.url, {}, globexAdmin)
    await context.call(updateWebhook, { team: context.acme, id: disabled.id, body: { status: 'Disabled' } }, admin)
    await tell(context, 'segment.created', { type: 'air', member_id: '3' })
    await tell(context, 'segment.created', { type: 'hotel', member_id: '3' })
    await tell(context, 'segment.created', { type: 'air', member_id: '4' })
    await tell(context, 'trip.created', { member_id: '3' })
    await expect.poll(() => all.received.length).toBe(4)
    await expect.poll(() => [trips.received.length, air.received.length]).toEqual([1, 2])
    expect([off.received.length, theirs.received.length]).toEqual([0, 0])
    await Promise.all([all, trips, air, off, theirs].map((one) => one.close()))
  })

  test('is emitted once per delivery, and not at all if the change was rolled back', async () => {
    const { context, receiver } = setup()
    await addWebhook(context, receiver.url)
    const undone = inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
      await emit(tx, [{ type: 'trip.deleted', resourceId: '1', object: {} }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => await tell(context, 'trip.updated', {}, context.acme, String(at))),
    )
    await requestCountIs(50)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(50)
  })

  test('about an email is in its log, and one of its callbacks', async () => {
    const { context, receiver } = setup()
    const { rows } = await context.pool.query<{ id: string }>(
      "insert into emails (team_id, content_hash, size_bytes) values ($1, sha256('x'), 1) returning id",
      [context.acme.id],
    )
    const id = rows[0]?.id ?? ''
    await addWebhook(context, receiver.url)
    await tell(context, 'email.processed', { id }, context.acme, id)
    const events = async () => (await context.pool.query('select * from email_events where email_id = $1', [id])).rows
    await expect.poll(events).toMatchObject([{ type: 'callback_sent', status: 'ok' }])
    const callbacks = async (eventIds?: readonly string[]) =>
      await inTransaction(
        context.services.db,
        { team: context.acme.id, person: null },
        async (tx) => await listCallbacks(tx, { resource: 'email', id, eventIds }),
      )
    const [callback] = await callbacks()
    expect(callback).toMatchObject({ url: receiver.url, attempt: 1, status: 'success', response_status: 200 })
    expect(await events()).toMatchObject([{ detail: { event_id: callback?.event_id } }])
    expect(await callbacks([callback?.event_id ?? ''])).toHaveLength(1)
    expect(await callbacks(['999999'])).toEqual([])
    // The log entry of the email that was written with the event also names it.
    const { rows: log } = await context.pool.query<{ id: string }>(
      `insert into email_events (team_id, email_id, id, type, status, message, created)
       select team_id, resource_id, 777777, 'completed', 'ok', 'Read.', created from events where id = $1
       union all select team_id, resource_id, 777778, 'received', 'ok', 'Taken.', created - interval '1 s' from events where id = $1
       returning id`,
      [callback?.event_id],
    )
    const result = await events()
    const sent = result.find(({ type }) => type === 'callback_sent')
    const counts = [sent?.id, ...log.map((entry) => entry.id), '999999'].map(async (event_id) => {
      const input = { team: context.acme, id, query: { event_id: String(event_id) } }
      const { body } = await context.call(listEmailCallbacks, input, context.people.owner)
      return z.parse(listEmailCallbacks.output, body).data.length
    })
    expect(await Promise.all(counts)).toEqual([1, 1, 0, 0])
  })

  test('includes custom headers; the log and the API never show their values', async () => {
    const { context, receiver, admin } = setup()
    const custom_headers = [{ name: 'X-Api-Key', value: 'top secret' }]
    const webhook = await addWebhook(context, receiver.url, { custom_headers })
    expect(webhook.custom_headers).toEqual([{ name: 'x-api-key' }])
    const retained = await context.call(
      updateWebhook,
      {
        team: context.acme,
        id: webhook.id,
        body: { custom_headers: [{ name: 'x-api-key' }, { name: 'x-env', value: 'test' }] },
      },
      admin,
    )
    expect(retained.status).toBe(200)
    await tell(context, 'trip.created')
    await requestCountIs(1)
    expect(headersOf(0)).toMatchObject({ 'x-api-key': 'top secret', 'x-env': 'test' })
    await expect.poll(async () => await statuses(webhook)).toEqual(['success'])
    const [delivery] = await deliveriesOf(webhook)
    const detail = await detailOf(webhook, delivery?.id ?? '')
    expect(detail.attempts[0]?.request_headers).toMatchObject({ 'x-api-key': '(not shown)' })
    const { rows } = await context.pool.query(
      "select webhooks::text, (select string_agg(a::text, '') from delivery_attempts a) from webhooks",
    )
    expect(JSON.stringify([retained.body, detail, rows])).not.toContain('top secret')
    const { rows: audited } = await context.pool.query('select * from audit_events')
    expect(JSON.stringify(audited)).not.toContain('top secret')
  })
})

test('a deleted team sends nothing more', async () => {
  const { context, receiver } = setup()
  const gone = await addTeam(context.pool, 'dev', 'Gone')
  await addWebhook(context, receiver.url, {}, gone)
  await context.pool.query("update teams set status = 'Deleted' where id = $1", [gone.id])
  await tell(context, 'trip.created', { of: 'gone' }, gone)
  await makeAllDue(context)
  await addWebhook(context, receiver.url)
  await tell(context, 'trip.created', { of: 'acme' })
  await requestCountIs(1)
  await tell(context, 'trip.updated', { of: 'acme' })
  await requestCountIs(2)
  expect(receiver.received.filter(({ body }) => body.includes('gone'))).toEqual([])
})
