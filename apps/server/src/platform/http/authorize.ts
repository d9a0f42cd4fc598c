import type { Access, Endpoint } from '@sextant/contract/kit/endpoint'
import type { TeamRef, TeamType } from '@sextant/contract/kit/team'
import { scopeFor } from '@sextant/domain/permissions/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import { challenge } from './challenge'
import { type Actor, type Application, type Ctx, makeCtx, may, permit } from './context'
import { cookieJar, sessionToken } from './cookies'
import { type Quota, spend } from './quota'
import { refuse } from './refusal'

/** How requests are authenticated, and whether a team exists: provided by the features that own people and teams. */
export type Gate = {
  readonly secure: boolean
  authenticate(services: Services, token: string | null): Promise<Actor>
  /** The application a bearer token belongs to, with its rate limit after this call; null if the token is not valid. */
  authenticateBearer(services: Services, token: string): Promise<Bearer | null>
  teamExists(services: Services, team: TeamRef): Promise<boolean>
  /** Called whenever an authenticated caller lacks a permission. */
  auditRefusal(ctx: Ctx, call: string): Promise<void>
}

export type Bearer = { readonly actor: Application; readonly quota: Quota }

export type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The context of an authorized call; refuses any other. */
export async function authorize(
  services: Services,
  gate: Gate,
  { name, permission }: Endpoint,
  call: Call,
  type: TeamType | null,
): Promise<Ctx> {
  const { request, reply } = call
  const actor = await identify(services, gate, call)
  requireSignIn(actor, permission, reply)
  // Only callers authenticated by cookie need the CSRF header.
  if (actor.kind !== 'application' && !['GET', 'HEAD'].includes(request.method)) requireHeader(request)
  const team = type && { type, id: paramsOf(request)['team'] ?? '' }
  const ctx = makeCtx(services, {
    actor,
    team,
    origin: originOf(request),
    cookies: cookieJar(request, reply, gate.secure),
  })
  if (team && !(await isVisible(ctx, gate, team))) refuse('not_found')
  if (actor.kind !== 'nobody' && !may(ctx, permission)) {
    await gate.auditRefusal(ctx, name)
    if (actor.kind === 'application') challenge(reply, 'insufficient_scope', scopeFor(permission))
  }
  permit(ctx, permission)
  ctx.checked.clear()
  return ctx
}

/** Authenticates the caller: by bearer token if one is sent (RFC 6750 §2.1), otherwise by session cookie. */
async function identify(services: Services, gate: Gate, { request, reply }: Call): Promise<Actor> {
  const [, token] = /^Bearer\b\s*(.*)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) return await gate.authenticate(services, sessionToken(request, gate.secure))
  const bearer = await gate.authenticateBearer(services, token)
  if (!bearer) {
    challenge(reply, 'invalid_token')
    return refuse('unauthenticated', 'The access token is not known, has expired or was revoked.')
  }
  request.caller = bearer.actor
  spend(reply, bearer.quota)
  return bearer.actor
}

/** Teams that the caller does not belong to are reported as missing. */
async function isVisible({ actor, ...services }: Ctx, gate: Gate, team: TeamRef): Promise<boolean> {
  if (actor.kind === 'nobody' || !/^\d{1,18}$/.test(team.id)) return false
  if (actor.kind === 'application') return actor.team.type === team.type && actor.team.id === team.id
  if (actor.roles[team.type][team.id]) return true
  return actor.roles.global.length > 0 && (await gate.teamExists(services, team))
}

/**
 * State-changing calls must carry the XMLHttpRequest header (spec §7), which no foreign page can make a browser send.
 */
function requireHeader(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return
  refuse('forbidden', 'Calls that change something need the header X-Requested-With: XMLHttpRequest.')
}

function requireSignIn(actor: Actor, access: Access, reply: FastifyReply): void {
  if (access === 'anyone' || actor.kind !== 'nobody') return
  challenge(reply, null)
  refuse('unauthenticated')
}

export function paramsOf(request: FastifyRequest): Record<string, string> {
  const routeParams = request.params
  if (typeof routeParams !== 'object' || routeParams === null) return {}
  return Object.fromEntries(Object.entries(routeParams).map(([name, value]) => [name, String(value)]))
}

export const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling application, once known. */
    caller?: Application
  }
}
