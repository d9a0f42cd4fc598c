import type { TeamRef } from '@sextant/contract/kit/team'
import {
  listConnectionAttempts,
  listConnections,
  listPartners,
  previewConnection,
  readConnection,
  requestConnection,
  sendLatest,
  updateConnection,
} from '@sextant/contract/marketplace/endpoints'
import { Connection, ConnectionPreview, partnerNames } from '@sextant/contract/marketplace/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testOutbox } from '../kit/outbox'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
const outbox = testOutbox(context)
beforeEach(async () => {
  await context.pool.query('delete from destinations')
  await outbox.collect()
})

const owner = () => context.people.owner
const ramp = String(partnerNames.indexOf('ramp') + 1)
const config = { endpoint: 'https://api.example.com/in', api_key: 'key-1' }
const of = (body: unknown): Connection => z.object({ data: Connection }).parse(body).data
const request = async (app_id = ramp) =>
  of((await context.call(requestConnection, { team: context.acme, body: { app_id } }, owner())).body)
const put = async (id: string, body: { status?: string; config?: Record<string, string> }) =>
  await context.call(updateConnection, { team: context.acme, id, body }, owner())
const on = (team: TeamRef) => ({ team })
const one = (team: TeamRef) => ({ team, id: '1' })

refusals(listPartners, () => context, { input: on })
refusals(listConnections, () => context, { input: on })
refusals(readConnection, () => context, { input: one })
refusals(requestConnection, () => context, {
  input: (team) => ({ team, body: { app_id: '1' } }),
  wrong: [
    { input: (team) => ({ team, body: { app_id: '15' } }), field: 'app_id' },
    { input: (team) => ({ team, body: { app_id: 'ramp' } }), field: 'app_id' },
  ],
})
refusals(updateConnection, () => context, {
  input: (team) => ({ team, id: '1', body: {} }),
  wrong: [
    { input: (team) => ({ team, id: '1', body: { status: 'Off' } }), field: 'status' },
    { input: (team) => ({ team, id: '1', body: { status: 'ENABLING' } }), field: 'status' },
  ],
})
refusals(previewConnection, () => context, { input: (team) => ({ team, id: '1', body: {} }) })
refusals(listConnectionAttempts, () => context, { input: one })
refusals(sendLatest, () => context, { input: one })

test('a developer team has no marketplace', async () => {
  const path = `/api/developers/${context.acmeApps.id}/marketplace`
  const answer = await context.app.inject({ url: path, headers: { cookie: owner().cookie } })
  expect(answer.statusCode).toBe(404)
})

test('all partners are listed by id and machine name', async () => {
  const { body } = await context.call(listPartners, { team: context.acme }, owner())
  expect(body).toEqual({
    data: partnerNames.map((machine_name, at) => ({ id: String(at + 1), machine_name })),
  })
})

