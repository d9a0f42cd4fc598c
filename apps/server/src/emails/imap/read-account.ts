import type { ImapFlow, MailboxObject } from 'imapflow'
import {
  advance,
  beginFolder,
  type ImapSettings,
  type Lease,
  noteReached,
  openImap,
  openSecret,
  replaceSecret,
  type StoredAccount,
  sealSecret,
} from '../../mailboxes'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import { Notifier } from '../../platform/jobs/notifier'
import type { Services } from '../../platform/services'
import { type Found, takeMessage } from './take-message'

/** Somebody else reads the account by now, or it was changed: what is under way here counts no more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export type AccountReading = {
  readonly lease: Lease
  readonly account: StoredAccount
  readonly signal: AbortSignal
  /** How often the folder is looked into whose server does not tell of new mail, in milliseconds. */
  readonly pollMs: number
}

/** So many messages are asked about at once. */
const atOnce = 50

/**
 * Reads an account's folder: first what it has, then what comes. Each message and how far the folder was read by that
 * are one transaction, so that nothing is lost or doubled when the process dies. Ends when the signal says so; rejects
 * with what `problemOf` puts into words, or with `LeaseLost`.
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
    const cursor = await inTeam(async (tx) => await beginReading(tx, lease, account, folder))
    while (!signal.aborted) {
      const noted = notifier.notifications
      await takeNew(services, client, { lease, account, cursor, signal })
      await notifier.wait(pollMs, noted)
      if (!client.usable && !signal.aborted) throw new Error('The connection was closed.')
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
}

/** How far a folder was read: up to `uid`; up to `sinceUid` only what is younger than the account's begin counts. */
type Cursor = { uid: number; readonly sinceUid: number }

/**
 * The account is reached. A folder that is new, or whose UIDs mean other messages by now (RFC 3501 §2.3.1.1), is read
 * from its beginning.
 */
async function beginReading(
  tx: Tx,
  lease: Lease,
  account: StoredAccount,
  { uidValidity, uidNext }: MailboxObject,
): Promise<Cursor> {
  await noteReached(tx, lease)
  if (account.uidValidity === String(uidValidity)) return { uid: account.lastUid, sinceUid: account.sinceUid }
  const sinceUid = uidNext - 1
  if (!(await beginFolder(tx, lease, { uidValidity: String(uidValidity), sinceUid }))) throw new LeaseLost()
  return { uid: 0, sinceUid }
}

type Taking = Omit<AccountReading, 'pollMs'> & { readonly cursor: Cursor }

/** Takes in what the folder has beyond the cursor, in the order in which it came there. */
async function takeNew(services: Services, client: ImapFlow, taking: Taking): Promise<void> {
  const { cursor, signal } = taking
  const first = cursor.uid
  const uids = await uidsAfter(client, taking)
  for (let from = 0; from < uids.length && !signal.aborted; from += atOnce) {
    const found = await client.fetchAll(
      uids.slice(from, from + atOnce).join(','),
      { uid: true, size: true, internalDate: true, envelope: true },
      { uid: true },
    )
    for (const message of found.toSorted((a, b) => a.uid - b.uid)) {
      if (signal.aborted) return
      await takeOne(services, client, taking, message)
    }
  }
  // What was passed over is noted as well, or it would be looked at again after each start.
  if (cursor.uid <= cursor.sinceUid && !signal.aborted) cursor.uid = cursor.sinceUid
  if (cursor.uid > first) await noteCursor(services, taking)
}

/**
 * UIDs beyond the cursor, the lowest first. Of what the folder had at the beginning, the server leaves out what is
 * older by days.
 */
async function uidsAfter(client: ImapFlow, { cursor, account }: Taking): Promise<number[]> {
  const early =
    cursor.uid < cursor.sinceUid
      ? await client.search(
          { uid: `${cursor.uid + 1}:${cursor.sinceUid}`, since: dayBefore(account.since) },
          { uid: true },
        )
      : []
  const later = await client.search({ uid: `${Math.max(cursor.uid, cursor.sinceUid) + 1}:*` }, { uid: true })
  // `*` is the last message even where its UID is lower.
  return [...new Set([...(early || []), ...(later || [])])].filter((uid) => uid > cursor.uid).toSorted((a, b) => a - b)
}

/** SEARCH knows days only, and those of the server's time zone. */
const dayBefore = (instant: string): Date => new Date(Date.parse(instant) - 86_400_000)

async function takeOne(
  services: Services,
  client: ImapFlow,
  { lease, account, cursor }: Taking,
  found: Found,
): Promise<void> {
  const isEarly = found.uid <= cursor.sinceUid
  const arrived = found.internalDate ? new Date(found.internalDate).getTime() : null
  if (!isEarly || arrived === null || arrived >= Date.parse(account.since)) {
    const note = async (tx: Tx): Promise<void> => {
      if (!(await advance(tx, lease, found.uid))) throw new LeaseLost()
    }
    await takeMessage(services, client, { lease, found, note })
    if (account.access.mark_seen) await client.messageFlagsAdd(String(found.uid), [String.raw`\Seen`], { uid: true })
  }
  cursor.uid = found.uid
}

/** Writes down how far the folder was read, where that is further than what was taken in. */
async function noteCursor(services: Services, { lease, cursor }: Taking): Promise<void> {
  await inTransaction(
    services.db,
    { team: lease.team, person: null },
    async (tx) => await advance(tx, lease, cursor.uid),
  )
}
