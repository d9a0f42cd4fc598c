import { recoverDeliveries, updateWebhook } from '@sextant/contract/webhooks/endpoints'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../kit/events'
import { openOutbox } from '../kit/outbox'
import { startReceiver } from '../kit/receiver'
import { addWebhook, makeAllDue, sendingTests, tell, webhookNow } from './kit'

const { setup, deliveriesOf, detailOf, statuses, requestCountIs, headersOf } = sendingTests()

describe('a failure', () => {
  test.each([
    [500, 'It answered 500.'],
    [302, 'It answered with a redirect (302), which is not followed.'],
  ])('with %i is retried at the next step of the schedule with the same ID', async (status, error) => {
    const { context, receiver } = setup()
    receiver.answer({ status, headers: { location: receiver.url }, body: 'No, not now.' })
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    await expect.poll(async () => (await deliveriesOf(webhook))[0]?.attempt_count).toBe(1)
    const [waiting] = await deliveriesOf(webhook)
    expect(waiting).toMatchObject({ status: 'pending', response_status: status, error })
    const seconds = (Date.parse(waiting?.next_attempt_at ?? '') - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(6)
    expect((await webhookNow(context, webhook)).status).toBe('Failing')
    receiver.answer({})
    await makeAllDue(context)
    await requestCountIs(2)
    await expect.poll(async () => await statuses(webhook)).toEqual(['success'])
    expect(headersOf(1)['webhook-id']).toBe(headersOf(0)['webhook-id'])
    const { attempts } = await detailOf(webhook, waiting?.id ?? '')
    expect(attempts.map(({ attempt, response_body }) => [attempt, response_body])).toEqual([
      [2, ''],
      [1, 'No, not now.'],
    ])
    expect(await webhookNow(context, webhook)).toMatchObject({
      status: 'Active',
      stats_24h: { succeeded: 1, failed: 1 },
    })
  })

  test('ends after ten attempts, and all failures since an instant can be recovered', async () => {
    const { context, receiver, admin } = setup()
    receiver.answer({ status: 503 })
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    for (let nth = 1; nth <= 10; nth += 1) {
      await requestCountIs(nth)
      await expect.poll(async () => (await deliveriesOf(webhook))[0]?.attempt_count).toBe(nth)
      await makeAllDue(context)
    }
    await expect.poll(async () => await statuses(webhook)).toEqual(['failed'])
    receiver.answer({})
    const since = new Date(Date.now() - 60_000).toISOString()
    const { body } = await context.call(
      recoverDeliveries,
      { team: context.acme, id: webhook.id, body: { since } },
      admin,
    )
    expect(body).toEqual({ data: { count: 1 } })
    await requestCountIs(11)
    await expect.poll(async () => await statuses(webhook)).toEqual(['success'])
    const { attempts } = await detailOf(webhook, (await deliveriesOf(webhook))[0]?.id ?? '')
    expect(attempts[0]).toMatchObject({ attempt: 11, trigger: 'manual' })
  })

  test('with retry-after pauses the whole webhook for that time', async () => {
    const { context, receiver } = setup()
    receiver.answer({ status: 429, headers: { 'retry-after': '600' } })
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    await expect.poll(async () => (await deliveriesOf(webhook))[0]?.attempt_count).toBe(1)
    const [waiting] = await deliveriesOf(webhook)
    expect(Date.parse(waiting?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(590_000)
    await tell(context, 'trip.updated')
    const other = await startReceiver()
    await addWebhook(context, other.url)
    await tell(context, 'trip.deleted')
    await expect.poll(() => other.received.length).toBe(1)
    await other.close()
    expect(receiver.received).toHaveLength(1)
  })

  test('includes timeouts and unreachable receivers', async () => {
    const { context, receiver } = setup()
    receiver.answer(async () => await new Promise(() => {}))
    const slow = await addWebhook(context, receiver.url)
    const nobody = await addWebhook(context, 'http://127.0.0.1:9/')
    await tell(context, 'trip.created')
    await expect.poll(async () => (await deliveriesOf(slow))[0]?.error).toBe('There was no answer within 0.5 seconds.')
    await expect.poll(async () => (await deliveriesOf(nobody))[0]?.error).toBe('The connection was refused.')
  })

  test('410 disables immediately: owners are notified by email, event and audit log, and it can be enabled again', async () => {
    const { context, receiver, admin } = setup()
    const outbox = await openOutbox(context)
    receiver.answer({ status: 410 })
    const webhook = await addWebhook(context, receiver.url, { name: 'Ledger' })
    await tell(context, 'trip.created')
    await expect.poll(async () => (await webhookNow(context, webhook)).status).toBe('Disabled')
    expect(await webhookNow(context, webhook)).toMatchObject({ disabled_reason: 'gone' })
    expect(await statuses(webhook)).toEqual(['failed'])
    expect(await eventsOf(context, 'webhook.disabled')).toContain(webhook.id)
    const mails = await outbox.collect()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@acme.test', 'The webhook Ledger was disabled'],
    ])
    await outbox.close()
    await tell(context, 'trip.updated')
    receiver.answer({})
    await context.call(updateWebhook, { team: context.acme, id: webhook.id, body: { status: 'Active' } }, admin)
    await tell(context, 'trip.deleted')
    await requestCountIs(2)
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ type: 'trip.deleted' })
    expect(await webhookNow(context, webhook)).toMatchObject({ status: 'Active', disabled_reason: null })
  })

  test('for five days without any success disables the webhook', async () => {
    const { context, receiver } = setup()
    receiver.answer({ status: 500 })
    const webhook = await addWebhook(context, receiver.url)
    await tell(context, 'trip.created')
    await expect.poll(async () => (await webhookNow(context, webhook)).status).toBe('Failing')
    await context.pool.query("update destinations set failing_since = now() - interval '5 days' where id = $1", [
      webhook.id,
    ])
    await makeAllDue(context)
    await expect
      .poll(async () => (await webhookNow(context, webhook)).disabled_reason, { timeout: 5000 })
      .toBe('failing')
  })
})

test('a change by a person and disabling by delivery are serialised, and neither is lost', async () => {
  const { context, receiver, admin } = setup()
  const webhook = await addWebhook(context, receiver.url)
  const delivery = await context.pool.connect()
  await delivery.query('begin')
  await delivery.query('select from destinations where id = $1 for no key update', [webhook.id])
  const input = { team: context.acme, id: webhook.id, body: { name: 'Changed' } }
  const changing = context.call(updateWebhook, input, admin)
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await context.pool.query(waiting)).rowCount).toBe(1)
  await delivery.query("update webhooks set disabled_reason = 'gone' where id = $1", [webhook.id])
  await delivery.query('commit')
  delivery.release()
  expect((await changing).status).toBe(200)
  expect((await webhookNow(context, webhook)).name).toBe('Changed')
})
