import type { ImapFlow, MailboxObject } from 'imapflow'
import {
  advance,
  beginFolder,
  clearFailures,
  type ImapSettings,
  type Lease,
  openImap,
  openSecret,
  replaceSecret,
  type StoredAccount,
  sealSecret,
} from '../../mailboxes'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import { Notifier } from '../../platform/jobs/notifier'
import type { Services } from '../../platform/services'
import { type FolderMessage, ingestMessage } from './ingest-message'

/** Another process now has the account, or it was changed. Work in progress here is void. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export type AccountReading = {
  readonly lease: Lease
  readonly account: StoredAccount
  readonly signal: AbortSignal
  /** The interval for polling a folder whose server does not announce new email, in milliseconds. */
  readonly pollMs: number
}

/** The number of messages fetched at once. */
const batchSize = 50

/**
 * Reads an account's folder: existing messages, then new ones as they arrive. Each message and the cursor are saved in
 * one transaction, so that nothing is lost or duplicated if the process dies. Ends when the signal aborts; rejects with
 * an error that `problemOf` can describe, or with `LeaseLost`.
 */
export async function readAccount(
  services: Services,
  settings: ImapSettings,
  { lease, account, signal, pollMs }: AccountReading,
): Promise<void> {
  const { team, mailbox } = lease
  const inTeam = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    await inTransaction(services.db, { team, person: null }, work)
  const client = await openImap(settings, {
    account: account.access,
    signal,
    secret: openSecret(services.secrets, team, mailbox, account.secret),
    onRefreshed: async (secret) =>
      await inTeam(async (tx) => await replaceSecret(tx, lease, sealSecret(services.secrets, team, mailbox, secret))),
  })
  const notifier = new Notifier()
  const end = (): void => {
    client.close()
    notifier.notify()
  }
  signal.addEventListener('abort', end, { once: true })
  client.on('exists', () => notifier.notify())
  client.on('close', () => notifier.notify())
  try {
    const folder = await client.mailboxOpen(account.access.folder, { readOnly: !account.access.mark_seen })
    const cursor = await inTeam(async (tx) => await openCursor(tx, lease, account, folder))
    while (!signal.aborted) {
      const seen = notifier.notifications
      await ingestNew(services, client, { lease, account, cursor, signal })
      await notifier.wait(pollMs, seen)
      if (!client.usable && !signal.aborted) throw new Error('The connection was closed.')
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

/**
 * The position in a folder: everything up to `uid` is done. Up to `backfillUntilUid`, only messages that arrived since
 * `backfillFrom` are read.
 */
type Cursor = { uid: number; readonly backfillUntilUid: number }

/**
 * The account was reached. A folder that is new, or whose UIDVALIDITY changed (RFC 3501 §2.3.1.1), is read from its
 * beginning.
 */
async function openCursor(
  tx: Tx,
  lease: Lease,
  account: StoredAccount,
  { uidValidity, uidNext }: MailboxObject,
): Promise<Cursor> {
  await clearFailures(tx, lease)
  if (account.uidValidity === String(uidValidity))
    return { uid: account.lastUid, backfillUntilUid: account.backfillUntilUid }
  const backfillUntilUid = uidNext - 1
  if (!(await beginFolder(tx, lease, { uidValidity: String(uidValidity), backfillUntilUid }))) throw new LeaseLost()
  return { uid: 0, backfillUntilUid }
}

type Ingestion = Omit<AccountReading, 'pollMs'> & { readonly cursor: Cursor }

/** Ingests the messages after the cursor, in the order in which they arrived. */
async function ingestNew(services: Services, client: ImapFlow, ingestion: Ingestion): Promise<void> {
  const { cursor, signal } = ingestion
  const startUid = cursor.uid
  const uids = await uidsAfter(client, ingestion)
  for (let from = 0; from < uids.length && !signal.aborted; from += batchSize) {
    const messages = await client.fetchAll(
      uids.slice(from, from + batchSize).join(','),
      { uid: true, size: true, internalDate: true, envelope: true },
      { uid: true },
    )
    for (const message of messages.toSorted((a, b) => a.uid - b.uid)) {
      if (signal.aborted) return
      await ingestOne(services, client, ingestion, message)
    }
  }
  // Skipped messages move the cursor too; otherwise they would be examined after each restart.
  if (cursor.uid <= cursor.backfillUntilUid && !signal.aborted) cursor.uid = cursor.backfillUntilUid
  if (cursor.uid > startUid) await saveCursor(services, ingestion)
}

/**
 * UIDs after the cursor in ascending order. For messages that the folder had at the start, the server filters out those
 * that are days too old.
 */
async function uidsAfter(client: ImapFlow, { cursor, account }: Ingestion): Promise<number[]> {
  const backfill =
    cursor.uid < cursor.backfillUntilUid
      ? await client.search(
          { uid: `${cursor.uid + 1}:${cursor.backfillUntilUid}`, since: dayBefore(account.backfillFrom) },
          { uid: true },
        )
      : []
  const recent = await client.search({ uid: `${Math.max(cursor.uid, cursor.backfillUntilUid) + 1}:*` }, { uid: true })
  // `*` is the last message even if its UID is lower.
  return [...new Set([...(backfill || []), ...(recent || [])])]
    .filter((uid) => uid > cursor.uid)
    .toSorted((a, b) => a - b)
}

/** SEARCH compares days only, in the server's time zone. */
const dayBefore = (instant: string): Date => new Date(Date.parse(instant) - 86_400_000)

async function ingestOne(
  services: Services,
  client: ImapFlow,
  { lease, account, cursor }: Ingestion,
  message: FolderMessage,
): Promise<void> {
  const isBackfill = message.uid <= cursor.backfillUntilUid
  const arrived = message.internalDate ? new Date(message.internalDate).getTime() : null
  if (!isBackfill || arrived === null || arrived >= Date.parse(account.backfillFrom)) {
    const advanceCursor = async (tx: Tx): Promise<void> => {
      if (!(await advance(tx, lease, message.uid))) throw new LeaseLost()
    }
    await ingestMessage(services, client, { lease, message, advanceCursor })
    if (account.access.mark_seen) await client.messageFlagsAdd(String(message.uid), [String.raw`\Seen`], { uid: true })
  }
  cursor.uid = message.uid
}

/** Saves the position in the folder if it is ahead of the last message ingested. */
async function saveCursor(services: Services, { lease, cursor }: Ingestion): Promise<void> {
  await inTransaction(
    services.db,
    { team: lease.team, person: null },
    async (tx) => await advance(tx, lease, cursor.uid),
  )
}
