import { ImapAccount, type ImapDraft, type ImapEdit } from '@sextant/contract/mailboxes/schemas'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** That many days ago, rounded down to the minute: servers record message times to the second, by their own clocks. */
const daysAgo = (days: number) => sql<string>`date_trunc('minute', now()) - ${days} * interval '1 day'`

/** Inserts an account whose secret is already sealed. */
export async function insertAccount(tx: Tx, mailbox: string, account: ImapDraft): Promise<void> {
  const { user, backfill_days, ...settings } = account
  await tx.db
    .insertInto('mailbox_accounts')
    .values({
      ...settings,
      team_id: tx.team,
      mailbox_id: mailbox,
      username: user,
      backfill_from: daysAgo(backfill_days),
    })
    .execute()
}

/**
 * Updates an account and schedules it for reading immediately. With a different account or folder, only email from now
 * on is ingested.
 */
export async function updateAccount(tx: Tx, mailbox: string, { user, ...settings }: ImapEdit): Promise<void> {
  const elsewhere = sql<boolean>`(host, username, folder) is distinct from
    (${settings.host ?? sql`host`}, ${user ?? sql`username`}, ${settings.folder ?? sql`folder`})`
  await tx.db
    .updateTable('mailbox_accounts')
    .set({
      ...settings,
      ...(user === undefined ? {} : { username: user }),
      backfill_from: sql<string>`case when ${elsewhere} then ${daysAgo(0)} else backfill_from end`,
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

/** An account with its sealed secret and cursor. */
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
    backfillFrom: row.backfill_from,
    uidValidity: row.uid_validity,
    lastUid: Number(row.last_uid),
    backfillUntilUid: Number(row.backfill_until_uid),
    failures: row.failures,
  }
}

/** An account leased to a process; the expiry is in the database. */
export type Lease = {
  readonly team: string
  readonly mailbox: string
  readonly version: number
  /** The process that holds the lease. */
  readonly owner: string
}

type LeaseRow = { readonly team_id: string; readonly mailbox_id: string; readonly version: number }

const leaseOf =
  (owner: string) =>
  ({ team_id: team, mailbox_id: mailbox, version }: LeaseRow): Lease => ({ team, mailbox, version, owner })

/** Leases accounts that are due and not leased, across teams. */
export const leaseAccounts = async (tx: Tx, owner: string, seconds: number, limit: number): Promise<Lease[]> =>
  (
    await sql<LeaseRow>`select * from lease_accounts(${owner}, ${seconds}::integer, ${limit}::integer)`.execute(tx.db)
  ).rows.map(leaseOf(owner))

/** Renews the leases of a process; returns those it still holds. */
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
 * Releases a lease early, so that another process need not wait. The version is ignored, since the account may have
 * changed meanwhile.
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
 * Resets the cursor to the start of the folder, because it is new or its UIDVALIDITY changed. False if the lease is
 * lost.
 */
export const beginFolder = async (
  tx: Tx,
  lease: Lease,
  folder: { readonly uidValidity: string; readonly backfillUntilUid: number },
): Promise<boolean> =>
  (
    await isLeasedBy(tx, lease)
      .set({
        uid_validity: folder.uidValidity,
        backfill_until_uid: String(folder.backfillUntilUid),
        last_uid: '0',
      })
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Advances the cursor to a UID. False if the lease is lost or another process has already got that far. */
export const advance = async (tx: Tx, lease: Lease, uid: number): Promise<boolean> =>
  (
    await isLeasedBy(tx, lease)
      .set({ last_uid: String(uid) })
      .where('last_uid', '<', String(uid))
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Stores a new refresh token issued by the provider. */
export async function replaceSecret(tx: Tx, lease: Lease, secret: string): Promise<void> {
  await isLeasedBy(tx, lease).set({ secret }).execute()
}

/** Clears recorded failures after a successful read. */
export async function clearFailures(tx: Tx, lease: Lease): Promise<void> {
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

/** Records a failure and the next attempt, and releases the account. False if the lease is lost. */
export const recordFailure = async (tx: Tx, lease: Lease, waitMs: number): Promise<boolean> =>
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

/** Records the reason why an account cannot be read. */
export async function recordError(tx: Tx, mailbox: string, text: string): Promise<void> {
  await tx.db
    .updateTable('mailboxes')
    .set({ last_error: text })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .execute()
}

/** Marks the mailbox as failing. Returns whether that is new, and whether to notify its owners: at most once a day. */
export async function markFailing(tx: Tx, mailbox: string): Promise<{ isNew: boolean; isNotified: boolean }> {
  const started = await tx.db
    .updateTable('mailboxes')
    .set({ status: 'Failing', failing_since: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .where('status', '=', 'Active')
    .executeTakeFirst()
  if (started.numUpdatedRows === 0n) return { isNew: false, isNotified: false }
  const notified = await tx.db
    .updateTable('mailboxes')
    .set({ notified_at: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', mailbox)
    .where((is) =>
      is.or([is('notified_at', 'is', null), is('notified_at', '<', sql<string>`now() - interval '1 day'`)]),
    )
    .executeTakeFirst()
  return { isNew: true, isNotified: notified.numUpdatedRows > 0n }
}

/** The team's owners, to be notified. */
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

/** The team's name and type, for an email about its mailbox. */
export const findTeam = async (tx: Tx) =>
  await tx.db.selectFrom('teams').select(['name', 'type']).where('id', '=', tx.team).executeTakeFirstOrThrow()
