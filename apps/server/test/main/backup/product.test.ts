import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '@sextant/client/client'
import { listEmails } from '@sextant/contract/emails/endpoints'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectEventually } from '../../kit/expect-eventually'
import { startVictim, type Victim } from '../../kit/kill'
import { flight, mail } from '../../kit/mails'

const team = { type: 'org', id: '1' } as const

let victim: Victim
beforeAll(async () => {
  victim = await startVictim()
}, 120_000)
afterAll(async () => await victim.end())

/** Submits a booking and waits for the acknowledgement. */
async function send(code: string): Promise<void> {
  const { smtp } = victim.product.ports
  const transport = createTransport({ host: '127.0.0.1', port: smtp, ignoreTLS: true })
  const envelope = { from: 'noreply@lufthansa.com', to: 'acme@sextant.localhost' }
  const raw = mail({ reservations: [flight({ code })], subject: code })
  await transport.sendMail({ envelope, raw })
}

/** The subjects of the emails that were read, in order. */
async function read({ call }: Client): Promise<readonly (string | null)[]> {
  const { data } = await call(listEmails, { team, query: { sort: 'created:asc', limit: 200 } })
  return data.filter(({ status }) => status === 'Processed').map(({ subject }) => subject)
}

test('everything acknowledged before a backup survives the loss of the data folder, and work continues', async () => {
  const { product, dataDir } = victim
  const retained = join(dataDir, '../kept')
  const before = ['BEFR01', 'BEFR02', 'BEFR03']
  for (const code of before) await send(code)
  const [printed] = await Promise.all([product.run('backup', retained), send('WHILE1')])
  expect(printed).toMatch(/^Backed up \d+ rows of \d+ tables; [3-4] blobs: /)
  await product.stop()
  await rm(dataDir, { recursive: true })

  expect(await product.run('restore', retained)).toMatch(/^Restored \d+ rows/)
  await product.start()
  await send('AFTER1')
  const wanted = [...before, 'AFTER1']
  // Once, because repeated sign-ins are soon rate limited.
  const client = await victim.signedIn()
  await expectEventually(async () => (await read(client)).filter((subject) => subject !== 'WHILE1'), wanted)
}, 240_000)
