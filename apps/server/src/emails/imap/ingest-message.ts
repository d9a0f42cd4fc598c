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
export type FolderMessage = Pick<FetchMessageObject, 'uid' | 'size' | 'internalDate' | 'envelope'>

type Ingestion = {
  readonly lease: Lease
  readonly message: FolderMessage
  /** Moves the cursor past the message, in the transaction that ingests it. */
  readonly advanceCursor: (tx: Tx) => Promise<void>
}

/**
 * Ingests one message of an account. If it is too large, only the header is stored, as a Rejected email, so that the
 * team sees it. A message deleted in the meantime is skipped.
 */
export async function ingestMessage(
  services: Services,
  client: ImapFlow,
  { lease, message, advanceCursor }: Ingestion,
): Promise<void> {
  await semaphore.run(async () => await ingest(services, client, { lease, message, advanceCursor }))
}

/** The maximum number of messages in memory at once, across all accounts. */
const semaphore = new Semaphore(8)

async function ingest(
  services: Services,
  client: ImapFlow,
  { lease, message, advanceCursor }: Ingestion,
): Promise<void> {
  const isLarge = (message.size ?? 0) > maximumMessageBytes
  const bytes = isLarge ? await headerOf(client, message.uid) : await sourceOf(client, message.uid)
  if (!bytes) return
  const incoming: IncomingMessage = {
    team: lease.team,
    mailbox: lease.mailbox,
    bytes,
    via: { protocol: 'imap', from: message.envelope?.from?.[0]?.address ?? null, to: null },
    // IMAP has no acknowledgement: the same content again is the same email.
    acknowledged: false,
    onAccept: advanceCursor,
  }
  const rejected = {
    reason: `The message has ${byteSize(message.size ?? 0)}, more than the ${byteSize(maximumMessageBytes)} that are read. It stays in the account.`,
    subject: showable(message.envelope?.subject ?? null),
  }
  await acceptMessage(services, isLarge ? { ...incoming, rejected } : incoming)
}

const sourceOf = async (client: ImapFlow, uid: number): Promise<Buffer | undefined> => {
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true })
  return fetched ? fetched.source : undefined
}

const headerOf = async (client: ImapFlow, uid: number): Promise<Buffer | undefined> => {
  const fetched = await client.fetchOne(String(uid), { headers: true }, { uid: true })
  return fetched ? fetched.headers : undefined
}
