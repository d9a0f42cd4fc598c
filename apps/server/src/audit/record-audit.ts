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

type AuditSource = {
  readonly actor: KnownActor
  readonly origin: Ctx['origin']
}

/** Records who did what, in the same transaction as the change. Pass only presented records, never secrets. */
export async function recordAudit(tx: Tx, by: AuditSource, entry: Entry): Promise<void> {
  await insertAuditEvent(tx, rowOf(by, entry))
}

/**
 * Records an account event outside any team, visible to the owners of all the person's teams, or of none without a
 * person. Takes equally long whether or not the account exists.
 */
export async function recordPersonAudit(tx: Tx, by: AuditSource, person: string | null, entry: Entry): Promise<void> {
  await insertPersonEvent(tx, person, rowOf(by, entry))
}

const rowOf = ({ actor, origin }: AuditSource, entry: Entry): AuditRow => ({
  actor: actorKey(actor),
  action: entry.action,
  target: entry.target ?? null,
  before: entry.before,
  after: entry.after,
  ip: origin.ip,
  user_agent: origin.userAgent,
})
