import type { Access } from '@sextant/contract/kit/endpoint'
import type { UserRoles } from '@sextant/contract/kit/roles'
import type { Scope } from '@sextant/contract/kit/scopes'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { scopeFor, scopesHold } from '@sextant/domain/permissions/scopes'
import { inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'
import { refuse } from './refusal'

/** Who calls: nobody we know, a person by their session, or an application of one team by its bearer token. */
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

/** What a verb knows of its call, and the only way it has to the database. */
export type Ctx = Services & {
  readonly actor: Actor
  readonly team: TeamRef | null
  readonly origin: { readonly ip: string; readonly userAgent: string | null }
  /** Cookies to set or clear with the answer. */
  readonly cookies: CookieJar
  /** What `permit` was asked so far; `serve` holds it against the endpoint. */
  readonly checked: Set<Access>
  /** One transaction that sees the team's rows and the person's own. Throws before `permit` was asked. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The context of a call that is made in a team. */
export type TeamCtx = Ctx & { readonly team: TeamRef }

export type CookieJar = {
  signIn(token: string, maxAgeSeconds: number | null): void
  signOut(): void
  /** The mark of a browser in which somebody has signed in before; it outlives their sessions. */
  readonly device: string | null
  keepDevice(mark: string): void
  /** The mark of a sign-in that is under way at an identity provider: kept for its callback, in this browser only. */
  readonly authRequest: string | null
  startAuthRequest(mark: string): void
  endAuthRequest(): void
}

type Call = Pick<Ctx, 'actor' | 'team' | 'origin' | 'cookies'>

/** Runs the work of a verb in a transaction. */
type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** A call's context. Each `tx` is a transaction of its own, unless they are to be run another way. */
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

/** Whether the caller may: holds the permission, is signed in, or is anyone at all. */
export function may({ actor, team, log }: Pick<Ctx, 'actor' | 'team' | 'log'>, access: Access): boolean {
  if (access === 'anyone') return true
  if (actor.kind === 'nobody') return false
  if (actor.kind === 'application') return applicationMay(actor, team, access)
  if (access === 'signed-in' || access === 'read-events') return true
  // The roles that count are those in the call's team; without a team, all that the person has (spec §6).
  const roles = team ? rolesIn(actor.roles, team) : rolesAnywhere(actor.roles)
  return can(roles, access, (name) => log.error({ permission: name }, 'an unknown permission was asked for'))
}

/** An application may what its scopes say, in its own team; what a person may do for being one is not for it. */
function applicationMay(application: Application, team: TeamRef | null, access: Access): boolean {
  if (team?.type !== application.team.type || team.id !== application.team.id) return false
  if (access === 'read-events') return application.scopes.includes('events:read')
  return scopesHold(application.scopes, access)
}

/** The first line of every verb: refuses a caller who may not (401 nobody, 403 no permission). */
export function permit(ctx: Pick<Ctx, 'actor' | 'team' | 'log' | 'checked'>, access: Access): void {
  ctx.checked.add(access)
  if (may(ctx, access)) return
  if (ctx.actor.kind === 'application') refuse('forbidden', lacking(access))
  refuse(ctx.actor.kind === 'nobody' ? 'unauthenticated' : 'forbidden')
}

/** What is said to an application that may not: roles are for people. */
function lacking(access: Access): string {
  const scope = scopeFor(access)
  return scope === null
    ? 'No application may make this call: it is for people who are signed in.'
    : `This application lacks the scope ${scope}. Whoever manages it adds the scope; then ask for a new token.`
}

/** The person who calls, for what only people do. Refuses nobody (401) and applications (403). */
export function personOf({ actor }: Pick<Ctx, 'actor'>): Extract<Actor, { kind: 'person' }> {
  if (actor.kind === 'person') return actor
  if (actor.kind === 'nobody') return refuse('unauthenticated')
  return refuse('forbidden', 'Only people can do that: an application has no address to answer to.')
}

/** The id of the person who calls, for records that know their maker; null where it is an application. */
export const personIdOf = ({ actor }: Pick<Ctx, 'actor'>): string | null => (actor.kind === 'person' ? actor.id : null)

/** Who is written down: a caller, a person by the id alone, a directory, or the product by itself. */
export type KnownActor =
  | Exclude<Actor, { kind: 'person' }>
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'scim' | 'system' }

/** Under which name a caller is written down: `user:1`, `application:1`, else by its kind. */
export function actorKey(actor: KnownActor): string {
  if (actor.kind === 'person') return `user:${actor.id}`
  return actor.kind === 'application' ? `application:${actor.id}` : actor.kind
}
