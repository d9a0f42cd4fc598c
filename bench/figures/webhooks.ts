import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { one } from '@sextant/contract/kit/wire'
import { createWebhook } from '@sextant/contract/webhooks/endpoints'
import { Webhook } from '@sextant/contract/webhooks/schemas'
import { createTransport, type Transporter } from 'nodemailer'
import pg from 'pg'
import { Agent, request } from 'undici'
import * as z from 'zod/mini'
import { bookingMail } from '../kit/booking-mail'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'

const rounds = 3
const deliveries = 6000
const webhooks = 4
/** The number of parallel posts, the same as the product's for this number of webhooks. */
const connections = 32 * webhooks
const events = 300
const mails = 200
const mailsPerSecond = 20

/** A record of the size of a segment. */
const object = { type: 'air', notes: 'x'.repeat(1200) }

/** Signed deliveries with every attempt stored, compared with the same posts by undici alone; and their latency. */
export async function webhookDelivery(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  try {
    const [throughputLine, ...latencyLines] = [
      await throughput(product, team, cookie, pool),
      await commitToReceive(product, team, cookie, pool),
      ...(await mailToReceive(product, team, cookie)),
    ]
    return [throughputLine, ...latencyLines]
  } finally {
    await pool.end()
  }
}

async function addWebhook(product: Product, team: TeamRef, cookie: string, url: string, types: string[]) {
  const answer = await fetch(product.baseUrl + urlOf(createWebhook, { team, body: { name: '', url } }), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name: 'Bench', url, events: types }),
  })
  return z.parse(one(Webhook), await answer.json()).data.id
}

const removeWebhooks = async (pool: pg.Pool): Promise<void> => void (await pool.query('delete from destinations'))

async function throughput(product: Product, team: TeamRef, cookie: string, pool: pg.Pool): Promise<string> {
  const receiver = fork(fileURLToPath(new URL('../kit/receiver.mjs', import.meta.url)))
  const [port] = z.parse(z.tuple([z.int()], z.unknown()), await once(receiver, 'message'))
  const url = `http://127.0.0.1:${port}/`
  const ids: string[] = []
  for (let nth = 0; nth < webhooks; nth += 1)
    ids.push(await addWebhook(product, team, cookie, url, ['webhook.disabled']))
  const ours: number[] = []
  const raw: number[] = []
  // The first round warms up both.
  for (let round = 0; round <= rounds; round += 1) {
    const [ourRate, rawRate] = [await deliver(pool, team, ids), await post(url)]
    if (round > 0) ours.push(ourRate)
    if (round > 0) raw.push(rawRate)
  }
  receiver.kill()
  await removeWebhooks(pool)
  const ratios = ours.map((rate, at) => rate / (raw[at] ?? Number.NaN))
  return `signed deliveries, every attempt stored   ${figure(median(ours))}/s   raw undici ${figure(median(raw))}/s   ratio ${figure(median(ratios))}`
}

/** Deliveries per second from the moment they are due until the last attempt is stored. */
async function deliver(pool: pg.Pool, team: TeamRef, ids: readonly string[]): Promise<number> {
  await pool.query(
    `with emitted as (
      insert into events (team_id, type, resource_id, data, sample)
      select $1, 'segment.updated', n, jsonb_build_object('object', $2::jsonb), true from generate_series(1, $3::int) n returning id)
    insert into deliveries (team_id, destination_id, event_id)
    select $1, d.id, emitted.id from emitted cross join unnest($4::bigint[]) d (id)`,
    [team.id, JSON.stringify(object), deliveries / webhooks, ids],
  )
  const began = performance.now()
  await pool.query("select pg_notify('sextant_deliveries', $1)", [team.id])
  const isPending = async () =>
    (await pool.query("select 1 from deliveries where status = 'pending' limit 1")).rows.length > 0
  while (await isPending()) await delay(5)
  return (deliveries / (performance.now() - began)) * 1000
}

