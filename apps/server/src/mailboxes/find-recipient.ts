import { inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import * as store from './store'

/**
 * Whose mailbox an address is; null where it is nobody's. What follows a `+` before the `@` is the sender's own label
 * (RFC 5233) and does not count. An inactive mailbox is answered too: it is for the caller to refuse its mail.
 */
export async function findRecipient(services: Services, address: string): Promise<store.Recipient | null> {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
  const scope = { team: null, person: null }
  return (await inTransaction(services.db, scope, async (tx) => await store.findRecipient(tx, plain))) ?? null
}
