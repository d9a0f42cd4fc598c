import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import type { MailboxRow } from './store'

export const presentMailbox = (row: MailboxRow): Mailbox =>
  Mailbox.parse({
    id: row.id,
    attributes: { name: row.name, address: row.address, type: row.type, status: row.status },
    last_received_at: row.last_received_at,
    created: row.created,
    modified: row.modified,
  })