describe('a connection request', () => {
  test('creates a pending connection, emails instructions, and emits an event', async () => {
    const connection = await request()
    expect(connection).toMatchObject({ app_id: ramp, machine_name: 'ramp', status: 'PENDING', secrets: [] })
    const [mail] = await outbox.collect()
    expect(mail).toMatchObject({ to: owner().email, subject: 'Your connection to Ramp: the next steps' })
    expect(mail?.text).toContain(`/orgs/${context.acme.id}/settings/connections/${connection.id}`)
    const { rows } = await context.pool.query(
      "select data from events where type = 'connection.updated' order by id desc",
    )
    expect(rows[0]).toMatchObject({ data: { object: { id: connection.id, status: 'PENDING' } } })
  })

  test('for a connected partner is a conflict; of two at once, one succeeds', async () => {
    const both = await Promise.all(
      [1, 2].map(
        async () => await context.call(requestConnection, { team: context.acme, body: { app_id: ramp } }, owner()),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('the configuration', () => {
  test('is stored with secrets sealed, and returns only their names', async () => {
    const { id } = await request()
    const { status, body } = await put(id, { config })
    expect(status).toBe(200)
    expect(of(body)).toMatchObject({
      status: 'ENABLING',
      config: { endpoint: config.endpoint },
      secrets: ['api_key'],
    })
    expect(JSON.stringify(body)).not.toContain('key-1')
    const { rows } = await context.pool.query('select * from connections')
    expect(JSON.stringify(rows)).not.toContain('key-1')
    const audit = await context.pool.query("select * from audit_events where action = 'marketplace.update'")
    expect(audit.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(audit.rows)).not.toContain('key-1')
  })

  test('waits while something is missing, and again when it is removed', async () => {
    const { id } = await request()
    expect(of((await put(id, { config: { endpoint: config.endpoint } })).body).status).toBe('PENDING')
    expect(of((await put(id, { config: { api_key: 'k' } })).body).status).toBe('ENABLING')
    expect(of((await put(id, { config: { api_key: '' } })).body)).toMatchObject({
      status: 'PENDING',
      secrets: [],
    })
  })

  test.each([
    ['a field that the partner has not', { endpont: 'https://a.example' }, 'config.endpont'],
    ['no address', { endpoint: 'example' }, 'config.endpoint'],
    ['plain http', { endpoint: 'http://api.example.com/' }, 'config.endpoint'],
    ['an address of a data centre', { endpoint: 'https://10.1.2.3/' }, 'config.endpoint'],
    ['an address of a private IPv6 network', { endpoint: 'https://[fd00::1]/' }, 'config.endpoint'],
  ])('is rejected if it has %s', async (_, values, field) => {
    const { id } = await request()
    const { status, body } = await put(id, { config: values })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
  })

  test('never sends its secret to another server, for which it must be entered again', async () => {
    const { id } = await request()
    await put(id, { config })
    const endpoint = 'https://collector.example.net/in'
    expect(await put(id, { config: { endpoint } })).toMatchObject({
      status: 422,
      body: { errors: { 'config.api_key': [expect.any(String)] } },
    })
    expect((await put(id, { config: { endpoint: '' } })).status).toBe(422)
    expect((await put(id, { config: { endpoint: 'https://api.example.com/v2' } })).status).toBe(200)
    expect((await put(id, { config: { endpoint, api_key: 'key-2' } })).status).toBe(200)
  })

  test('cannot be enabled before it is complete', async () => {
    const { id } = await request()
    expect((await put(id, { status: 'ENABLED' })).status).toBe(409)
  })
})

describe('disconnecting', () => {
  test('is reported as DISABLING and by email, in either case of the status', async () => {
    const { id } = await request()
    await put(id, { config })
    expect(of((await put(id, { status: 'Disabled' })).body).status).toBe('DISABLING')
    expect((await outbox.collect()).map(({ subject }) => subject)).toContain('Your connection to Ramp ends')
    expect((await put(id, { config })).status).toBe(409)
  })

  test('again drops pending deliveries; a new request keeps the configuration', async () => {
    const { id } = await request()
    await put(id, { config })
    await put(id, { status: 'DISABLED' })
    expect(of((await put(id, { status: 'DISABLED' })).body).status).toBe('DISABLED')
    const again = await request()
    expect(again).toMatchObject({ id, status: 'PENDING', secrets: ['api_key'] })
    expect(of((await put(id, { status: 'enabled' })).body).status).toBe('ENABLING')
  })
})

describe('the preview', () => {
  const preview = async (id: string, values = {}) => {
    const { body } = await context.call(
      previewConnection,
      { team: context.acme, id, body: { config: values } },
      owner(),
    )
    return z.object({ data: ConnectionPreview }).parse(body).data
  }

  test('shows a sample booking if there is none, without secrets', async () => {
    const { id } = await request()
    await put(id, { config })
    const { sample, message } = await preview(id)
    expect(sample).toBe(true)
    expect(message).toMatchObject({ by: 'http', url: config.endpoint })
    expect(JSON.stringify(message)).not.toContain('key-1')
  })

  test('uses unsaved values', async () => {
    const { id } = await request()
    const { message } = await preview(id, { endpoint: 'https://other.example/in', api_key: 'typed' })
    expect(message).toMatchObject({ url: 'https://other.example/in' })
    expect(JSON.stringify(message)).not.toContain('typed')
  })

  test('of stays shows a stay', async () => {
    const { id } = await request(String(partnerNames.indexOf('hrs') + 1))
    expect((await preview(id)).message).toMatchObject({ by: 'sftp', type: 'text/csv' })
  })
})

test('the latest booking is not sent by an inactive connection, or if there is none', async () => {
  const { id } = await request()
  const send = async () => (await context.call(sendLatest, { team: context.acme, id }, owner())).status
  expect(await send()).toBe(409)
  await put(id, { config })
  expect(await send()).toBe(409)
})
