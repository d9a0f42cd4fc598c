import { inTransaction } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import * as store from './store'

/**
 * Which team's mailbox takes mail for an address; null where none does. What follows a `+` before the `@` is the
 * sender's own label (RFC 5233) and does not count.
 */
export async function findRecipient(services: Services, address: string): Promise<store.Recipient | null> {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
  const scope = { team: null, person: null }
  return (await inTransaction(services.db, scope, async (tx) => await store.findRecipient(tx, plain))) ?? null
}
