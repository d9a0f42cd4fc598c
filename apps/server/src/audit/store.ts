import { sql } from 'kysely'
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

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

export async function insertAuditEvent(tx: Tx, row: AuditRow): Promise<void> {
  await tx.db
    .insertInto('audit_events')
    .values({
      ...row,
      team_id: tx.scope.team ?? nobodysTeam,
      before: json(row.before),
      after: json(row.after),
    })
    .execute()
}

/** Notes it in nobody's team, and in every team of the person where there is one. */
export async function insertPersonEvent(tx: Tx, person: string | null, row: AuditRow): Promise<void> {
  await sql`select note_person(${person}::bigint, ${row.actor}, ${row.action}, ${row.target},
    ${json(row.after)}::jsonb, ${row.ip}, ${row.user_agent})`.execute(tx.db)
}
