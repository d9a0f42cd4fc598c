import { inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import * as store from './store'

/**
 * The mailbox of an address; null if there is none. A `+` label before the `@` (RFC 5233) is ignored. Inactive
 * mailboxes are returned too: refusing their email is up to the caller.
 */
export async function findRecipient(services: Services, address: string): Promise<store.Recipient | null> {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
  const scope = { team: null, person: null }
  const found = await inTransaction(services.prepared, scope, async (tx) => store.findRecipient(tx, plain))
  const [recipient = null] = await found()
  return recipient
}