/** The same posts by undici alone, with the same parallelism. */
async function post(url: string): Promise<number> {
  const dispatcher = new Agent({ connections })
  const body = JSON.stringify({ id: '1', type: 'segment.updated', data: { object } })
  let remaining = deliveries
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (remaining > 0) {
        remaining -= 1
        const answer = await request(url, {
          dispatcher,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        await answer.body.dump()
      }
    }),
  )
  const rate = (deliveries / (performance.now() - began)) * 1000
  await dispatcher.close()
  return rate
}

/** A receiver in this process, whose clock measures the latencies. */
async function receive(onRequest: (body: string, at: number) => void) {
  const server = createServer((incoming, response) => {
    const at = performance.now()
    void text(incoming).then((body) => {
      response.writeHead(204).end()
      onRequest(body, at)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => server.close().closeAllConnections(),
  }
}

async function commitToReceive(product: Product, team: TeamRef, cookie: string, pool: pg.Pool): Promise<string> {
  const receivedAt = new Map<string, number>()
  const receiver = await receive(
    (body, at) => void receivedAt.set(z.parse(z.object({ resource_id: z.string() }), JSON.parse(body)).resource_id, at),
  )
  const id = await addWebhook(product, team, cookie, receiver.url, ['webhook.disabled'])
  const committed: number[] = []
  for (let nth = 0; nth < events; nth += 1) {
    await pool.query(
      `with emitted as (
        insert into events (team_id, type, resource_id, data, sample)
        values ($1, 'segment.updated', $2, jsonb_build_object('object', $3::jsonb), true) returning id),
      sent as (insert into deliveries (team_id, destination_id, event_id) select $1, $4, id from emitted returning 1)
      select pg_notify('sextant_deliveries', $1::text) from sent`,
      [team.id, nth, JSON.stringify(object), id],
    )
    committed.push(performance.now())
    await delay(1000 / mailsPerSecond)
  }
  while (receivedAt.size < events) await delay(10)
  receiver.close()
  await removeWebhooks(pool)
  const latencies = committed.map((at, nth) => (receivedAt.get(String(nth)) ?? Number.NaN) - at)
  return `committed → webhook received   p50 ${figure(median(latencies))} ms   p99 ${figure(quantile(latencies, 0.99))} ms   (${events} events, ${mailsPerSecond} a second)`
}

const Processed = z.object({ data: z.object({ object: z.object({ subject: z.string() }) }) })

async function mailToReceive(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const receivedAt = new Map<string, number>()
  const receiver = await receive(
    (body, at) => void receivedAt.set(z.parse(Processed, JSON.parse(body)).data.object.subject, at),
  )
  await addWebhook(product, team, cookie, receiver.url, ['email.processed'])
  const transport = createTransport({
    host: '127.0.0.1',
    port: product.smtpPort,
    ignoreTLS: true,
    pool: true,
    maxConnections: 5,
  })
  const lines: string[] = []
  for (const [round, name] of ['first mails after the start', 'mails after these'].entries()) {
    const accepted = await sendMails(transport, round)
    const deadline = performance.now() + 60_000
    while ([...accepted.keys()].some((subject) => !receivedAt.has(subject)) && performance.now() < deadline)
      await delay(20)
    const latencies = [...accepted].map(([subject, at]) => (receivedAt.get(subject) ?? Number.POSITIVE_INFINITY) - at)
    lines.push(
      `mail accepted → webhook received   p50 ${figure(median(latencies))} ms   p95 ${figure(quantile(latencies, 0.95))} ms   (the ${mails} ${name}, ${mailsPerSecond} a second)`,
    )
  }
  transport.close()
  receiver.close()
  return lines
}

/** Sends the emails of a round; returns when each of them, by subject, was accepted. */
async function sendMails(transport: Transporter, round: number): Promise<ReadonlyMap<string, number>> {
  const accepted = new Map<string, number>()
  const sends: Promise<void>[] = []
  for (let nth = 0; nth < mails; nth += 1) {
    const index = round * mails + nth
    const mail = bookingMail(`WH${String(index).padStart(4, '0')}`, index)
    sends.push(transport.sendMail(mail).then(() => void accepted.set(mail.subject, performance.now())))
    await delay(1000 / mailsPerSecond)
  }
  await Promise.all(sends)
  return accepted
}
