import type { SegmentChange } from '@sextant/contract/segments/history'
import { sql } from 'kysely'
import { actorNameOf } from '../../audit'
import { type ListRequest, readPage, type SortColumns } from '../../platform/database/page'
import type { Tx } from '../../platform/database/transaction'

export type NewChange = Pick<SegmentChange, 'segment_id' | 'change' | 'changes' | 'after_departure'>

/** Stores changes with the same cause, in one statement. */
export async function insertChanges(
  tx: Tx,
  { actor, email_id }: Pick<SegmentChange, 'actor' | 'email_id'>,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return
  const inserted = sql`
    insert into segment_changes (team_id, segment_id, email_id, actor, change, changes, after_departure)
    select ${tx.team}, segment_id, ${email_id}::bigint, ${actor}, change, changes, after_departure
    from jsonb_to_recordset(${JSON.stringify(changes)})
      c (segment_id bigint, change text, changes jsonb, after_departure boolean)`
  tx.later(inserted.compile(tx.db))
}

const sortColumns: SortColumns = { created: [sql`created`, 'timestamptz'] }

/** The email, if it was not deleted. */
const emailId = sql<string | null>`(select e.id from emails e
  where e.team_id = segment_changes.team_id and e.id = segment_changes.email_id)`

const importName = sql<string | null>`(select i.filename from imports i
  where i.team_id = segment_changes.team_id and segment_changes.actor = 'import:' || i.id)`

/** The changes of a segment, or of all segments of a trip. */
export const listChanges = async (
  tx: Tx,
  of: { readonly segment: string } | { readonly trip: string },
  request: ListRequest,
) =>
  await readPage(
    tx,
    tx.db
      .selectFrom('segment_changes')
      .select(['id', 'segment_id', 'change', 'changes', 'actor', 'after_departure', 'created'])
      .select([
        emailId.as('email_id'),
        sql<string | null>`coalesce(${actorNameOf('segment_changes')}, ${importName})`.as('actor_name'),
      ])
      .where('team_id', '=', tx.team)
      .$if('segment' in of, (query) => query.where('segment_id', '=', 'segment' in of ? of.segment : ''))
      .$if('trip' in of, (query) =>
        query.where('segment_id', 'in', (from) =>
          from
            .selectFrom('segments')
            .select('segments.id')
            .where('segments.team_id', '=', tx.team)
            .where('segments.trip_id', '=', 'trip' in of ? of.trip : ''),
        ),
      ),
    sortColumns,
    request,
  )
