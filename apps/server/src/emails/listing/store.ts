import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ListRequest, SortColumns } from '../../platform/database/page'
import { listedPage, noRestriction } from '../../platform/database/search'
import type { Emails } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'
import { listColumns } from '../store'

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  subject: [sql`left(lower(coalesce(subject, '')), 200)`, 'text'],
  from_address: [sql`left(lower(coalesce(from_address, '')), 200)`, 'text'],
  status: [sql`status`, 'text'],
}

export type EmailFilter = {
  readonly status?: string | undefined
  readonly review?: string | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  readonly read_by?: string | undefined
  readonly source?: string | undefined
  readonly mailbox_id?: string | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly search?: string | undefined
}

/** A page of the team's emails. Days are in the team's time zone; searches cover subject, sender and message id. */
export async function listEmails(tx: Tx, filter: EmailFilter, request: ListRequest) {
  const scope = scopeOf(tx, filter)
  return await listedPage(tx, {
    find: 'find_emails',
    search: filter.search,
    columns: sortColumns,
    request,
    days: {},
    scope: scope.select(listColumns).select('search_words'),
    restriction: noRestriction,
    table: 'emails',
    extras: [],
    rows: (isFound) => scope.where(isFound).select(listColumns),
  })
}

/** The emails that match a filter, through the view that allows word indexes to be used. */
export function scopeOf(tx: Tx, filter: Omit<EmailFilter, 'search'>) {
  const { status, review, assignee, read_by, source, mailbox_id, start_date, end_date } = filter
  const zone = sql`(select time_zone_id from teams where id = ${tx.team})`
  return tx.db
    .selectFrom(sql<Selectable<Emails>>`(select (record).* from team_emails)`.as('emails'))
    .where('team_id', '=', tx.team)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(review !== undefined, (query) => query.where('review', '=', review ?? ''))
    .$if(assignee === 'none', (query) => query.where('assignee_id', 'is', null))
    .$if(assignee !== undefined && assignee !== 'none', (query) => query.where('assignee_id', '=', assignee ?? ''))
    .$if(read_by !== undefined, (query) => query.where('read_by', '=', read_by ?? ''))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(mailbox_id !== undefined, (query) => query.where('mailbox_id', '=', mailbox_id ?? ''))
    .$if(start_date !== undefined, (query) =>
      query.where(sql<SqlBool>`created >= ${start_date}::timestamp at time zone ${zone}`),
    )
    .$if(end_date !== undefined, (query) =>
      query.where(sql<SqlBool>`created < (${end_date}::date + 1)::timestamp at time zone ${zone}`),
    )
}

/** All sources of the team's emails, found by skipping along the index from one to the next. */
export async function listSources(tx: Tx): Promise<{ id: string; name: string }[]> {
  const mails = sql`(select (record).* from team_emails) emails`
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive found as (
      (select source, source_name from ${mails} where source is not null order by source limit 1)
      union all
      select later.* from found cross join lateral (
        select source, source_name from ${mails} where source > found.source order by source limit 1) later
    )
    select source as id, coalesce(source_name, source) as name from found order by lower(coalesce(source_name, source)) limit 500`.execute(
    tx.db,
  )
  return rows
}
