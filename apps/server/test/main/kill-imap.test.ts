import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@sextant/client/client'
import { listEmails } from '@sextant/contract/emails/endpoints'
import type { Email } from '@sextant/contract/emails/schemas'
import { createMailbox } from '@sextant/contract/mailboxes/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dovecot, startDovecot } from '../kit/imap/dovecot'
import { startVictim, type Victim } from '../kit/kill'

const rounds = 3
const mailsARound = 30
const team = { type: 'org', id: '1' } as const

let dovecot: Dovecot
let victim: Victim
beforeAll(async () => {
  dovecot = await startDovecot()
  victim = await startVictim({
    IMAP_ALLOWED_NETWORKS: '127.0.0.0/8,::1',
    NODE_EXTRA_CA_CERTS: dovecot.caFile,
  })
}, 240_000)
afterAll(async () => {
  await victim.end()
  await dovecot.stop()
})

const subjectOf = (index: number): string => `Mail number ${index}`
const message = (index: number): Buffer =>
  Buffer.from(
    `From: desk@travel.test\r\nTo: ann@acme.test\r\nSubject: ${subjectOf(index)}\r\nMessage-ID: <${index}@travel.test>\r\n\r\nHello ${index}\r\n`,
  )

test('repeated kill -9 while reading an account loses nothing and duplicates nothing', async () => {
  const imap = { host: dovecot.host, port: dovecot.port, user: 'ann', secret: 'secret' }
  const owner = await victim.signedIn()
  const { data } = await owner.call(createMailbox, { team, body: { name: 'Account', type: 'imap', imap } })
  const mails = async (as: Client): Promise<readonly Email[]> =>
    (await as.call(listEmails, { team, query: { limit: 200, mailbox_id: data.id } })).data
  const client = await dovecot.as('ann')
  for (let round = 0; round < rounds; round += 1) {
    const reader = await victim.signedIn()
    for (let index = 0; index < mailsARound; index += 1)
      await client.append('INBOX', message(round * mailsARound + index))
    // A killed process holds its lease for some seconds before its successor starts to read.
    await expect
      .poll(async () => (await mails(reader)).length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(round * mailsARound)
    await delay(round * 15)
    await victim.product.kill()
    if (round === rounds - 1) await victim.product.killDatabase()
    await victim.product.start()
  }
  await client.logout()
  const again = await victim.signedIn()
  const count = rounds * mailsARound
  await expect
    .poll(async () => (await mails(again)).filter(({ status }) => status !== 'Pending').length, {
      timeout: 120_000,
      interval: 200,
    })
    .toBe(count)
  const found = await mails(again)
  expect(found).toHaveLength(count)
  expect(new Set(found.map(({ subject }) => subject))).toEqual(
    new Set(Array.from({ length: count }, (_, index) => subjectOf(index))),
  )
  expect(new Set(found.map(({ status }) => status))).not.toContain('Duplicate')
}, 480_000)
