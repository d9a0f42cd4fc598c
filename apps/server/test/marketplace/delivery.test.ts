import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTraveler } from '../kit/pipeline'
import { openStage, type Stage } from './stage'

type Received = { readonly headers: Record<string, unknown>; readonly body: string }

let stage: Stage
let partner: Server
let received: Received[] = []
/** The next responses of the partner; 202 if there are none. */
let answers: number[] = []

beforeAll(async () => {
  partner = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answers.shift() ?? 202).end('{"taken":true}')
    })
  }).listen(0, '127.0.0.1')
  await once(partner, 'listening')
})
afterAll(() => void partner.close())

beforeEach(async () => {
  received = []
  answers = []
  stage = await openStage()
})
afterEach(async () => await stage.close())

const endpoint = () => {
  const address = partner.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/in`
}

describe('by HTTP', () => {
  test('a configured connection receives the latest booking, becomes active, and receives each change', async () => {
    await addTraveler(stage.context, 'Grace', 'Hopper', 'grace@acme.test')
    await stage.book()
    const { id, status } = await stage.connect('sap_concur', { endpoint: endpoint(), api_key: 'key-1' })
    expect(status).toBe('ENABLING')
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer key-1',
      'content-type': 'application/json',
    })
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      action: 'create',
      traveler_email: 'grace@acme.test',
      amount: '212.40',
      currency: 'USD',
      merchant: 'Lufthansa',
    })
    await expect.poll(async () => await stage.state(id)).toEqual({ status: 'ENABLED', last_error: null })

    await stage.book({ status: 'Cancelled' })
    await expect.poll(() => received.length).toBe(2)
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ action: 'cancel' })
    await expect.poll(async () => (await stage.attempts(id)).length).toBe(2)
    expect(await stage.attempts(id)).toMatchObject([
      {
        event_type: 'segment.cancelled',
        status: 'success',
        attempt: 1,
        response_status: 202,
        url: endpoint(),
      },
      { event_type: 'segment.created', status: 'success' },
    ])
    const { rows } = await stage.context.pool.query('select * from delivery_attempts')
    expect(JSON.stringify(rows)).not.toContain('key-1')
  })

  test('unused events are not sent, and activate nothing', async () => {
    const rides = await stage.connect('sherpa', { endpoint: endpoint(), api_key: 'k' })
    await stage.book({ to: 'MUC', code: 'INLAND' })
    await expect
      .poll(async () => (await stage.context.pool.query('select error from delivery_attempts where ok')).rows)
      .toEqual([{ error: 'Nothing was sent: the partner has no use for this booking.' }])
    expect(received).toEqual([])
    expect(await stage.state(rides.id)).toMatchObject({ status: 'ENABLING' })
  })

  test('a failure is recorded and retried; 410 disables the connection', async () => {
    answers = [500]
    await stage.book()
    const { id } = await stage.connect('ramp', { endpoint: endpoint(), api_key: 'k' })
    await expect
      .poll(async () => await stage.state(id))
      .toEqual({ status: 'ENABLING', last_error: 'The partner answered with status 500.' })
    answers = [410]
    await stage.sendLatest(id)
    await expect.poll(async () => await stage.state(id)).toMatchObject({ status: 'DISABLED' })
    const waiting = await stage.context.pool.query("select 1 from deliveries where status = 'pending'")
    expect(waiting.rows).toEqual([])
  })
})

test('pending deliveries are completed before the connection is disabled', async () => {
  answers = [503]
  await stage.book()
  const { id } = await stage.connect('ramp', { endpoint: endpoint(), api_key: 'k' })
  await expect.poll(() => received.length).toBe(1)
  expect((await stage.put(id, { status: 'Disabled' })).status).toBe('DISABLING')
  await stage.work()
  expect(await stage.state(id)).toMatchObject({ status: 'DISABLING' })
  await stage.book({ code: 'LATER1', number: '77', departure: '2027-05-01T07:05:00+02:00' })
  await expect.poll(async () => await stage.state(id), { timeout: 15_000 }).toMatchObject({ status: 'DISABLED' })
  expect(received).toHaveLength(2)
})

test('the last delivery disables it, even if its worker is killed right after', async () => {
  answers = [503]
  await stage.book()
  const { id } = await stage.connect('ramp', { endpoint: endpoint(), api_key: 'k' })
  await expect.poll(() => received.length).toBe(1)
  await stage.put(id, { status: 'Disabled' })
  await stage.work()
  // The worker keeps its lease for another second after disabling the connection.
  const held =
    "select 1 from connections c join destinations d using (team_id, id) where c.status = 'DISABLED' and lease_owner is not null"
  await expect
    .poll(async () => (await stage.context.pool.query(held)).rows, { timeout: 15_000, interval: 20 })
    .toHaveLength(1)
})

test('late events of a long transaction are ended with the connection', async () => {
  const { id } = await stage.connect('ramp', { endpoint: endpoint(), api_key: 'k' })
  await stage.put(id, { status: 'Disabled' })
  await stage.work()
  await stage.book()
  await stage.context.pool.query(
    'insert into deliveries (team_id, destination_id, event_id) select team_id, $1, id from events limit 1',
    [id],
  )
  await expect
    .poll(async () => (await stage.context.pool.query('select distinct status from deliveries')).rows)
    .toEqual([{ status: 'failed' }])
  expect(received).toEqual([])
})

test('it is disabled at once if nothing is pending', async () => {
  const { id } = await stage.connect('ramp', { endpoint: endpoint(), api_key: 'k' })
  await stage.put(id, { status: 'Disabled' })
  await stage.work()
  expect(await stage.state(id)).toMatchObject({ status: 'DISABLED' })
})

test('by email, a booking arrives as text and calendar entry', async () => {
  await stage.book()
  const { id } = await stage.connect('tripit', { address: 'plans@partner.test' })
  await expect.poll(async () => await stage.state(id)).toMatchObject({ status: 'ENABLED' })
  const file = (await readdir(stage.folder)).find((name) => name.endsWith('.eml')) ?? ''
  const text = await readFile(join(stage.folder, file), 'utf8')
  expect(text).toContain('To: plans@partner.test')
  expect(text).toMatch(/Subject: .*New.booking/)
  expect(text).toContain('text/calendar')
})
