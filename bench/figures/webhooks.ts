import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { TeamRef } from '@sextant/contract/kit/team'
import pg from 'pg'
import { Agent, request } from 'undici'
import * as z from 'zod/mini'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'
import { addWebhook, receive } from '../kit/webhook'

const rounds = 3
const deliveries = 6000
const webhooks = 4
/** The number of parallel posts, the same as the product uses for this number of webhooks. */
const connections = 32 * webhooks
const events = 300
const eventsPerSecond = 20

/** A record about as large as a segment. */
const object = { type: 'air', notes: 'x'.repeat(1200) }

/** Signed deliveries with every attempt stored, compared with the same posts by undici alone; and their latency. */
export async function webhookDelivery(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  try {
    return [await throughput(product, team, cookie, pool), await commitToReceive(product, team, cookie, pool)]
  } finally {
    await pool.end()
  }
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

/** Deliveries per second, from when they are due until the last attempt is stored. */
async function deliver(pool: pg.Pool, team: TeamRef, ids: readonly string[]): Promise<number> {
  await pool.query(
    `with emitted as (
      insert into events (team_id, type, resource_id, data, sample)
      select $1, 'segment.updated', n, jsonb_build_object('object', $2::jsonb), true from generate_series(1, $3::int) n returning id)
    insert into deliveries (team_id, destination_id, event_id)
    select $1, d.id, emitted.id from emitted cross join unnest($4::bigint[]) d (id)`,
    [team.id, JSON.stringify(object), deliveries / webhooks, ids],
  )
  const start = performance.now()
  await pool.query("select pg_notify('sextant_deliveries', $1)", [team.id])
  const isPending = async () =>
    (await pool.query("select 1 from deliveries where status = 'pending' limit 1")).rows.length > 0
  while (await isPending()) await delay(5)
  return (deliveries / (performance.now() - start)) * 1000
}

/** The same posts by undici alone, equally parallel. */
async function post(url: string): Promise<number> {
  const dispatcher = new Agent({ connections })
  const body = JSON.stringify({ id: '1', type: 'segment.updated', data: { object } })
  let remaining = deliveries
  const start = performance.now()
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
  const rate = (deliveries / (performance.now() - start)) * 1000
  await dispatcher.close()
  return rate
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
    await delay(1000 / eventsPerSecond)
  }
  while (receivedAt.size < events) await delay(10)
  receiver.close()
  await removeWebhooks(pool)
  const latencies = committed.map((at, nth) => (receivedAt.get(String(nth)) ?? Number.NaN) - at)
  return `committed → webhook received   p50 ${figure(median(latencies))} ms   p99 ${figure(quantile(latencies, 0.99))} ms   (${events} events, ${eventsPerSecond} a second)`
}
