import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'

/** Whether a user of the team receives the daily summary. */
export async function hasDigest(tx: Tx, person: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('review_digests')
    .select('user_id')
    .where('team_id', '=', tx.team)
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

/** Turns the daily summary of a user on or off. The first one is sent tomorrow at the earliest. */
export async function setDigest(tx: Tx, person: string, enabled: boolean, today: string): Promise<void> {
  if (enabled)
    await tx.db
      .insertInto('review_digests')
      .values({ team_id: tx.team, user_id: person, checked_on: today })
      .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doNothing())
      .execute()
  else await tx.db.deleteFrom('review_digests').where('team_id', '=', tx.team).where('user_id', '=', person).execute()
}

/** Teams in which someone receives a daily summary. */
export const findDigestTeams = async (tx: Tx): Promise<string[]> =>
  (await sql<{ id: string }>`select teams_with_digests() as id`.execute(tx.db)).rows.map(({ id }) => id)

/** Marks the summaries of a day as sent; returns who was to receive one and may still decide on emails. */
export async function claimDue(tx: Tx, today: string): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    with due as (
      update review_digests set checked_on = ${today}::date
      where team_id = ${tx.team} and checked_on is distinct from ${today}::date returning user_id
    )
    select users.id::text as id, users.email from due
    join memberships m on m.team_id = ${tx.team} and m.user_id = due.user_id
      and m.status = 'Active' and m.role <> 'viewer'
    join users on users.id = due.user_id
    order by users.id`.execute(tx.db)
  return rows
}

/** The emails waiting in a team: counts, counts by assignee, and those that have waited longest. */
export interface ReviewBacklog {
  readonly open: number
  readonly failed: number
  /** Open emails by assigned user. */
  readonly assigned: ReadonlyMap<string, number>
  readonly oldest: readonly { readonly subject: string; readonly from_address: string }[]
}

const maxListed = 5

export async function findBacklog(tx: Tx): Promise<ReviewBacklog> {
  const { rows } = await sql<{ assignee_id: string | null; open: number; failed: number }>`
    select assignee_id::text, count(*) filter (where review = 'Open')::int as open,
      count(*) filter (where status = 'Failed')::int as failed
    from emails where team_id = ${tx.team} and (review = 'Open' or status = 'Failed')
    group by assignee_id`.execute(tx.db)
  const oldest = await tx.db
    .selectFrom('emails')
    .select(['subject', 'from_address'])
    .where('team_id', '=', tx.team)
    .where('review', '=', 'Open')
    .orderBy('created')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  const sum = (of: 'open' | 'failed'): number => rows.reduce((total, row) => total + row[of], 0)
  return {
    open: sum('open'),
    failed: sum('failed'),
    assigned: new Map(rows.flatMap(({ assignee_id, open }) => (assignee_id === null ? [] : [[assignee_id, open]]))),
    oldest: oldest.map(({ subject, from_address }) => ({ subject: subject ?? '', from_address: from_address ?? '' })),
  }
}
