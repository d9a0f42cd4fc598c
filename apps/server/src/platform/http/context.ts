import type { Access } from '@sextant/contract/kit/endpoint'
import type { UserRoles } from '@sextant/contract/kit/roles'
import type { Scope } from '@sextant/contract/kit/scopes'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { scopeFor, scopesHold } from '@sextant/domain/permissions/scopes'
import { inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'
import { refuse } from './refusal'

/** The caller: anonymous, a person with a session, or a team's application with a bearer token. */
export type Actor =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly id: string; readonly roles: UserRoles; readonly session: Uint8Array }
  | {
      readonly kind: 'application'
      readonly id: string
      readonly team: TeamRef
      readonly name: string
      readonly scopes: readonly Scope[]
    }
export type Application = Extract<Actor, { kind: 'application' }>

/** What a verb knows about its call, and its only access to the database. */
export type Ctx = Services & {
  readonly actor: Actor
  readonly team: TeamRef | null
  readonly origin: { readonly ip: string; readonly userAgent: string | null }
  /** Cookies to set or clear with the response. */
  readonly cookies: CookieJar
  /** The permissions that `permit` has checked; `serve` compares them with the endpoint. */
  readonly checked: Set<Access>
  /** Runs a transaction that sees the team's rows and the person's own. Throws before `permit` has been called. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The context of a call within a team. */
export type TeamCtx = Ctx & { readonly team: TeamRef }

export type CookieJar = {
  signIn(token: string, maxAgeSeconds: number | null): void
  signOut(): void
  /** Marks a browser in which someone has signed in before; outlives their sessions. */
  readonly device: string | null
  keepDevice(token: string): void
  /** Marks a sign-in in progress at an identity provider, for its callback in this browser only. */
  readonly authRequest: string | null
  startAuthRequest(token: string): void
  endAuthRequest(): void
}

type Call = Pick<Ctx, 'actor' | 'team' | 'origin' | 'cookies'>

/** Runs the work of a verb in a transaction. */
type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** A call's context. Each `tx` is a separate transaction unless another runner is given. */
export function makeCtx(services: Services, call: Call, transact?: Transact): Ctx {
  const scope = { team: call.team?.id ?? null, person: personIdOf(call) }
  const run: Transact = transact ?? (async (work) => await inTransaction(services.db, scope, work))
  const checked = new Set<Access>()
  return {
    ...services,
    ...call,
    checked,
    tx: async (work) => {
      if (checked.size === 0) throw new Error('The first line of a verb is permit(ctx, …): see CONTRIBUTING, Verbs.')
      return await run(work)
    },
  }
}

/** Whether the caller has the permission, is signed in where that suffices, or the endpoint is public. */
export function may({ actor, team, log }: Pick<Ctx, 'actor' | 'team' | 'log'>, access: Access): boolean {
  if (access === 'anyone') return true
  if (actor.kind === 'nobody') return false
  if (actor.kind === 'application') return applicationMay(actor, team, access)
  if (access === 'signed-in' || access === 'read-events') return true
  // The applicable roles: those in the call's team or, without a team, all of the person's (spec §6).
  const roles = team ? rolesIn(actor.roles, team) : rolesAnywhere(actor.roles)
  return can(roles, access, (name) => log.error({ permission: name }, 'an unknown permission was asked for'))
}

/**
 * Applications are limited to their scopes in their own team; permissions held by every person do not apply to them.
 */
function applicationMay(application: Application, team: TeamRef | null, access: Access): boolean {
  if (team?.type !== application.team.type || team.id !== application.team.id) return false
  if (access === 'read-events') return application.scopes.includes('events:read')
  return scopesHold(application.scopes, access)
}

/** The first line of every verb: refuses a caller without the permission (401 anonymous, 403 otherwise). */
export function permit(ctx: Pick<Ctx, 'actor' | 'team' | 'log' | 'checked'>, access: Access): void {
  ctx.checked.add(access)
  if (may(ctx, access)) return
  if (ctx.actor.kind === 'application') refuse('forbidden', lacking(access))
  refuse(ctx.actor.kind === 'nobody' ? 'unauthenticated' : 'forbidden')
}

/** The message for applications, which have scopes instead of roles. */
function lacking(access: Access): string {
  const scope = scopeFor(access)
  return scope === null
    ? 'No application may make this call: it is for people who are signed in.'
    : `This application lacks the scope ${scope}. Whoever manages it adds the scope; then ask for a new token.`
}

/** The calling person, for calls reserved to people. Refuses anonymous callers (401) and applications (403). */
export function personOf({ actor }: Pick<Ctx, 'actor'>): Extract<Actor, { kind: 'person' }> {
  if (actor.kind === 'person') return actor
  if (actor.kind === 'nobody') return refuse('unauthenticated')
  return refuse('forbidden', 'Only people can do that: an application has no address to answer to.')
}

/** The calling person's ID, for records that store their creator; null for an application. */
export const personIdOf = ({ actor }: Pick<Ctx, 'actor'>): string | null => (actor.kind === 'person' ? actor.id : null)

/** Who acted: a caller, a person known only by ID, a directory, or the system itself. */
export type KnownActor =
  | Exclude<Actor, { kind: 'person' }>
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'scim' | 'system' }

/** The actor's key in the audit log: `user:1`, `application:1`, otherwise its kind. */
export function actorKey(actor: KnownActor): string {
  if (actor.kind === 'person') return `user:${actor.id}`
  return actor.kind === 'application' ? `application:${actor.id}` : actor.kind
}
