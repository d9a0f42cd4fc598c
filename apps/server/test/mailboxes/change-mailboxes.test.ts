import type { InputOf } from '@sextant/contract/kit/endpoint'
import {
  checkMailbox,
  createMailbox,
  deleteMailbox,
  readMailbox,
  readMailboxOptions,
  updateMailbox,
} from '@sextant/contract/mailboxes/endpoints'
import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findRecipient } from '../../src/mailboxes'
import { refusals } from '../kit/refusals'
import { addMailbox, type Person, testContext } from '../kit/test-context'

const context = testContext()

const One = z.object({ data: Mailbox })
type Draft = NonNullable<InputOf<typeof createMailbox>['body']>
const create = async (body: Draft, as: Person = context.people.owner, team = context.acme) =>
  await context.call(createMailbox, { team, body }, as)
const created = async (body: Draft): Promise<Mailbox> => z.parse(One, (await create(body)).body).data
const imap = { host: 'imap.acme.test', user: 'ann@acme.test', secret: 'hush' }
const audited = async (action: string) =>
  (
    await context.pool.query<{ target: string; text: string }>(
      'select target, concat(before::text, after::text) as text from audit_events where action = $1 order by id desc limit 1',
      [action],
    )
  ).rows[0]

describe('a new mailbox', () => {
  test('has an address derived from its name, and the given settings', async () => {
    const body = {
      name: 'Büro Köln',
      allowed_senders: ['@Acme.test'],
      retention_days: 30,
      time_zone_id: 'Europe/Berlin',
    }
    expect(await created(body)).toMatchObject({
      attributes: {
        name: 'Büro Köln',
        address: 'buro-koln@sextant.localhost',
        type: 'forwarding',
        status: 'Active',
        allowed_senders: ['@acme.test'],
        retention_days: 30,
        time_zone_id: 'Europe/Berlin',
        imap: null,
      },
      health: { state: 'ok', since: null },
      emails_24h: 0,
      processed_rate_7d: null,
    })
    expect(await audited('mailboxes.create')).toMatchObject({ text: expect.stringContaining('Büro Köln') })
  })

  test('gets the requested address, or a suggestion of a free one', async () => {
    expect((await created({ name: 'Desk', address: 'Travel.Desk' })).attributes.address).toBe(
      'travel.desk@sextant.localhost',
    )
    const { status, body } = await create({ name: 'Desk', address: 'travel.desk' })
    expect([status, body]).toMatchObject([
      422,
      {
        errors: {
          address: ['travel.desk@sextant.localhost is taken. travel-desk-acme@sextant.localhost is free.'],
        },
      },
    ])
    expect((await created({ name: 'Travel.desk' })).attributes.address).toBe('travel-desk@sextant.localhost')
    expect((await created({ name: 'Travel.desk' })).attributes.address).toBe('travel-desk-acme@sextant.localhost')
    expect((await created({ name: 'Support' })).attributes.address).toBe('support-acme@sextant.localhost')
  })

  test('of type IMAP never returns its secret', async () => {
    const mailbox = await created({ name: 'Inbox', type: 'imap', imap })
    expect(mailbox.attributes).toMatchObject({
      address: null,
      imap: { host: 'imap.acme.test', port: 993, tls: 'implicit', folder: 'INBOX', auth: 'password' },
    })
    expect(JSON.stringify(mailbox)).not.toContain('hush')
    const { rows } = await context.pool.query<{ secret: string }>('select secret from mailbox_accounts')
    expect(rows[0]?.secret).toMatch(/^v1\./)
    expect((await audited('mailboxes.create'))?.text).not.toContain('hush')
  })

  test('of two at once with one name gets an address of its own', async () => {
    const both = await Promise.all([created({ name: 'Twins' }), created({ name: 'Twins' })])
    expect(new Set(both.map(({ attributes }) => attributes.address)).size).toBe(2)
  })
})

describe('a change', () => {
  test('is saved and audited', async () => {
    const { id } = await created({ name: 'Old' })
    const body = { name: 'New', status: 'Inactive' as const, retention_days: 7 }
    const { body: answer } = await context.call(updateMailbox, { team: context.acme, id, body }, context.people.owner)
    expect(answer).toMatchObject({
      data: { attributes: { name: 'New', status: 'Inactive', retention_days: 7 } },
    })
    expect(await audited('mailboxes.update')).toMatchObject({ target: `mailbox:${id}` })
  })

  test('to another server requires the secret; another folder does not', async () => {
    const { id } = await created({ name: 'Inbox', type: 'imap', imap })
    const change = async (edit: Record<string, unknown>) =>
      await context.call(updateMailbox, { team: context.acme, id, body: { imap: edit } }, context.people.owner)
    expect(await change({ host: 'imap.evil.test' })).toMatchObject({
      status: 422,
      body: { errors: { 'imap.secret': [expect.any(String)] } },
    })
    expect((await change({ folder: 'Travel' })).status).toBe(200)
    expect((await change({ host: 'imap.other.test', secret: 'new' })).status).toBe(200)
  })
})

