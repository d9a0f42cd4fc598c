import { ChangedTime } from '@sextant/contract/emails/changed-times'
import { StatedAmount, StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { SegmentStatus, segmentTypes } from '@sextant/contract/segments/schemas'
import { type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'

const written = { observed_at: z.string() }
/** An amount, or a price or a changed time with the time at which the email that states it was written. */
const WaitingAmount = z.union([StatedAmount, z.extend(StatedPrice, written), z.extend(ChangedTime, written)])
type WaitingAmount = z.infer<typeof WaitingAmount>

type NewWaiting = Pick<Waiting, 'email_id' | 'day'> & {
  readonly amounts: readonly WaitingAmount[]
  readonly codes: readonly string[]
}

/** Queues the amounts of an email for their booking, under codes of its references. */
export async function insertWaiting(tx: Tx, { email_id, day, amounts, codes }: NewWaiting): Promise<void> {
  await sql`insert into waiting_amounts (team_id, code, email_id, day, amounts)
    select ${tx.team}::bigint, code, ${email_id}::bigint, ${day}::date, ${JSON.stringify(amounts)}::jsonb
    from unnest(${codes}::text[]) code
    on conflict (team_id, code, email_id) do update set amounts = excluded.amounts`.execute(tx.db)
}

/** Removes the waiting amounts of emails. */
export async function deleteWaiting(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`delete from waiting_amounts where team_id = ${tx.team} and email_id = any (${emails}::bigint[])`.execute(
    tx.db,
  )
}

/** Whether amounts are waiting for a row of `segments`: those of an email about it, or under one of its references. */
export const hasWaiting = sql<SqlBool>`(
  exists (select from segment_references r join waiting_amounts w on w.team_id = r.team_id and w.code = r.code
    where r.team_id = segments.team_id and r.segment_id = segments.id)
  or exists (select from segment_mails m join waiting_amounts w on w.team_id = m.team_id and w.email_id = m.email_id
    where m.team_id = segments.team_id and m.segment_id = segments.id))`

const Waiting = z.object({
  email_id: z.string(),
  /** The day the email was written. */
  day: z.string(),
  amounts: z.array(WaitingAmount),
  /** Whether the segments are those the email is about, rather than all that are known by its references. */
  is_linked: z.boolean(),
  segments: z.array(
    z.object({
      id: z.string(),
      type: z.enum(segmentTypes),
      booking_id: z.nullable(z.string()),
      status: SegmentStatus,
      travelers: z.array(z.string()),
    }),
  ),
})
export type Waiting = z.infer<typeof Waiting>

/** The emails whose amounts are waiting for these segments, oldest first. */
export async function findWaiting(tx: Tx, segments: readonly string[]): Promise<readonly Waiting[]> {
  const { rows } = await sql`
    with waiting as (
      select w.email_id from segment_references r
      join waiting_amounts w on w.team_id = r.team_id and w.code = r.code
      where r.team_id = ${tx.team} and r.segment_id = any (${segments}::bigint[])
      union
      select w.email_id from segment_mails m
      join waiting_amounts w on w.team_id = m.team_id and w.email_id = m.email_id
      where m.team_id = ${tx.team} and m.segment_id = any (${segments}::bigint[])),
    stated as (
      select w.email_id, m.segment_id, true as is_linked from waiting w
      join segment_mails m on m.team_id = ${tx.team} and m.email_id = w.email_id
      union
      select w.email_id, r.segment_id, false from waiting w
      join waiting_amounts a on a.team_id = ${tx.team} and a.email_id = w.email_id
      join segment_references r on r.team_id = a.team_id and r.code = a.code),
    near as (
      select * from stated
      where is_linked or not exists (select from stated other where other.email_id = stated.email_id and other.is_linked)
        or exists (select from waiting_amounts w where w.team_id = ${tx.team} and w.email_id = stated.email_id
          and w.amounts @> '[{"kind": "time"}]'))
    select near.email_id::text, w.day, w.amounts, bool_and(near.is_linked) as is_linked,
      jsonb_agg(jsonb_build_object('id', s.id::text, 'type', s.type, 'booking_id', s.booking_id::text,
        'status', s.status, 'travelers', s.travelers) order by s.id) as segments
    from near join segments s on s.team_id = ${tx.team} and s.id = near.segment_id
    cross join lateral (select day, amounts from waiting_amounts w
      where w.team_id = ${tx.team} and w.email_id = near.email_id limit 1) w
    group by near.email_id, w.day, w.amounts order by near.email_id`.execute(tx.db)
  return z.array(Waiting).parse(rows)
}

/** Deletes the amounts of an email that no one has changed; returns the bookings that had them. */
export async function deleteAmountsOf(tx: Tx, email: string): Promise<readonly string[]> {
  const { rows } = await sql<{ booking_id: string }>`delete from booking_amounts
    where team_id = ${tx.team} and email_id = ${email} and source = 'email' and modified = created
    returning booking_id`.execute(tx.db)
  return rows.map(({ booking_id }) => booking_id)
}
