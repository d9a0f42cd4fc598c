import { checkAccount, checkMailbox, updateMailbox } from '@sextant/contract/mailboxes/endpoints'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startImap } from '../../src/emails/imap/start-imap'
import type { ImapSettings } from '../../src/mailboxes'
import { probeAccount } from '../../src/mailboxes/accounts/probe-account'
import { eventsOf } from '../kit/events'
import { expectEventually } from '../kit/expect-eventually'
import { accountOf, addImapMailbox, mailboxNow, mailsOf, quick, reading, settingsFor } from '../kit/imap/account'
import { type Dovecot, startDovecot } from '../kit/imap/dovecot'
import { type Provider, startProvider } from '../kit/imap/provider'
import { openOutbox } from '../kit/outbox'
import { refusals } from '../kit/refusals'
import { createTestContext, type TestContext } from '../kit/test-context'

let dovecot: Dovecot
let context: TestContext
let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
  dovecot = await startDovecot({ introspection: provider.introspection })
})
afterAll(async () => {
  await dovecot.stop()
  provider.stop()
})
beforeEach(async () => {
  context = await createTestContext(undefined, undefined, {
    IMAP_ALLOWED_NETWORKS: '127.0.0.0/8,::1',
    IMAP_GOOGLE_CLIENT_ID: 'us',
    IMAP_GOOGLE_CLIENT_SECRET: 'our secret',
  })
})
afterEach(async () => await context.close())

const withOAuth = (): ImapSettings => ({
  ...settingsFor(dovecot),
  clients: { google: { id: 'us', secret: 'our secret', tokenUrl: provider.tokenUrl }, microsoft: undefined },
})
const mail = (subject: string): Buffer =>
  Buffer.from(`From: a@b.test\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@b.test>\r\n\r\nx\r\n`)

const enterSecret = async (id: string, secret: string) =>
  await context.call(updateMailbox, { team: context.acme, id, body: { imap: { secret } } }, context.people.owner)

describe('an unreadable account', () => {
  test('makes its mailbox Failing, notifying webhooks and once the owners; recovery ends it', async () => {
    const outbox = await openOutbox(context)
    const box = await addImapMailbox(context, dovecot, { secret: 'wrong' })
    const reader = reading(context, dovecot)
    await expectEventually(async () => (await mailboxNow(context, box)).attributes.status, 'Failing')
    expect(await mailboxNow(context, box)).toMatchObject({
      last_error: 'localhost refuses the user name or the password of ann.',
      health: { state: 'failing', since: expect.any(String) },
    })
    expect(await eventsOf(context, 'mailbox.failing')).toEqual([box])
    const mails = await outbox.collect()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@acme.test', 'The mailbox Account cannot be read'],
    ])
    expect(mails[0]?.text).toContain(`/orgs/${context.acme.id}/settings/mailboxes/${box}`)
    const waits = await context.pool.query<{ s: number }>(
      'select extract(epoch from next_attempt_at - now())::float8 as s from mailbox_accounts',
    )
    expect(waits.rows[0]?.s).toBeGreaterThan(120)

    await enterSecret(box, 'secret')
    await expectEventually(async () => (await mailboxNow(context, box)).attributes.status, 'Active')
    expect(await mailboxNow(context, box)).toMatchObject({ last_error: null, health: { state: 'ok' } })

    await enterSecret(box, 'wrong again')
    await expectEventually(async () => (await mailboxNow(context, box)).attributes.status, 'Failing')
    expect(await eventsOf(context, 'mailbox.failing')).toEqual([box, box])
    expect(await outbox.collect()).toEqual([])
    await reader.stop()
    await outbox.close()
  })

  test('with a transient problem is Failing only after some attempts', async () => {
    const box = await addImapMailbox(context, { ...dovecot, port: 1 })
    const reader = reading(context, dovecot)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expectEventually(
        async () =>
          (await context.pool.query('select 1 from mailbox_accounts where failures >= $1', [attempt])).rowCount,
        1,
      )
      expect((await mailboxNow(context, box)).attributes.status).toBe(attempt < 5 ? 'Active' : 'Failing')
      await context.pool.query('update mailbox_accounts set next_attempt_at = now()')
    }
    await reader.stop()
  })
})

describe('an account with OAuth', () => {
  test('is read with an access token; a new refresh token replaces the old one', async () => {
    const oauth = { auth: 'oauth', provider: 'google', secret: 'refresh-1' }
    const box = await addImapMailbox(context, dovecot, oauth)
    const reader = startImap(context.services, withOAuth(), quick)
    await dovecot.put('ann', mail('by-token'))
    await expectEventually(async () => (await mailsOf(context, box)).length, 1)
    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
      client_id: 'us',
      client_secret: 'our secret',
    })
    await reader.stop()
    const second = startImap(context.services, withOAuth(), quick)
    await expectEventually(async () => provider.requests.at(-1)?.get('refresh_token'), 'refresh-2')
    await second.stop()
  })

  test('whose token is refused reports that someone has to sign in again', async () => {
    const oauth = { auth: 'oauth' as const, provider: 'google' as const }
    expect(await probeAccount(withOAuth(), { ...accountOf(dovecot), ...oauth }, () => 'revoked')).toMatchObject({
      ok: false,
      message: 'Google does not accept the sign-in any more. Connect the account again.',
    })
    expect(
      await probeAccount(withOAuth(), { ...accountOf(dovecot), ...oauth, user: 'bob' }, () => 'refresh-1'),
    ).toMatchObject({
      ok: false,
      message: 'localhost refuses to let bob in with OAuth. Check that IMAP is allowed for the account.',
    })
  })
})

test('a secret sealed with a lost key has to be entered again', async () => {
  const box = await addImapMailbox(context, dovecot)
  await context.pool.query("update mailbox_accounts set secret = 'v1.0.x'")
  const message = 'The stored password or token cannot be opened any more. Enter it again.'
  const { body } = await context.call(checkMailbox, { team: context.acme, id: box }, context.people.owner)
  expect(body).toMatchObject({ data: { ok: false, message } })
  const reader = reading(context, dovecot)
  await expectEventually(async () => (await mailboxNow(context, box)).last_error, message)
  await reader.stop()
})

test('an account that changes repeatedly while it is read continues to be read', async () => {
  const client = await dovecot.as('ann')
  await client.mailboxCreate('Changes')
  await client.logout()
  const box = await addImapMailbox(context, dovecot, { folder: 'Changes' })
  const reader = reading(context, dovecot)
  for (let change = 0; change < 5; change += 1) await enterSecret(box, change % 2 === 0 ? 'wrong' : 'secret')
  await enterSecret(box, 'secret')
  await dovecot.put('ann', mail('after-changes'), 'Changes')
  await expectEventually(async () => (await mailsOf(context, box)).length, 1)
  await reader.stop()
})

const draft = { host: '10.0.0.1', user: 'ann', secret: 'x' }
test('an account can be checked before it is saved', async () => {
  const { status, body } = await context.call(checkAccount, { team: context.acme, body: draft }, context.people.owner)
  expect([status, body]).toMatchObject([200, { data: { ok: false, message: expect.stringContaining('private') } }])
})
refusals(checkAccount, () => context, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    { field: 'secret', input: (team) => ({ team, body: { ...draft, secret: '' } }) },
    { field: 'provider', input: (team) => ({ team, body: { ...draft, auth: 'oauth' } }) },
  ],
})
