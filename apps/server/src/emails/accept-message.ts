import { createHash } from 'node:crypto'
import { deleteBlobsLater } from '../platform/blobs/jobs'
import { type InTx, inTransaction, type Tx } from '../platform/database/transaction'
import { enqueue, enqueueAll } from '../platform/jobs/job'
import { emit } from '../platform/outbox'
import type { Services } from '../platform/services'
import type { Peer } from './authenticity/external-peer'
import { blobKey } from './blob-key'
import { processEmailJob } from './jobs'
import { presentEmail } from './present'
import {
  type EmailRow,
  findOriginal,
  insertEmail,
  insertEmailEvents,
  insertFirstEvents,
  type NewEvent,
  updateEmail,
} from './store'

/** How a message arrived; `test` is a sample that someone requested. */
type Protocol = 'smtp' | 'http' | 'imap' | 'test'

export type IncomingMessage = {
  readonly team: string
  readonly mailbox: string | null
  readonly bytes: Uint8Array
  /** The sender in the SMTP envelope, or the person who uploaded it. */
  readonly via: {
    readonly protocol: Protocol
    readonly from: string | null
    readonly to: string | null
    /** The server that delivered it over SMTP, and the name that server gave. */
    readonly peer?: Peer
  }
  /**
   * Whether the sender knows that the message was accepted as soon as this returns. An SMTP reply can still be lost.
   */
  readonly acknowledged: boolean
  /** Further work in the same transaction, done only if the message is accepted. */
  readonly onAccept?: (tx: Tx) => Promise<void>
  /** The reason to store the message as Rejected, without reading it. */
  readonly rejected?: { readonly reason: string; readonly subject: string | null }
}

export type AcceptResult = { readonly email: EmailRow; readonly outcome: 'new' | 'repeated' | 'duplicate' }

/**
 * Accepts a message: bytes to disk, then its row, job and event in one transaction. Once it returns, nothing can be
 * lost. If the mailbox already has the same content, it is a repeated delivery if the sender may have missed our reply,
 * and otherwise a Duplicate; neither is read again. A failed email is retried once.
 */
export async function acceptMessage(
  services: Services,
  message: IncomingMessage,
  inTx: InTx = async (work) => await inTransaction(services.prepared, { team: message.team, person: null }, work),
): Promise<AcceptResult> {
  const stored = await storeBytes(services, message)
  return await inTx(async (tx) => {
    await message.onAccept?.(tx)
    const [accepted] = await acceptStored(tx, [stored])
    if (!accepted) throw new Error('The message was not accepted.')
    return accepted
  })
}

/** A message whose bytes are on disk. */
export type StoredMessage = { readonly message: IncomingMessage; readonly hash: Buffer }

export async function storeBytes(services: Services, message: IncomingMessage): Promise<StoredMessage> {
  const hash = createHash('sha256').update(message.bytes).digest()
  await services.blobs.put(blobKey(message.team, hash), message.bytes)
  return { message, hash }
}

/** Accepts stored messages of one team in order; new ones are announced together. */
export async function acceptStored(tx: Tx, messages: readonly StoredMessage[]): Promise<readonly AcceptResult[]> {
  const inserting = messages.map((stored) => ({ stored, rows: insertEmail(tx, rowOf(stored)) }))
  const inserted: { readonly stored: StoredMessage; readonly row: EmailRow | undefined }[] = []
  for (const { stored, rows } of inserting) inserted.push({ stored, row: (await rows())[0] })
  // First, so that each email's log begins with its receipt, even if the same content arrived twice.
  await announce(
    tx,
    inserted.flatMap(({ stored: { message }, row }) => (row ? [{ email: row, message }] : [])),
  )
  const accepted: AcceptResult[] = []
  for (const { stored, row } of inserted)
    accepted.push(row ? { email: row, outcome: 'new' } : await acceptExisting(tx, stored))
  return accepted
}

const rowOf = ({ message, hash }: StoredMessage) => ({ ...columnsOf(message, hash), ...initialStatus(message) })

