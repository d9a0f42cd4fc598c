import { Readable } from 'node:stream'
import type { Access } from '@sextant/contract/kit/endpoint'
import { type TeamRef, type TeamType, teamSegment } from '@sextant/contract/kit/team'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import { type Actor, type Ctx, makeCtx, may, permit } from './context'
import { cookieJar, sessionToken } from './cookies'
import { readFile } from './incoming'
import { refuse } from './refusal'
import type { FileAnswer, RawInput, Route } from './serve'
import { spoolUpload } from './spool-upload'

/** How calls learn who makes them, and whether a team exists: given by the features that own people and teams. */
export type Gate = {
  readonly secure: boolean
  authenticate(services: Services, token: string | null): Promise<Actor>
  teamExists(services: Services, team: TeamRef): Promise<boolean>
  /** Hears of every signed-in caller who lacked a permission. */
  noteRefusal(ctx: Ctx, call: string): Promise<void>
}

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Mounts every route under its address; a team's routes under both kinds of team that it is for. */
export function mount(app: FastifyInstance, services: Services, gate: Gate, routes: readonly Route[]): void {
  const isSpooled = ({ endpoint }: Route): boolean => endpoint.upload?.spooled === true
  addRoutes(
    app,
    services,
    gate,
    routes.filter((route) => !isSpooled(route)),
  )
  void app.register(async (scope) => {
    leaveBodies(scope)
    addRoutes(scope, services, gate, routes.filter(isSpooled))
  })
}

/** Bodies of any type stay where they are until they are asked for, piece by piece. */
function leaveBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['text/plain', 'application/octet-stream'])
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function addRoutes(app: FastifyInstance, services: Services, gate: Gate, routes: readonly Route[]): void {
  const admitted = new WeakMap<FastifyRequest, Ctx>()
  for (const route of routes) {
    const { method, path, teams, name } = route.endpoint
    const bodyLimit = route.endpoint.upload?.maxBytes ?? 1024 * 1024
    const add = (url: string, teamType: TeamType | null): void => {
      app.route({
        method,
        url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit,
        config: { operation: name },
        // Before the body is read: who may not call does not make us hold what they send.
        onRequest: async (request, reply) => {
          admitted.set(request, await admit(services, gate, route, { request, reply }, teamType))
        },
        handler: async (request, reply) => await answer(route, admitted.get(request), { request, reply }),
      })
    }
    if (path.startsWith('{team}')) {
      for (const type of teams) add(path.replace('{team}', `/api/${teamSegment[type]}/{team}`), type)
    } else add(path, null)
  }
}

/** The context of a call that is allowed; refuses every other. */
async function admit(services: Services, gate: Gate, route: Route, call: Call, type: TeamType | null) {
  const { request, reply } = call
  const { permission } = route.endpoint
  const actor = await gate.authenticate(services, sessionToken(request, gate.secure))
  demandSignIn(actor, permission)
  if (!['GET', 'HEAD'].includes(request.method)) demandHeader(request)
  const team = type && { type, id: paramsOf(request)['team'] ?? '' }
  const ctx = makeCtx(services, {
    actor,
    team,
    origin: originOf(request),
    cookies: cookieJar(request, reply, gate.secure),
  })
  if (team && !(await isVisible(ctx, gate, team))) refuse('not_found')
  if (actor.kind === 'person' && !may(ctx, permission)) await gate.noteRefusal(ctx, route.endpoint.name)
  permit(ctx, permission)
  ctx.asked.clear()
  return ctx
}

async function answer(route: Route, ctx: Ctx | undefined, { request, reply }: Call) {
  if (!ctx) throw new Error(`${route.endpoint.name} was called without being admitted.`)
  const raw = { params: paramsOf(request), query: request.query, ...(await bodyOf(request, route)) }
  const { status, body, file } = await answerOf(route, ctx, raw)
  void reply.status(status).header('cache-control', 'no-store')
  if (!file) return await reply.send(body)
  const headers = {
    'content-type': file.type ?? route.endpoint.download?.[0] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  }
  return await reply.headers(headers).send(contentOf(file, request.method === 'HEAD'))
}

/** What is sent of a file. Whoever asks for its headers alone does not make us read all of it. */
function contentOf({ content }: FileAnswer, headersOnly: boolean): string | Buffer | Readable {
  if (typeof content === 'string') return content
  if (content instanceof Uint8Array) return Buffer.from(content)
  return Readable.from(headersOnly ? [] : content, { objectMode: false })
}

async function answerOf(route: Route, ctx: Ctx, raw: RawInput) {
  try {
    if (!route.inTeam) return await route.answer(ctx, raw)
    const { team } = ctx
    return team ? await route.answer({ ...ctx, team }, raw) : refuse('not_found')
  } finally {
    await raw.spooled?.content.close()
  }
}

/** A team that the caller has no role in does not exist for them. */
async function isVisible(ctx: Ctx, gate: Gate, team: TeamRef): Promise<boolean> {
  if (ctx.actor.kind === 'nobody' || !/^\d{1,18}$/.test(team.id)) return false
  if (ctx.actor.roles[team.type][team.id]) return true
  return ctx.actor.roles.global.length > 0 && (await gate.teamExists(ctx, team))
}

/** Calls that change something carry the XMLHttpRequest header (spec §7), which no foreign page can make a browser send. */
function demandHeader(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return
  refuse('forbidden', 'Calls that change something need the header X-Requested-With: XMLHttpRequest.')
}

function demandSignIn(actor: Actor, access: Access): void {
  if (access !== 'anyone' && actor.kind === 'nobody') refuse('unauthenticated')
}

function paramsOf(request: FastifyRequest): Record<string, string> {
  const given = request.params
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
}

export const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

async function bodyOf(
  request: FastifyRequest,
  route: Route,
): Promise<Pick<RawInput, 'body' | 'file' | 'spooled'>> {
  const { upload } = route.endpoint
  if (!upload) return { body: request.body ?? {}, file: null, spooled: null }
  if (upload.spooled) return { ...(await spoolUpload(request, upload)), file: null }
  return { ...(await readFile(request, upload)), spooled: null }
}
