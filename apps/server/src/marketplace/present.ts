import { Connection, ConnectionAttempt, PartnerName } from '@sextant/contract/marketplace/schemas'
import { partnerId } from './partner-ids'
import type { AttemptRow, ConnectionRow } from './store'

/** A connection as the API returns it, with only the names of its secrets. */
export const presentConnection = (row: ConnectionRow): Connection =>
  Connection.parse({
    ...row,
    app_id: partnerId(PartnerName.parse(row.machine_name)),
    secrets: row.secret_names,
  })

const statusOf = ({ ok, url }: AttemptRow): ConnectionAttempt['status'] => {
  if (!ok) return 'failed'
  return url === '' ? 'skipped' : 'success'
}

/** An attempt as the API returns it. Only the newest attempt of a pending delivery will be retried. */
export const presentAttempt = (row: AttemptRow): ConnectionAttempt =>
  ConnectionAttempt.parse({
    ...row,
    event_type: row.type,
    status: statusOf(row),
    next_attempt_at: row.status === 'pending' && row.attempt === row.attempts ? row.next_attempt_at : null,
  })
