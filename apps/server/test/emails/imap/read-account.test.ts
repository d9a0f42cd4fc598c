import { listEmailEvents } from '@sextant/contract/emails/endpoints'
import { updateMailbox } from '@sextant/contract/mailboxes/endpoints'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImapReader } from '../../../src/emails/imap/start-imap'
import { expectEventually } from '../../kit/expect-eventually'
import { addImapMailbox, mailboxNow, mailsOf, quick, reading } from '../../kit/imap/account'
import { type Dovecot, startDovecot } from '../../kit/imap/dovecot'
import { createTestContext, type TestContext } from '../../kit/test-context'

let dovecot: Dovecot
let context: TestContext
let reader: ImapReader | null = null
beforeAll(async () => {
  dovecot = await startDovecot()
})
afterAll(async () => await dovecot.stop())
beforeEach(async () => {
  context = await createTestContext()
  await emptyAccount()
})
afterEach(async () => {
  await reader?.stop()
  reader = null
  await context.close()
})

let sent = 0
const message = (subject = `mail ${(sent += 1)}`, size = 0): Buffer =>
  Buffer.from(
    `From: Desk <desk@travel.test>\r\nTo: ann@acme.test\r\nSubject: ${subject}\r\nMessage-ID: <${(sent += 1)}@travel.test>\r\n\r\nHello\r\n${'x'
      .repeat(76)
      .concat('\r\n')
      .repeat(size / 78)}`,
  )

async function emptyAccount(): Promise<void> {
  const client = await dovecot.as('ann')
  const folders = await client.list()
  for (const { path } of folders.filter(({ path: one }) => one !== 'INBOX')) await client.mailboxDelete(path)
  await client.mailboxOpen('INBOX')
  await client.messageDelete('1:*', { uid: true })
  await client.logout()
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)
const count = async (mailbox: string): Promise<number> => (await mailsOf(context, mailbox)).length

describe('an account', () => {
  test('is read from now on: existing messages are skipped', async () => {
    await dovecot.put('ann', message(), 'INBOX', daysAgo(1))
    const box = await addImapMailbox(context, dovecot)
    reader = reading(context, dovecot)
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 1)
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 2)
    const seen = await dovecot.as('ann')
    await seen.mailboxOpen('INBOX', { readOnly: true })
    expect(await seen.search({ seen: true })).toEqual([])
    await seen.logout()
    expect((await mailsOf(context, box)).map(({ status }) => status)).toEqual(['Pending', 'Pending'])
  })

  test('is read some days back if requested', async () => {
    await dovecot.put('ann', message(), 'INBOX', daysAgo(40))
    await dovecot.put('ann', message(), 'INBOX', daysAgo(29))
    await dovecot.put('ann', message(), 'INBOX', daysAgo(35))
    await dovecot.put('ann', message(), 'INBOX', daysAgo(2))
    const box = await addImapMailbox(context, dovecot, { backfill_days: 30 })
    reader = reading(context, dovecot)
    await expectEventually(() => count(box), 2)
    // An old email that is moved into the folder later must still be read.
    await dovecot.put('ann', message(), 'INBOX', daysAgo(300))
    await expectEventually(() => count(box), 3)
  })

  test('is read after STARTTLS, from a folder, and marks messages as read if requested', async () => {
    const client = await dovecot.as('ann')
    await client.mailboxCreate('Travel')
    const box = await addImapMailbox(context, dovecot, {
      port: dovecot.startTlsPort,
      tls: 'starttls',
      folder: 'Travel',
      mark_seen: true,
    })
    reader = reading(context, dovecot)
    await dovecot.put('ann', message(), 'Travel')
    await dovecot.put('ann', message(), 'INBOX')
    await expectEventually(() => count(box), 1)
    await client.mailboxOpen('Travel', { readOnly: true })
    await expectEventually(async () => await client.search({ seen: true }), [1])
    await client.logout()
  })

  test('continues where it stopped, and reads nothing twice when UIDVALIDITY changes', async () => {
    const client = await dovecot.as('ann')
    await client.mailboxCreate('Travel')
    const box = await addImapMailbox(context, dovecot, { folder: 'Travel' })
    const [first, second, third] = [message(), message(), message()]
    reader = reading(context, dovecot)
    await dovecot.put('ann', first, 'Travel')
    await expectEventually(() => count(box), 1)
    await reader.stop()
    await dovecot.put('ann', second, 'Travel')
    reader = reading(context, dovecot)
    await expectEventually(() => count(box), 2)
    await reader.stop()
    await client.mailboxDelete('Travel')
    await client.mailboxCreate('Travel')
    await client.logout()
    for (const one of [second, first, third]) await dovecot.put('ann', one, 'Travel')
    reader = reading(context, dovecot)
    await expectEventually(() => count(box), 3)
    expect((await mailsOf(context, box)).map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Pending'])
  })

  test('with a message that is too large shows it as Rejected, and continues', async () => {
    const box = await addImapMailbox(context, dovecot)
    reader = reading(context, dovecot)
    await dovecot.put('ann', message('Photos of the trip', 26 * 1024 * 1024))
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 2)
    const [large, small] = await mailsOf(context, box)
    expect(large).toMatchObject({
      status: 'Rejected',
      subject: 'Photos of the trip',
      status_reason: expect.stringMatching(/26\.0 MB, more than the 25\.0 MB/),
    })
    expect(small).toMatchObject({ status: 'Pending' })
    const { body } = await context.call(
      listEmailEvents,
      { team: context.acme, id: large?.id ?? '' },
      context.people.owner,
    )
    expect(body).toMatchObject({
      data: [{ message: 'Read from the account by IMAP from desk@travel.test.' }],
    })
  })

  test('is released when disabled, and continues when enabled', async () => {
    const box = await addImapMailbox(context, dovecot)
    reader = reading(context, dovecot)
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 1)
    const change = async (status: 'Active' | 'Inactive') =>
      await context.call(updateMailbox, { team: context.acme, id: box, body: { status } }, context.people.owner)
    await change('Inactive')
    await expectEventually(async () => (await leases()).filter((owner) => owner !== null), [])
    await dovecot.put('ann', message())
    await change('Active')
    await expectEventually(() => count(box), 2)
  })

  test('continues automatically after the server was unavailable', async () => {
    const box = await addImapMailbox(context, dovecot)
    reader = reading(context, dovecot)
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 1)
    await dovecot.restart()
    await dovecot.put('ann', message())
    await expectEventually(async () => (await mailboxNow(context, box)).last_error, expect.any(String))
    await context.pool.query('update mailbox_accounts set next_attempt_at = now()')
    await expectEventually(() => count(box), 2)
    await expectEventually(async () => (await mailboxNow(context, box)).last_error, null)
  })
})

