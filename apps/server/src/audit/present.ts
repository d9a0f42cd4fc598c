import type { AuditEvent } from '@sextant/contract/audit/schemas'
import type { AuditEventRow } from './store'

export const presentAuditEvent = (row: AuditEventRow): AuditEvent => ({
  id: row.id,
  actor: row.actor,
  actor_name: row.actor_name,
  action: row.action,
  target: row.target,
  before: row.before,
  after: row.after,
  ip: row.ip,
  user_agent: row.user_agent,
  created: row.created,
})
