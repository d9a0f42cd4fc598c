import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services'
import { refuse } from './refusal'

type Backlog = { kind: string; due: string; failed: string; oldest_s: number }
type Deliveries = { pending: string; oldest_s: number }

/**
 * `/metrics` for Prometheus: requests by operation and status, waiting jobs, and process metrics. Requires a bearer
 * token if one is configured.
 */
export function mountMetrics(app: FastifyInstance, services: Services, token?: string): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labels = ['operation', 'method', 'status'] as const
  const registers = [registry]
  const requests = new Counter({
    name: 'sextant_http_requests_total',
    help: 'Requests answered',
    labelNames: labels,
    registers,
  })
  const durations = new Histogram({
    name: 'sextant_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: labels,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  })
  const due = new Gauge({
    name: 'sextant_jobs_due',
    help: 'Jobs that are due and wait',
    labelNames: ['kind'],
    registers,
  })
  const failed = new Gauge({
    name: 'sextant_jobs_failed',
    help: 'Jobs given up',
    labelNames: ['kind'],
    registers,
  })
  const oldest = new Gauge({
    name: 'sextant_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited',
    labelNames: ['kind'],
    registers,
  })

  const pending = new Gauge({
    name: 'sextant_deliveries_pending',
    help: 'Deliveries of events that wait, also for their next attempt',
    registers,
  })
  const oldestDelivery = new Gauge({
    name: 'sextant_deliveries_oldest_seconds',
    help: 'How long the oldest due delivery has waited',
    registers,
  })

  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'other'
    const label = { operation, method: request.method, status: String(reply.statusCode) }
    requests.inc(label)
    durations.observe(label, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isBearer(request.headers.authorization, token)) {
      void reply.header('www-authenticate', 'Bearer')
      return refuse('unauthenticated')
    }
    const { rows } = await sql<Backlog>`select * from job_backlog()`.execute(services.db)
    for (const gauge of [due, failed, oldest]) gauge.reset()
    for (const row of rows) {
      due.set({ kind: row.kind }, Number(row.due))
      failed.set({ kind: row.kind }, Number(row.failed))
      oldest.set({ kind: row.kind }, row.oldest_s)
    }
    const deliveries = await sql<Deliveries>`select * from delivery_backlog()`.execute(services.db)
    for (const row of deliveries.rows) {
      pending.set(Number(row.pending))
      oldestDelivery.set(row.oldest_s)
    }
    return await reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A constant-time comparison. */
const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(header ?? ''), digestOf(`Bearer ${token}`))
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
