import type { ApplicationChange, ApplicationDraft } from '@sextant/contract/applications/schemas'
import { sql } from 'kysely'
import { likeAnywhere } from '../platform/database/like'
import { type ListRequest, readPage, type SortColumns } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'

const ofApplication = (column: string) =>
  sql<string | null>`(select ${sql.ref(column)} from application_secrets s
    where s.team_id = applications.team_id and s.application_id = applications.id and s.expires is null)`

/** Requests of the last 24 full hours. */
const inLastDay = (column: 'requests' | 'failed') =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::int from application_hours h
    where h.team_id = applications.team_id and h.application_id = applications.id and h.hour > now() - interval '24 hours')`

const applicationsOf = (tx: Tx) =>
  tx.db
    .selectFrom('applications')
    .selectAll()
    .select([
      ofApplication('s.last4').as('secret_last4'),
      sql<string | null>`(select s.expires from application_secrets s where s.team_id = applications.team_id
        and s.application_id = applications.id and s.expires > now())`.as('previous_secret_expires_at'),
      sql<string | null>`(select u.refilled_at from application_usage u where u.team_id = applications.team_id
        and u.application_id = applications.id)`.as('last_used_at'),
      inLastDay('requests').as('calls_24h'),
      inLastDay('failed').as('failed_24h'),
    ])
    .where('team_id', '=', tx.team)

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>

const sortColumns: SortColumns = {
  created: [sql`created`, 'timestamptz'],
  name: [sql`lower(name)`, 'text'],
}

type Request = ListRequest & { readonly status?: string | undefined }

/** A page of the team's applications, searched by name or client id. */
export const listApplications = async (tx: Tx, { status, ...request }: Request) =>
  await readPage(
    tx,
    applicationsOf(tx)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .$if(Boolean(request.search), (query) => {
        const pattern = likeAnywhere(request.search ?? '')
        return query.where((is) => is.or([is('name', 'ilike', pattern), is('client_id', 'ilike', pattern)]))
      }),
    sortColumns,
    request,
  )

export const findApplication = async (tx: Tx, id: string) =>
  await applicationsOf(tx).where('id', '=', id).executeTakeFirst()

/** The number of applications, locked so that concurrent creations wait for this transaction. */
export async function countApplications(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('applications', ${tx.team}::bigint))`.execute(tx.db)
  const { count } = await tx.db
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', tx.team)
    .executeTakeFirstOrThrow()
  return count
}

type New = ApplicationDraft & { readonly client_id: string; readonly created_by: string }

export async function insertApplication(tx: Tx, draft: New): Promise<string> {
  const { id } = await tx.db
    .insertInto('applications')
    .values({ ...draft, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateApplication(tx: Tx, id: string, change: ApplicationChange): Promise<void> {
  await tx.db
    .updateTable('applications')
    .set({ ...change, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

/** Deletes an application and everything that belongs to it. */
export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('applications').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** Deletes expired records and request logs past their retention, across teams. */
export async function sweep(tx: Tx): Promise<void> {
  await sql`select sweep_applications()`.execute(tx.db)
}
