import type { Access } from '@sextant/contract/kit/endpoint'
import type { UserRoles } from '@sextant/contract/kit/roles'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can, rolesAnywhere, rolesIn } from '@sextant/domain/permissions/can'
import { inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'
import { refuse } from './refusal'

/** Who calls. */
export type Actor =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly id: string; readonly roles: UserRoles; readonly session: Uint8Array }

/** What a verb knows of its call, and the only way it has to the database. */
export type Ctx = Services & {
  readonly actor: Actor
  readonly team: TeamRef | null
  readonly origin: { readonly ip: string; readonly userAgent: string | null }
  /** Cookies to set or clear with the answer. */
  readonly cookies: CookieJar
  /** What `permit` was asked so far; `serve` holds it against the endpoint. */
  readonly asked: Set<Access>
  /** One transaction that sees the team's rows and the person's own. Throws before `permit` was asked. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** The context of a call that is made in a team. */
export type TeamCtx = Ctx & { readonly team: TeamRef }

export type CookieJar = {
  signIn(token: string, maxAgeSeconds: number | null): void
  signOut(): void
  /** The mark of a sign-in that is under way at an identity provider: kept for its callback, in this browser only. */
  readonly journey: string | null
  startJourney(mark: string): void
  endJourney(): void
}

type Call = Pick<Ctx, 'actor' | 'team' | 'origin' | 'cookies'>

export function makeCtx(services: Services, call: Call): Ctx {
  const person = call.actor.kind === 'person' ? call.actor.id : null
  const asked = new Set<Access>()
  return {
    ...services,
    ...call,
    asked,
    tx: async (work) => {
      if (asked.size === 0)
        throw new Error('The first line of a verb is permit(ctx, …): see CONTRIBUTING, Verbs.')
      return await inTransaction(services.db, { team: call.team?.id ?? null, person }, work)
    },
  }
}

/** The roles that count for a call: those in its team; without a team, all that the person has (spec §6). */
function rolesOf(ctx: Pick<Ctx, 'actor' | 'team'>) {
  if (ctx.actor.kind === 'nobody') return []
  return ctx.team ? rolesIn(ctx.actor.roles, ctx.team) : rolesAnywhere(ctx.actor.roles)
}

/** Whether the caller may: holds the permission, is signed in, or is anyone at all. */
export function may(ctx: Pick<Ctx, 'actor' | 'team' | 'log'>, access: Access): boolean {
  if (access === 'anyone') return true
  if (ctx.actor.kind === 'nobody') return false
  if (access === 'signed-in') return true
  return can(rolesOf(ctx), access, (name) =>
    ctx.log.error({ permission: name }, 'an unknown permission was asked for'),
  )
}

/** The first line of every verb: refuses a caller who may not (401 nobody, 403 no permission). */
export function permit(ctx: Pick<Ctx, 'actor' | 'team' | 'log' | 'asked'>, access: Access): void {
  ctx.asked.add(access)
  if (may(ctx, access)) return
  refuse(ctx.actor.kind === 'nobody' ? 'unauthenticated' : 'forbidden')
}

/** The person who calls. Refuses nobody (401). */
export function personOf(ctx: Pick<Ctx, 'actor'>): Extract<Actor, { kind: 'person' }> {
  return ctx.actor.kind === 'person' ? ctx.actor : refuse('unauthenticated')
}
