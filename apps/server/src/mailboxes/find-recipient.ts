import { inTransaction, noScope } from '../platform/database/transaction'
import type { Services } from '../platform/services'
import * as store from './store'

/**
 * The mailbox of an address; null if there is none. A `+` label before the `@` (RFC 5233) is ignored. Inactive
 * mailboxes are included; the caller decides whether to refuse their email.
 */
export async function findRecipient(services: Services, address: string): Promise<store.Recipient | null> {
  const [recipient = null] = await findRecipients(services, [address])
  return recipient
}

/** The same for several addresses at once, in the given order. */
export async function findRecipients(
  services: Services,
  addresses: readonly string[],
): Promise<readonly (store.Recipient | null)[]> {
  const plain = addresses.map(withoutLabel)
  const unique = [...new Set(plain)]
  const found = await inTransaction(services.prepared, noScope, async (tx) => store.findRecipients(tx, unique))
  const rows = await found()
  return plain.map((one) => rows.find(({ address }) => address === one) ?? null)
}

const withoutLabel = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
