import { setTimeout as delay } from 'node:timers/promises'
import { listEmails } from '@sextant/contract/emails/endpoints'
import type { Email } from '@sextant/contract/emails/schemas'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVictim, type Victim } from '../kit/kill'
import { flight, mail } from '../kit/mails'
import type { Product } from '../kit/product'

const rounds = 20
const mailsARound = 6
const team = { type: 'org', id: '1' } as const

let victim: Victim
let product: Product
beforeAll(async () => {
  victim = await startVictim()
  product = victim.product
}, 120_000)
afterAll(async () => await victim.end())

/** A unique booking, with its own traveler, number and day. */
function booking(index: number): Buffer {
  const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
  const code = `KL${String(index).padStart(4, '0')}`
  const reservation = flight({
    code,
    name: `Ada Traveler${index}`,
    departure: `${day}T07:05:00+01:00`,
    arrival: `${day}T08:20:00+01:00`,
  })
  return mail({
    reservations: [reservation],
    messageId: `<${code}@lufthansa.com>`,
    to: 'nobody@elsewhere.test',
  })
}

async function send(raw: Buffer): Promise<boolean> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.ports.smtp,
    ignoreTLS: true,
    connectionTimeout: 2000,
  })
  const envelope = { from: 'noreply@lufthansa.com', to: 'acme@sextant.localhost' }
  return await transport.sendMail({ envelope, raw }).then(
    () => true,
    () => false,
  )
}

/** Sends messages that are not yet acknowledged, and returns those that still are not. */
async function sendAll(messages: readonly Buffer[]): Promise<Buffer[]> {
  const replies = await Promise.all(messages.map(send))
  return messages.filter((_, index) => !replies[index])
}

test('twenty kill -9 during intake lose nothing and duplicate nothing', async () => {
  const all: Buffer[] = []
  let waiting: Buffer[] = []
  let killedWhileBusy = 0
  for (let round = 0; round < rounds; round += 1) {
    const fresh = Array.from({ length: mailsARound }, (_, index) => booking(round * mailsARound + index))
    all.push(...fresh)
    const sending = sendAll([...waiting, ...fresh])
    await delay(10 + round * 9)
    await product.kill()
    if (round % 5 === 4) await product.killDatabase()
    waiting = await sending
    killedWhileBusy += waiting.length > 0 ? 1 : 0
    await product.start()
  }
  while (waiting.length > 0) waiting = await sendAll(waiting)
  expect(killedWhileBusy).toBeGreaterThan(rounds / 4)

  const client = await victim.signedIn()
  const emails = async (): Promise<readonly Email[]> =>
    (await client.call(listEmails, { team, query: { limit: 200 } })).data
  await expect
    .poll(async () => (await emails()).filter(({ status }) => status === 'Pending').length, {
      timeout: 60_000,
    })
    .toBe(0)
  const found = await emails()
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['Processed']))
  expect(found.flatMap(({ msg_id }) => msg_id ?? []).toSorted()).toEqual(
    all.map((_, index) => `KL${String(index).padStart(4, '0')}@lufthansa.com`),
  )
  const segments = await client.call(listSegments, { team, kind: 'all', query: { limit: 200 } })
  expect(segments.meta.total).toBe(all.length)
  expect(new Set(segments.data.map(({ confirmation_no }) => confirmation_no)).size).toBe(all.length)
  expect((await client.call(listTrips, { team })).meta.total).toBe(all.length)
}, 720_000)
