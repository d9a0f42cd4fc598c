import { type Selectable, type SqlBool, sql } from 'kysely'
import type { DataSubject } from '../../platform/data-subject'
import { hasId } from '../../platform/database/has-id'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { DataRequests } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

export type DataRequestRow = Selectable<DataRequests>

const requestsOf = (tx: Tx) => tx.db.selectFrom('data_requests').selectAll().where('team_id', '=', tx.team)
const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

export const listRequests = async (tx: Tx, request: ListRequest) =>
  await readPage(tx, requestsOf(tx), sortColumns, request)

export const findRequest = async (tx: Tx, id: string): Promise<DataRequestRow | undefined> =>
  await requestsOf(tx).where('id', '=', id).executeTakeFirst()

type NewRequest = Pick<DataRequestRow, 'type' | 'email' | 'requested_by'>

export const insertRequest = async (tx: Tx, row: NewRequest): Promise<DataRequestRow> =>
  await tx.db
    .insertInto('data_requests')
    .values({ ...row, team_id: tx.team })
    .returningAll()
    .executeTakeFirstOrThrow()

type Outcome = {
  readonly status: 'Completed' | 'Failed'
  readonly counts?: Readonly<Record<string, number>>
  readonly retentionDays?: number
}

/** Ends a request in progress; false if it has already ended. */
export async function finishRequest(
  tx: Tx,
  id: string,
  { status, counts = {}, retentionDays }: Outcome,
): Promise<boolean> {
  const expires_at = retentionDays === undefined ? null : sql<string>`now() + ${retentionDays} * interval '1 day'`
  const { numUpdatedRows } = await tx.db
    .updateTable('data_requests')
    .set({ status, counts: JSON.stringify(counts), expires_at, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .where('status', '=', 'Processing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Expires the exports for these addresses, including unfinished ones, so they can no longer be downloaded. Returns
 * their IDs.
 */
export async function expireExports(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const ended = await tx.db
    .updateTable('data_requests')
    .set({
      expires_at: sql<string>`now()`,
      status: sql<string>`case status when 'Processing' then 'Failed' else status end`,
    })
    .where('team_id', '=', tx.team)
    .where('type', '=', 'export')
    .where((is) => is.or([is('expires_at', '>', sql<string>`now()`), is('status', '=', 'Processing')]))
    .where(sql<SqlBool>`lower(email) = any (${addresses.map((address) => address.toLowerCase())}::text[])`)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** A pattern that matches a whole address, but not as part of a longer one. */
const wholeAddress = (address: string): string =>
  `(^|[^a-z0-9._%+-])${address.toLowerCase().replaceAll(/[^a-z0-9@]/g, String.raw`\$&`)}($|[^a-z0-9.-])`

/**
 * Everything the team holds about the person with an address: traveler records with the address, their segments and
 * trips; emails with these segments, and emails from or to the person that have no segments of others.
 */
export async function findSubject(tx: Tx, email: string): Promise<DataSubject> {
  const { rows } = await sql<{ [Kind in 'travelers' | 'segments' | 'trips' | 'emails']: string[] }>`
    with person as (
      select t.id, t.email from travelers t where t.team_id = ${tx.team} and (lower(t.email) = lower(${email})
        or exists (select 1 from traveler_addresses a where a.team_id = t.team_id and a.traveler_id = t.id
          and lower(a.email) = lower(${email})))),
    theirs as (
      select s.id from segments s where s.team_id = ${tx.team} and s.member_id in (select id from person)),
    mentions as (
      select m.email_id, bool_or(m.segment_id not in (select id from theirs)) as of_others,
        bool_or(m.segment_id in (select id from theirs)) as of_them
      from segment_mails m where m.team_id = ${tx.team} group by m.email_id)
    select
      array(select id::text from person order by id) as travelers,
      array(select id::text from theirs order by id) as segments,
      array(select id::text from trips where team_id = ${tx.team} and member_id in (select id from person) order by id) as trips,
      array(select e.id::text from emails e left join mentions on mentions.email_id = e.id
        where e.team_id = ${tx.team} and (coalesce(mentions.of_them, false) or e.member_id in (select id from person)
          or (not coalesce(mentions.of_others, false)
            and lower(concat_ws(' ', e.from_address, e.to_address, e.cc_address)) ~ ${wholeAddress(email)}))
        order by e.id) as emails`.execute(tx.db)
  const [found] = rows
  return {
    email,
    travelerIds: found?.travelers ?? [],
    segmentIds: found?.segments ?? [],
    tripIds: found?.trips ?? [],
    emailIds: found?.emails ?? [],
  }
}

/** The traveler records with all their addresses. */
export async function readTravelers(tx: Tx, ids: readonly string[]) {
  const travelers = await tx.db
    .selectFrom('travelers')
    .selectAll()
    .where('team_id', '=', tx.team)
    .where(hasId(ids))
    .execute()
  const addresses = await tx.db
    .selectFrom('traveler_addresses')
    .select(['traveler_id', 'email'])
    .where('team_id', '=', tx.team)
    .where(sql<SqlBool>`traveler_id = any (${ids}::bigint[])`)
    .execute()
  return travelers.map((traveler) => ({
    ...traveler,
    extra_email_addresses: addresses.flatMap(({ traveler_id, email }) => (traveler_id === traveler.id ? [email] : [])),
  }))
}

export async function deleteTravelers(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db.deleteFrom('travelers').where('team_id', '=', tx.team).where(hasId(ids)).execute()
}
