import { maximumMessageBytes } from '@sextant/contract/emails/endpoints'
import { byteSize } from '@sextant/domain/kit/byte-size'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Lease } from '../../mailboxes'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { acceptMessage, type IncomingMessage } from '../accept-message'
import { showable } from '../storable'
import { Semaphore } from './semaphore'

/** The message's metadata from the folder. */
export type Found = Pick<FetchMessageObject, 'uid' | 'size' | 'internalDate' | 'envelope'>

type Ingestion = {
  readonly lease: Lease
  readonly found: Found
  /** Moves the cursor past the message, in the transaction that ingests it. */
  readonly note: (tx: Tx) => Promise<void>
}

/**
 * Ingests one message of an account. If it is too large, only the header is stored, as a Rejected email, so that the
 * team sees it. A message deleted in the meantime is skipped.
 */
export async function ingestMessage(
  services: Services,
  client: ImapFlow,
  { lease, found, note }: Ingestion,
): Promise<void> {
  await semaphore.inTurn(async () => await take(services, client, { lease, found, note }))
}

/** The maximum number of messages in memory at once, across all accounts. */
const semaphore = new Semaphore(8)

async function take(services: Services, client: ImapFlow, { lease, found, note }: Ingestion): Promise<void> {
  const isLarge = (found.size ?? 0) > maximumMessageBytes
  const bytes = isLarge ? await headerOf(client, found.uid) : await sourceOf(client, found.uid)
  if (!bytes) return
  const message: IncomingMessage = {
    team: lease.team,
    mailbox: lease.mailbox,
    bytes,
    via: { protocol: 'imap', from: found.envelope?.from?.[0]?.address ?? null, to: null },
    // IMAP has no acknowledgement: the same content again is the same email.
    acknowledged: false,
    onAccept: note,
  }
  const rejected = {
    reason: `The message has ${byteSize(found.size ?? 0)}, more than the ${byteSize(maximumMessageBytes)} that are read. It stays in the account.`,
    subject: showable(found.envelope?.subject ?? null),
  }
  await acceptMessage(services, isLarge ? { ...message, rejected } : message)
}

const sourceOf = async (client: ImapFlow, uid: number): Promise<Buffer | undefined> => {
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true })
  return fetched ? fetched.source : undefined
}

const headerOf = async (client: ImapFlow, uid: number): Promise<Buffer | undefined> => {
  const fetched = await client.fetchOne(String(uid), { headers: true }, { uid: true })
  return fetched ? fetched.headers : undefined
}
