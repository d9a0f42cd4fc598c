import { ImapAccount, type ImapDraft, type ImapEdit } from '@sextant/contract/mailboxes/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/**
 * From the minute on that is so many days ago: servers know the time of a message to the second, and by their own
 * clocks.
 */
const daysAgo = (days: number) => sql<string>`date_trunc('minute', now()) - ${days} * interval '1 day'`

/** Stores an account; its secret is sealed already. */
export async function insertAccount(tx: Tx, mailbox: string, account: ImapDraft): Promise<void> {
  const { user, backfill_days, ...settings } = account
  await tx.db
    .insertInto('mailbox_accounts')
    .values({
      ...settings,
      team_id: tx.team,
      mailbox_id: mailbox,
      username: user,
      since: daysAgo(backfill_days),
    })
    .execute()
}

/**
 * Changes an account, and has it read anew at once. Of another account or folder nothing was read yet: of that, what
 * comes from now on is taken in.
 */
export async function updateAccount(tx: Tx, mailbox: string, { user, ...settings }: ImapEdit): Promise<void> {
  const elsewhere = sql<boolean>`(host, username, folder) is distinct from
    (${settings.host ?? sql`host`}, ${user ?? sql`username`}, ${settings.folder ?? sql`folder`})`
  await tx.db
    .updateTable('mailbox_accounts')
    .set({
      ...settings,
      ...(user === undefined ? {} : { username: user }),
      since: sql<string>`case when ${elsewhere} then ${daysAgo(0)} else since end`,
      uid_validity: sql<string | null>`case when ${elsewhere} then null else uid_validity end`,
      version: sql<number>`version + 1`,
      failures: 0,
      next_attempt_at: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('mailbox_id', '=', mailbox)
    .execute()
}

export type StoredAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** An account, its sealed secret, and how far it was read. */
export async function findAccount(tx: Tx, mailbox: string) {
  const row = await tx.db
    .selectFrom('mailbox_accounts')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where('mailbox_id', '=', mailbox)
    .executeTakeFirst()
  if (!row) return null
  return {
    access: ImapAccount.parse({ ...row, user: row.username }),
    secret: row.secret,
    since: row.since,
    uidValidity: row.uid_validity,
    lastUid: Number(row.last_uid),
    sinceUid: Number(row.since_uid),
    failures: row.failures,
  }
}

/** An account that a process may read: until when is in the database. */
export type Lease = {
  readonly team: string
  readonly mailbox: string
  readonly version: number
  /** The process. */
  readonly owner: string
}

type LeaseRow = { readonly team_id: string; readonly mailbox_id: string; readonly version: number }

const leaseOf =
  (owner: string) =>
  ({ team_id: team, mailbox_id: mailbox, version }: LeaseRow): Lease => ({ team, mailbox, version, owner })

/** Takes accounts that are due and read by nobody, over all teams. */
export const leaseAccounts = async (tx: Tx, owner: string, seconds: number, limit: number): Promise<Lease[]> =>
  (
    await sql<LeaseRow>`select * from lease_accounts(${owner}, ${seconds}::integer, ${limit}::integer)`.execute(tx.db)
  ).rows.map(leaseOf(owner))

/** Keeps what a process reads; answers what it may go on with. */
export const renewAccounts = async (tx: Tx, owner: string, seconds: number): Promise<Lease[]> =>
  (await sql<LeaseRow>`select * from renew_accounts(${owner}, ${seconds}::integer)`.execute(tx.db)).rows.map(
    leaseOf(owner),
  )

const isLeasedBy = (tx: Tx, { mailbox, owner, version }: Lease) =>
  tx.db
    .updateTable('mailbox_accounts')
    .where('team_id', '=', tx.team)
    .where('mailbox_id', '=', mailbox)
    .where('lease_owner', '=', owner)
    .where('version', '=', version)

/**
 * Ends a lease before its time, so that another process need not wait for that. Of whatever version: the account may
 * have been changed meanwhile.
 */
export async function releaseAccount(tx: Tx, { mailbox, owner }: Lease): Promise<void> {
  await tx.db
    .updateTable('mailbox_accounts')
    .set({ lease_owner: null, lease_until: null })
    .where('team_id', '=', tx.team)
    .where('mailbox_id', '=', mailbox)
    .where('lease_owner', '=', owner)
    .execute()
}

/**
 * The folder is read from its beginning: it is new to us, or its UIDs mean other messages than before. False where the
 * lease is lost.
 */
export const beginFolder = async (
  tx: Tx,
  lease: Lease,
  folder: { readonly uidValidity: string; readonly sinceUid: number },
): Promise<boolean> =>
  (
    await isLeasedBy(tx, lease)
      .set({
        uid_validity: folder.uidValidity,
        since_uid: String(folder.sinceUid),
        last_uid: '0',
      })
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Everything up to a UID was dealt with. False where the lease is lost, or somebody else got as far. */
export const advance = async (tx: Tx, lease: Lease, uid: number): Promise<boolean> =>
  (
    await isLeasedBy(tx, lease)
      .set({ last_uid: String(uid) })
      .where('last_uid', '<', String(uid))
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** A provider gave a new token in place of the old one. */
export async function replaceSecret(tx: Tx, lease: Lease, secret: string): Promise<void> {
  await isLeasedBy(tx, lease).set({ secret }).execute()
}

/** The account could be read: what was noted of failures is over. */
export async function noteReached(tx: Tx, lease: Lease): Promise<void> {
  await isLeasedBy(tx, lease).set({ failures: 0 }).where('failures', '>', 0).execute()
  await tx.db
    .updateTable('mailboxes')
    .set({ status: 'Active', last_error: null, failing_since: null })
    .where('team_id', '=', tx.team)
    .where('id', '=', lease.mailbox)
    .where((is) => is.or([is('status', '=', 'Failing'), is('last_error', 'is not', null)]))
    .where('status', '<>', 'Inactive')
    .execute()
}

/** One more failure, and when the next attempt is. Gives the account back. False where the lease is lost. */
export const noteFailure = async (tx: Tx, lease: Lease, waitMs: number): Promise<boolean> =>
  (
    await isLeasedBy(tx, lease)
      .set({
        failures: sql<number>`failures + 1`,
        next_attempt_at: sql<string>`now() + ${waitMs} * interval '1 millisecond'`,
        lease_owner: null,
        lease_until: null,
      })
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Says in words why an account could not be read. */
export async function noteError(tx: Tx, mailbox: string, text: string): Promise<void> {
  await tx.db
    .updateTable('mailboxes')
    .set({ last_error: text })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .execute()
}

/**
 * The mailbox fails from now on. Answers whether it did not before, and whether its owners are to be told: once a day
 * at most.
 */
export async function beginFailing(tx: Tx, mailbox: string): Promise<{ begins: boolean; tells: boolean }> {
  const begun = await tx.db
    .updateTable('mailboxes')
    .set({ status: 'Failing', failing_since: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .where('status', '=', 'Active')
    .executeTakeFirst()
  if (begun.numUpdatedRows === 0n) return { begins: false, tells: false }
  const notified = await tx.db
    .updateTable('mailboxes')
    .set({ told_at: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .where((is) => is.or([is('told_at', 'is', null), is('told_at', '<', sql<string>`now() - interval '1 day'`)]))
    .executeTakeFirst()
  return { begins: true, tells: notified.numUpdatedRows > 0n }
}

/** The owners of the team: who is told. */
export const findOwners = async (tx: Tx): Promise<string[]> =>
  (
    await tx.db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('users.email')
      .where('memberships.team_id', '=', tx.team)
      .where('memberships.role', '=', 'owner')
      .where('memberships.status', '=', 'Active')
      .orderBy('users.id')
      .execute()
  ).map(({ email }) => email)

/** The team's name and kind, for a mail about its mailbox. */
export const findTeam = async (tx: Tx) =>
  await tx.db.selectFrom('teams').select(['name', 'type']).where('id', '=', tx.team).executeTakeFirstOrThrow()
