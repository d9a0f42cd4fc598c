import { Mailbox, type MailboxHealth } from '@sextant/contract/mailboxes/schemas'
import type { MailboxRow } from './store'

/** Converts a mailbox's row to the shape of the API. */
export const shapeMailbox = (row: MailboxRow) => ({
  ...row,
  attributes: { ...row, imap: row.host === null ? null : row },
  health: healthOf(row),
})

/** A mailbox as the API returns it, without its secret. */
export const presentMailbox = (row: MailboxRow): Mailbox => Mailbox.parse(shapeMailbox(row))

function healthOf({ status, failing_since, silent_since, last_received_at }: MailboxRow): MailboxHealth {
  if (status === 'Failing') return { state: 'failing', since: failing_since }
  const isSilent = silent_since !== null && status === 'Active' && (last_received_at ?? '') <= silent_since
  return isSilent ? { state: 'silent', since: silent_since } : { state: 'ok', since: null }
}