/** Accepts a message whose content the mailbox already has. */
async function acceptExisting(tx: Tx, { message, hash }: StoredMessage): Promise<AcceptResult> {
  const original = await findOriginal(tx, hash, message.mailbox)
  if (original?.redacted) await deleteBlobsLater(tx, [blobKey(message.team, hash)])
  if (original?.status === 'Failed') return { email: await retryEmail(tx, original), outcome: 'repeated' }
  if (original && !original.acknowledged) return { email: await recordRepeat(tx, original), outcome: 'repeated' }
  return { email: await storeDuplicate(tx, message, hash, original?.id ?? null), outcome: 'duplicate' }
}

const columnsOf = (message: IncomingMessage, hash: Buffer) => ({
  mailbox_id: message.mailbox,
  from_address: message.via.from,
  to_address: message.via.to,
  content_hash: hash,
  size_bytes: message.bytes.length,
  acknowledged: message.acknowledged,
  metadata: JSON.stringify({
    protocol: message.via.protocol,
    // Replaced by the message's own addresses once it has been read.
    ...(message.via.protocol === 'smtp' && { envelope_from: message.via.from }),
    ...(message.via.peer && { peer: message.via.peer }),
    ...(message.via.protocol === 'test' && { sample: true }),
  }),
})

const initialStatus = ({ rejected }: IncomingMessage) =>
  rejected
    ? ({ status: 'Rejected', status_reason: rejected.reason, subject: rejected.subject } as const)
    : ({ status: 'Pending' } as const)

const protocolLabels: Record<Protocol, string> = {
  smtp: 'Received by SMTP',
  http: 'Received by HTTP',
  imap: 'Read from the account by IMAP',
  test: 'Created as a test email',
}

/** The SMTP sender need not be the author: travelers forward email from agencies. */
const senderText = ({ protocol, from }: IncomingMessage['via']): string =>
  from === null ? '' : protocol === 'smtp' ? `, handed over by ${from}` : ` from ${from}`

/** The first entry of the email's log. */
export const receivedEvent = ({ via, bytes }: Pick<IncomingMessage, 'via' | 'bytes'>): NewEvent => ({
  type: 'received',
  message: `${protocolLabels[via.protocol]}${senderText(via)}.`,
  detail: { size: bytes.length },
})

type ReceivedEmail = { readonly email: EmailRow; readonly message: IncomingMessage }

async function announce(tx: Tx, messages: readonly ReceivedEmail[]): Promise<void> {
  insertFirstEvents(
    tx,
    messages.map(({ email, message }) => ({ email: email.id, event: receivedEvent(message) })),
  )
  const read = messages.filter(({ message }) => !message.rejected)
  await enqueueAll(
    tx,
    processEmailJob,
    read.map(({ email }) => ({ emailId: email.id })),
  )
  await emit(
    tx,
    messages.map(({ email }) => ({ type: 'email.created', resourceId: email.id, object: presentEmail(email) })),
  )
}

async function retryEmail(tx: Tx, email: EmailRow): Promise<EmailRow> {
  const changes = { status: 'Pending', status_reason: null, attempt: email.attempt + 1 } as const
  await updateEmail(tx, email.id, changes)
  await insertEmailEvents(tx, email.id, [
    { type: 'retried', message: 'The same message came again: it is read once more.' },
  ])
  await enqueue(tx, processEmailJob, { emailId: email.id })
  return { ...email, ...changes }
}

async function recordRepeat(tx: Tx, email: EmailRow): Promise<EmailRow> {
  await insertEmailEvents(tx, email.id, [
    { type: 'deduplicated', message: 'Delivered again by a sender who had not heard that it was received.' },
  ])
  return email
}

async function storeDuplicate(
  tx: Tx,
  message: IncomingMessage,
  hash: Buffer,
  original: string | null,
): Promise<EmailRow> {
  const reason = original === null ? 'The same message is already here.' : `The same message as email ${original}.`
  const [row] = await insertEmail(tx, { ...columnsOf(message, hash), status: 'Duplicate', status_reason: reason })()
  if (!row) throw new Error('A duplicate could not be stored.')
  await insertEmailEvents(tx, row.id, [{ type: 'deduplicated', message: reason, detail: { original_id: original } }])
  await emit(tx, [{ type: 'email.created', resourceId: row.id, object: presentEmail(row) }])
  return row
}
