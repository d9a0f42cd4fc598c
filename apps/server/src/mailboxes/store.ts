import type { MailboxDraft, MailboxEdit } from '@sextant/contract/mailboxes/schemas'
import { sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Later, Tx } from '../platform/database/transaction'

const sortColumns: SortColumns = {
  created: [sql`mailboxes.created`, 'timestamptz'],
  name: [sql`lower(mailboxes.name)`, 'text'],
}

/** Emails `e` of a mailbox, for counting or measuring. */
const mailsOf = sql`from emails e where e.team_id = mailboxes.team_id and e.mailbox_id = mailboxes.id`

const found = sql`count(*) filter (where e.status in ('Processed', 'Partial'))`
const read = sql`count(*) filter (where e.status in ('Processed', 'Partial', 'Unrecognized', 'No Travel Data', 'Failed'))`

const mailboxesOf = (tx: Tx) =>
  tx.db
    .selectFrom('mailboxes')
    .leftJoin('mailbox_accounts as account', (join) =>
      join.onRef('account.team_id', '=', 'mailboxes.team_id').onRef('account.mailbox_id', '=', 'mailboxes.id'),
    )
    .selectAll('mailboxes')
    .select([
      'account.host',
      'account.port',
      'account.tls',
      'account.username as user',
      'account.folder',
      'account.auth',
      'account.provider',
      'account.mark_seen',
      sql<string | null>`(select max(e.created) ${mailsOf})`.as('last_received_at'),
      sql<number>`(select count(*)::int ${mailsOf} and e.created > now() - interval '24 hours')`.as('emails_24h'),
      sql<number | null>`(select round(${found}::numeric / nullif(${read}, 0), 4)::float8
        ${mailsOf} and e.created > now() - interval '7 days')`.as('processed_rate_7d'),
    ])
    .where('mailboxes.team_id', '=', tx.team)
    .where('mailboxes.status', '<>', 'Deleted')

export type MailboxRow = NonNullable<Awaited<ReturnType<typeof findMailbox>>>

export const listMailboxes = async (tx: Tx, request: ListRequest) => {
  const pattern = likeAnywhere(request.search ?? '')
  const query = mailboxesOf(tx).$if(Boolean(request.search), (all) =>
    all.where((is) => is.or([is('mailboxes.name', 'ilike', pattern), is('mailboxes.address', 'ilike', pattern)])),
  )
  return await readPage(tx, query, sortColumns, request)
}

export const findMailbox = async (tx: Tx, id: string) =>
  await mailboxesOf(tx).where('mailboxes.id', '=', id).executeTakeFirst()

/** The first of the team's active mailboxes. */
export const findFirstMailbox = async (tx: Tx) =>
  await mailboxesOf(tx).where('mailboxes.status', '<>', 'Inactive').orderBy('mailboxes.id').executeTakeFirst()

/** The mailbox settings needed to process an email, even if the mailbox has been deleted. */
export const findTerms = async (tx: Tx, id: string) =>
  await tx.db
    .selectFrom('mailboxes')
    .select('allowed_senders')
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .executeTakeFirst()

export type Recipient = {
  readonly team_id: string
  readonly mailbox_id: string
  readonly mailbox_status: 'Active' | 'Inactive' | 'Failing'
}

/** The mailboxes of addresses, across teams, batched with the next statement; addresses without one are omitted. */
export const findRecipients = (tx: Tx, addresses: readonly string[]): Later<Recipient & { readonly address: string }> =>
  tx.later(
    sql<Recipient & { readonly address: string }>`
      select wanted.address, found.team_id, found.mailbox_id, found.mailbox_status
      from unnest(${addresses}::text[]) wanted (address) cross join lateral find_recipient(wanted.address) found`.compile(
      tx.db,
    ),
  )

/** Which of the addresses are unavailable. They are locked against other claims until the transaction ends. */
export async function takenAddresses(tx: Tx, addresses: readonly string[]): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mailbox addresses', 0))`.execute(tx.db)
  const { rows } = await sql<{ address: string }>`
    select taken as address from taken_addresses(${addresses}::text[]) taken`.execute(tx.db)
  return new Set(rows.map(({ address }) => address))
}

type NewMailbox = Pick<MailboxDraft, 'name' | 'type' | 'allowed_senders' | 'retention_days' | 'time_zone_id'> & {
  readonly address: string | null
}

export async function insertMailbox(tx: Tx, mailbox: NewMailbox): Promise<string> {
  const { id } = await tx.db
    .insertInto('mailboxes')
    .values({ ...mailbox, team_id: tx.team, allowed_senders: [...mailbox.allowed_senders] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates settings. A change of status clears the account's failures. */
export async function updateMailbox(
  tx: Tx,
  id: string,
  { imap: _account, status, ...settings }: MailboxEdit,
): Promise<void> {
  await tx.db
    .updateTable('mailboxes')
    .set({
      ...settings,
      ...(status && { status, last_error: null, failing_since: null }),
      modified: sql<string>`now()`,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** A deleted mailbox keeps its row; the migration explains why. */
export async function deleteMailbox(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('mailboxes')
    .set({ status: 'Deleted', last_error: null, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export const countMailboxes = async (tx: Tx): Promise<number> =>
  Number(
    (
      await tx.db
        .selectFrom('mailboxes')
        .select((is) => is.fn.countAll().as('count'))
        .where('team_id', '=', tx.team)
        .where('status', '<>', 'Deleted')
        .executeTakeFirstOrThrow()
    ).count,
  )

export const findTeamName = async (tx: Tx): Promise<string> =>
  (await tx.db.selectFrom('teams').select('name').where('id', '=', tx.team).executeTakeFirst())?.name ?? ''

/** A team's monitored mailboxes, examined once an hour, with their arrivals in the last 60 days, newest first. */
export const findArrivals = async (tx: Tx) =>
  (
    await sql<{ id: string; silent_since: string | null; arrivals: number[] }>`
      select m.id, m.silent_since, coalesce(hops.arrivals, '{}') as arrivals from mailboxes m
      left join lateral (
        with recursive hop (at) as (
          select max(e.created) from emails e
          where e.team_id = m.team_id and e.mailbox_id = m.id and e.created > now() - interval '60 days'
          union all
          select (select max(e.created) from emails e where e.team_id = m.team_id and e.mailbox_id = m.id
            and e.created < hop.at - interval '1 hour' and e.created > now() - interval '60 days')
          from hop where hop.at is not null
        )
        select array_agg((extract(epoch from at) * 1000)::float8 order by at desc) as arrivals from hop where at is not null
      ) hops on true
      where m.team_id = ${tx.team} and m.status in ('Active', 'Failing')`.execute(tx.db)
  ).rows

/** Records when mailboxes fell silent; null clears it. */
export async function recordSilence(
  tx: Tx,
  found: readonly { readonly id: string; readonly since: string | null }[],
): Promise<void> {
  await sql`update mailboxes m set silent_since = noted.since
    from unnest(${found.map(({ id }) => id)}::bigint[], ${found.map(({ since }) => since)}::timestamptz[]) noted (id, since)
    where m.team_id = ${tx.team} and m.id = noted.id and m.silent_since is distinct from noted.since`.execute(tx.db)
}

/** Teams with monitored mailboxes, across teams. */
export const findTeams = async (tx: Tx): Promise<string[]> =>
  (await sql<{ id: string }>`select teams_with_mailboxes() as id`.execute(tx.db)).rows.map(({ id }) => id)
