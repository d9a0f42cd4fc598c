import type { Tx } from '../platform/database/transaction'
import { actorKey, type Ctx, type KnownActor } from '../platform/http/context'
import { type AuditRow, insertAuditEvent, insertPersonEvent } from './store'

type Entry = {
  /** `feature.verb`, such as `session.login`. */
  readonly action: string
  readonly target?: string
  readonly before?: unknown
  readonly after?: unknown
}

type By = {
  readonly actor: KnownActor
  readonly origin: Ctx['origin']
}

/** Writes down who did what, in the transaction of the change. Never a secret: pass what was presented. */
export async function recordAudit(tx: Tx, by: By, entry: Entry): Promise<void> {
  await insertAuditEvent(tx, rowOf(by, entry))
}

/**
 * Writes down what happened to a person's account outside of any team, where the owners of all their teams can read it;
 * without a person, where no team can. It takes the same work for an account as for none.
 */
export async function recordPersonAudit(tx: Tx, by: By, person: string | null, entry: Entry): Promise<void> {
  await insertPersonEvent(tx, person, rowOf(by, entry))
}

const rowOf = ({ actor, origin }: By, entry: Entry): AuditRow => ({
  actor: actorKey(actor),
  action: entry.action,
  target: entry.target ?? null,
  before: entry.before,
  after: entry.after,
  ip: origin.ip,
  user_agent: origin.userAgent,
})
