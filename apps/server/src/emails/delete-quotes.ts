import { withoutQuotes } from '@sextant/domain/emails/without-quotes'
import type { Tx } from '../platform/database/transaction'
import { findEmail, listEmailEvents, updateEmail } from './store'

/** Deletes the words and values of the message that an email's reason and log entries quote. */
export async function deleteQuotes(tx: Tx, id: string): Promise<void> {
  const reason = (await findEmail(tx, id))?.status_reason ?? null
  if (reason !== null && withoutQuotes(reason) !== reason)
    await updateEmail(tx, id, { status_reason: withoutQuotes(reason) })
  for (const event of await listEmailEvents(tx, id)) {
    const message = withoutQuotes(event.message)
    if (event.type !== 'completed' || message === event.message) continue
    await tx.db
      .updateTable('email_events')
      .set({ message })
      .where('team_id', '=', tx.team)
      .where('id', '=', event.id)
      .execute()
  }
}
