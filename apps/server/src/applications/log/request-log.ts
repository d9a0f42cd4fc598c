import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction, noScope } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { insertRequests, type LoggedRequest } from './store'

/** Requests are written in batches, when this size or age is reached. A crash loses at most one batch. */
const everyMs = 1000
const batchSize = 500
/** Above this limit requests are dropped: an unwritable log must not exhaust memory. */
const maxWaiting = 20_000

/** Logs applications' requests without delaying them. Remaining entries are written when the server closes. */
export function mountRequestLog(app: FastifyInstance, services: Services): void {
  let waiting: LoggedRequest[] = []
  let writing: Promise<void> = Promise.resolve()

  const write = async (calls: readonly LoggedRequest[]): Promise<void> => {
    try {
      await inTransaction(services.db, noScope, async (tx) => await insertRequests(tx, calls))
    } catch (error) {
      services.log.error({ err: error, calls: calls.length }, 'calls of applications could not be written down')
    }
  }
  const flush = (): void => {
    if (waiting.length === 0) return
    const calls = waiting
    waiting = []
    writing = writing.then(async () => await write(calls))
  }

  const timer = setInterval(flush, everyMs)
  timer.unref()
  app.addHook('onResponse', async (request, reply) => {
    const call = callOf(services, request, reply)
    if (!call || waiting.length >= maxWaiting) return
    waiting.push(call)
    if (waiting.length >= batchSize) flush()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    flush()
    await writing
  })
}

/** PostgreSQL cannot store NUL in text. */
const text = (value: string, max: number): string => value.replaceAll('\0', '').slice(0, max)

function callOf({ clock }: Services, request: FastifyRequest, reply: FastifyReply): LoggedRequest | null {
  const { caller } = request
  if (!caller) return null
  const agent = request.headers['user-agent']
  const route = (request.routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}')
  return {
    team_id: caller.team.id,
    application_id: caller.id,
    method: request.method,
    route,
    // A link's token is a credential and must not be logged.
    path: route.includes('{token}') ? route : text(request.url.split('?')[0] ?? '', 500),
    status: reply.statusCode,
    duration_ms: Math.round(reply.elapsedTime * 1000) / 1000,
    ip: request.ip,
    user_agent: agent === undefined ? null : text(agent, 300),
    request_id: request.id,
    created: new Date(clock.now().getTime() - reply.elapsedTime).toISOString(),
  }
}
