import type { Tx } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { insertAuditEvent } from './store'

type Entry = {
  /** `feature.verb`, such as `session.login`. */
  readonly action: string
  readonly target?: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes down who did what, in the transaction of the change. Never a secret: pass what was presented. */
export async function recordAudit(tx: Tx, ctx: Pick<Ctx, 'actor' | 'origin'>, entry: Entry): Promise<void> {
  const { actor, origin } = ctx
  await insertAuditEvent(tx, {
    actor: actor.kind === 'person' ? `user:${actor.id}` : actor.kind,
    action: entry.action,
    target: entry.target ?? null,
    before: entry.before,
    after: entry.after,
    ip: origin.ip,
    user_agent: origin.userAgent,
  })
}