const leases = async (): Promise<(string | null)[]> =>
  (
    await context.pool.query<{ lease_owner: string | null }>(
      'select lease_owner from mailbox_accounts where lease_until > now() or lease_owner is null',
    )
  ).rows.map(({ lease_owner }) => lease_owner)

describe('among several processes', () => {
  test('one reads an account, and each email is ingested once', async () => {
    const box = await addImapMailbox(context, dovecot)
    const readers = [reading(context, dovecot), reading(context, dovecot), reading(context, dovecot)]
    for (let index = 0; index < 20; index += 1) await dovecot.put('ann', message())
    await expectEventually(() => count(box), 20)
    expect(new Set(await leases()).size).toBe(1)
    await Promise.all(readers.map(async (one) => await one.stop()))
    expect((await mailsOf(context, box)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 'Pending'),
    )
  })

  test('another takes over an account whose process stops renewing its lease', async () => {
    const box = await addImapMailbox(context, dovecot)
    await context.pool.query(
      "update mailbox_accounts set lease_owner = gen_random_uuid(), lease_until = now() + interval '1 second'",
    )
    const before = await leases()
    reader = reading(context, dovecot, { ...quick, leaseSeconds: 5 })
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 1)
    expect(await leases()).not.toEqual(before)
  })

  test('one that lost the lease writes nothing more', async () => {
    const box = await addImapMailbox(context, dovecot)
    const loser = reading(context, dovecot, { ...quick, intervalMs: 60_000 })
    await dovecot.put('ann', message())
    await expectEventually(() => count(box), 1)
    await context.pool.query(
      "update mailbox_accounts set lease_owner = gen_random_uuid(), lease_until = now() + interval '2 seconds'",
    )
    await dovecot.put('ann', message())
    reader = reading(context, dovecot)
    await expectEventually(() => count(box), 2)
    await loser.stop()
    expect((await mailsOf(context, box)).map(({ status }) => status)).toEqual(['Pending', 'Pending'])
    const { rows } = await context.pool.query("select 1 from email_events where type = 'deduplicated'")
    expect(rows).toEqual([])
  })
})