describe('a deleted mailbox', () => {
  test('is gone with its secret; only its own team can reuse its address', async () => {
    const { id } = await created({ name: 'Short', address: 'short-lived' })
    const filter = await context.pool.query<{ id: string }>(
      "insert into filters (team_id, name, type, action, mailbox_id, priority) values ($1, 'r', 'include', 'route', $2, 1) returning id",
      [context.acme.id, id],
    )
    const gone = await context.call(deleteMailbox, { team: context.acme, id }, context.people.owner)
    expect(gone.status).toBe(200)
    expect(await audited('mailboxes.delete')).toMatchObject({ target: `mailbox:${id}` })
    expect((await context.call(readMailbox, { team: context.acme, id }, context.people.owner)).status).toBe(404)
    expect(await findRecipient(context.services, 'short-lived@sextant.localhost')).toBeNull()
    const { rows } = await context.pool.query('select mailbox_id from filters where id = $1', [filter.rows[0]?.id])
    expect(rows).toEqual([{ mailbox_id: null }])
    const other = await create({ name: 'Mine now', address: 'short-lived' }, context.globexOwner, context.globex)
    expect(other.status).toBe(422)
    const again = await created({ name: 'Back', address: 'short-lived' })
    expect(await findRecipient(context.services, 'Short-Lived+x@sextant.localhost')).toMatchObject({
      mailbox_id: again.id,
    })
  })
})

test('the options contain the domain, and only configured providers', async () => {
  const { body } = await context.call(readMailboxOptions, { team: context.acme }, context.people.user)
  expect(body).toEqual({ data: { domain: 'sextant.localhost', providers: [] } })
})

test('a check without an account is refused (409), and one too many (429)', async () => {
  const { id } = await created({ name: 'No account' })
  const check = async (box: string) =>
    (await context.call(checkMailbox, { team: context.acme, id: box }, context.people.owner)).status
  expect(await check(id)).toBe(409)
  const account = await created({ name: 'Account', type: 'imap', imap: { ...imap, host: '10.0.0.1' } })
  const statuses: number[] = []
  for (let at = 0; at < 31; at += 1) statuses.push(await check(account.id))
  expect(statuses.slice(29)).toEqual([200, 429])
})

const wrongDrafts: readonly (readonly [string, Draft])[] = [
  ['name', { name: ' ' }],
  ['address', { name: 'x', address: 'postmaster' }],
  ['address', { name: 'x', address: 'a b' }],
  ['address', { name: 'x', type: 'api', address: 'a' }],
  ['allowed_senders.0', { name: 'x', allowed_senders: ['acme'] }],
  ['retention_days', { name: 'x', retention_days: 0 }],
  ['time_zone_id', { name: 'x', time_zone_id: 'Mars' }],
  ['imap.host', { name: 'x', type: 'imap' }],
  ['imap', { name: 'x', imap }],
  ['imap.provider', { name: 'x', type: 'imap', imap: { ...imap, auth: 'oauth', provider: 'google' } }],
  ['imap.port', { name: 'x', type: 'imap', imap: { ...imap, port: 0 } }],
  ['imap.host', { name: 'x', type: 'imap', imap: { ...imap, host: 'a b' } }],
]
refusals(createMailbox, () => context, {
  input: (team) => ({ team, body: { name: 'x' } }),
  wrong: wrongDrafts.map(([field, body]) => ({ field, input: (team) => ({ team, body }) })),
})

let box = ''
beforeAll(async () => {
  box = (await addMailbox(context.pool, context.acme)).id
})
refusals(readMailbox, () => context, { input: (team) => ({ team, id: box }) })
refusals(updateMailbox, () => context, {
  input: (team) => ({ team, id: box, body: { name: 'x' } }),
  wrong: [{ field: 'imap', input: (team) => ({ team, id: box, body: { imap: { folder: 'x' } } }) }],
})
refusals(checkMailbox, () => context, { input: (team) => ({ team, id: box }) })
refusals(deleteMailbox, () => context, { input: (team) => ({ team, id: box }) })
refusals(readMailboxOptions, () => context, { input: (team) => ({ team }) })
