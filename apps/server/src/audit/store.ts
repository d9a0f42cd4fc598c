import type { Tx } from '../platform/database/transaction'
import { nobodysTeam } from '../platform/nobodys-team'

export type AuditRow = {
  readonly actor: string
  readonly action: string
  readonly target: string | null
  readonly before: unknown
  readonly after: unknown
  readonly ip: string | null
  readonly user_agent: string | null
}

export async function insertAuditEvent(tx: Tx, row: AuditRow): Promise<void> {
  await tx.db
    .insertInto('audit_events')
    .values({
      ...row,
      team_id: tx.scope.team ?? nobodysTeam,
      before: row.before === undefined ? null : JSON.stringify(row.before),
      after: row.after === undefined ? null : JSON.stringify(row.after),
    })
    .execute()
}
