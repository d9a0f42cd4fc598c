import type { Reference } from '@sextant/contract/emails/reservation'
import type { EmailObservation } from '@sextant/domain/segments/observations'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { referenceRows } from './bookings/store'
import { estimateColumns } from './carbon/store'
import { valuesText } from './observations/values-text'
import type { SegmentColumns } from './store'

/**
 * Creates a segment with its references and first observation, if any; returns its id. If no segment has one of its
 * references, it starts a new booking. Otherwise it is assigned to one later.
 */
export async function insertSegment(
  tx: Tx,
  { carbon, ...columns }: SegmentColumns,
  references: readonly Reference[],
  observation: EmailObservation | null = null,
): Promise<string> {
  const rows = referenceRows(references)
  const codes = rows.map(({ code }) => code)
  const isFirst = sql<SqlBool>`${codes.length > 0 && !columns.booking_id} and not exists (
    select from segment_references r where r.team_id = ${tx.team} and r.code = any (${codes}::text[]))`
  const row = await tx.db
    .with(
      'booked',
      () =>
        sql<{ id: string }>`(insert into bookings (team_id) select ${tx.team}::bigint where ${isFirst} returning id)`,
    )
    .with('created_segment', (db) =>
      db
        .insertInto('segments')
        .values({
          ...columns,
          ...estimateColumns(tx, carbon),
          team_id: tx.team,
          booking_id: columns.booking_id ?? sql<string | null>`(select id from booked)`,
        })
        .returning('id'),
    )
    .with(
      'referred',
      () => sql<object>`(insert into segment_references (team_id, segment_id, code, value, issuer, position)
        select ${tx.team}::bigint, created_segment.id, r.code, r.value, r.issuer, r.position
        from created_segment, jsonb_to_recordset(${JSON.stringify(rows)})
          r (code text, value text, issuer text, position integer)
        on conflict do nothing returning segment_id)`,
    )
    .with(
      'linked',
      () => sql<object>`(insert into segment_mails (team_id, segment_id, email_id, change, fields)
        select ${tx.team}::bigint, created_segment.id, email.id, 'created', '{}'
        from created_segment, (select ${observation?.email_id ?? null}::bigint as id) email
        where email.id is not null returning segment_id)`,
    )
    .with(
      'observed',
      () => sql<object>`(insert into segment_observations (team_id, segment_id, email_id, observed_at, values)
        select ${tx.team}::bigint, created_segment.id, ${observation?.email_id ?? null}::bigint,
          ${observation?.observed_at ?? null}::timestamptz, ${valuesText(observation)}::jsonb
        from created_segment where ${observation !== null} returning segment_id)`,
    )
    .selectFrom('created_segment')
    .select('id')
    .executeTakeFirstOrThrow()
  return row.id
}
