import { Readable } from 'node:stream'
import { type TeamType, teamSegment } from '@sextant/contract/kit/team'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import { authorize, type Call, type Gate, paramsOf } from './authorize'
import type { Ctx } from './context'
import { fingerprintOf } from './idempotency/fingerprint'
import { readKey } from './idempotency/read-key'
import { withIdempotency } from './idempotency/with-idempotency'
import { readFile } from './incoming'
import { refuse } from './refusal'
import type { FileResponse, RawInput, Route } from './serve'
import { spoolUpload } from './spool-upload'

/** Mounts every route at its path; team routes, for each team type that they support. */
export function mount(app: FastifyInstance, services: Services, gate: Gate, routes: readonly Route[]): void {
  const isSpooled = ({ endpoint }: Route): boolean => endpoint.upload?.spooled === true
  addRoutes(
    app,
    services,
    gate,
    routes.filter((route) => !isSpooled(route)),
  )
  void app.register(async (scope) => {
    deferBodies(scope)
    addRoutes(scope, services, gate, routes.filter(isSpooled))
  })
}

/** Leaves request bodies of any type unread until requested, chunk by chunk. */
function deferBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/octet-stream')
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function addRoutes(app: FastifyInstance, services: Services, gate: Gate, routes: readonly Route[]): void {
  const authorized = new WeakMap<FastifyRequest, Ctx>()
  for (const route of routes) {
    const { method, path, teams, name } = route.endpoint
    const bodyLimit = route.endpoint.upload?.maxBytes ?? 1024 * 1024
    const add = (url: string, teamType: TeamType | null): void => {
      app.route({
        method,
        url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit,
        // Compression buffers data, which would delay events.
        ...(route.endpoint.download?.[0] === 'text/event-stream' ? { compress: false } : {}),
        config: { operation: name },
        // Before the body is read: an unauthorized caller must not make us buffer it.
        onRequest: async (request, reply) => {
          authorized.set(request, await authorize(services, gate, route.endpoint, { request, reply }, teamType))
        },
        handler: async (request, reply) => await handleRequest(route, authorized.get(request), { request, reply }),
      })
    }
    if (path.startsWith('{team}')) {
      for (const type of teams) add(path.replace('{team}', `/api/${teamSegment[type]}/{team}`), type)
    } else add(path, null)
  }
}

async function handleRequest(route: Route, ctx: Ctx | undefined, { request, reply }: Call) {
  if (!ctx) throw new Error(`${route.endpoint.name} was called without being admitted.`)
  const key = readKey(route.endpoint, request)
  const raw = {
    params: paramsOf(request),
    query: request.query,
    lastEventId: lastEventIdOf(request),
    disconnected: disconnectSignal(reply),
    ...(await bodyOf(request, route)),
  }
  const { status, body, file } = await closing(raw, async () => {
    if (key === null) return await respond(route, ctx, raw)
    const { replayed, ...stored } = await withIdempotency(ctx, key, await fingerprintOf(request, raw), async (inner) =>
      respond(route, inner, raw),
    )
    if (replayed) void reply.header('idempotency-replayed', 'true')
    return { ...stored, file: undefined }
  })
  void reply.status(status).header('cache-control', 'no-store')
  if (!file) return await reply.send(body)
  const headers = {
    'content-type': file.type ?? route.endpoint.download?.[0] ?? 'application/octet-stream',
    ...(file.filename === ''
      ? { 'x-accel-buffering': 'no', connection: 'close' }
      : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}` }),
  }
  return await reply.headers(headers).send(contentOf(file, request.method === 'HEAD'))
}

const lastEventIdOf = ({ headers }: FastifyRequest): string | null => {
  const value = headers['last-event-id']
  return typeof value === 'string' && value !== '' ? value : null
}

function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  return disconnected.signal
}

/** A file's content. HEAD requests do not read it. */
function contentOf({ content }: FileResponse, headersOnly: boolean): string | Buffer | Readable {
  if (typeof content === 'string') return content
  if (content instanceof Uint8Array) return Buffer.from(content)
  return Readable.from(headersOnly ? [] : content, { objectMode: false })
}

async function respond(route: Route, ctx: Ctx, raw: RawInput) {
  if (!route.inTeam) return await route.answer(ctx, raw)
  const { team } = ctx
  return team ? await route.answer({ ...ctx, team }, raw) : refuse('not_found')
}

/** Runs work with the request's input, then releases spooled files. */
async function closing<T>({ spooled }: RawInput, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await spooled?.content.close()
  }
}

async function bodyOf(request: FastifyRequest, route: Route): Promise<Pick<RawInput, 'body' | 'file' | 'spooled'>> {
  const { upload } = route.endpoint
  if (!upload) {
    // Registered for uploads only.
    if (Buffer.isBuffer(request.body) || request.isMultipart()) return refuse('unsupported_type')
    return { body: request.body ?? {}, file: null, spooled: null }
  }
  if (upload.spooled) return { ...(await spoolUpload(request, upload)), file: null }
  return { ...(await readFile(request, upload)), spooled: null }
}
