import type { Reference } from '@sextant/contract/emails/reservation'
import type { CarbonEstimates } from '@sextant/domain/segments/carbon'
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import { ofOwnerIn } from '../platform/database/day-span'
import type { Segments } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import { memberField } from '../travelers'
import { hasAmounts } from './bookings/amounts'
import { referencesField } from './bookings/store'
import { hasWaiting } from './bookings/waiting-amounts'
import { estimateColumns } from './carbon/store'

export { lockSegments } from '../platform/database/lock-segments'

/** A segment row. Its `words` column is used only for search. */
export type SegmentRow = Omit<Selectable<Segments>, 'search_words' | 'span'> & {
  readonly member_first_name: string | null
  readonly member_last_name: string | null
  readonly references: readonly Reference[]
}
type Costs = 'charged_cents' | 'adjustment_cents' | 'net_cents'
type ComputedColumn = 'team_id' | 'id' | 'trip_id' | 'search_words' | 'span' | 'co2_kg' | 'co2_method' | Costs
export type SegmentColumns = Omit<Insertable<Segments>, ComputedColumn> & { readonly carbon: CarbonEstimates }

const segmentsOf = (tx: Tx) =>
  tx.db
    .selectFrom('segments')
    .selectAll()
    .select([memberField('segments', 'first_name'), memberField('segments', 'last_name'), referencesField])
    .where('team_id', '=', tx.team)

export const findSegments = async (tx: Tx, ids: readonly string[]): Promise<SegmentRow[]> =>
  ids.length === 0 ? [] : await segmentsOf(tx).where('id', 'in', ids).orderBy('id').execute()

export const findSegmentsOfTrip = async (tx: Tx, trip: string): Promise<SegmentRow[]> =>
  await segmentsOf(tx).where('trip_id', '=', trip).orderBy('start_day').orderBy('id').execute()

/** All segments of bookings. */
export const findSegmentsOfBookings = async (tx: Tx, bookings: readonly string[]): Promise<SegmentRow[]> =>
  bookings.length === 0 ? [] : await segmentsOf(tx).where('booking_id', 'in', bookings).orderBy('id').execute()

/** All segments of one traveler. */
export const findSegmentsOfTraveler = async (tx: Tx, member: string): Promise<SegmentRow[]> =>
  await segmentsOf(tx).where('member_id', '=', member).orderBy('id').execute()

/** All segments of one owner. */
export const findSegmentsOfOwner = async (tx: Tx, ownerKey: string): Promise<SegmentRow[]> =>
  await segmentsOf(tx).where('owner_key', '=', ownerKey).orderBy('start_day').orderBy('id').execute()

/**
 * The segments of one owner that a change can move to other trips: all that overlap these days or share a number with
 * one of the changed segments, plus whole trips. Nothing else of the owner is read: `offset 0` keeps a generic plan
 * from reading all of the owner's segments.
 */
export const findSegmentsAround = async (
  tx: Tx,
  ownerKey: string,
  { start, end, changed }: { readonly start: string; readonly end: string; readonly changed: readonly string[] },
): Promise<SegmentRow[]> =>
  await segmentsOf(tx)
    .where(
      sql<SqlBool>`id = any (array(
        with near as (
          select id, trip_id from ${ofOwnerIn('segments', ['id', 'trip_id'], { team: tx.team, ownerKey, start, end })}
          union
          select s.id, s.trip_id from segment_references own
          join segment_references other on other.team_id = own.team_id and other.code = own.code
          join segments s on s.team_id = other.team_id and s.id = other.segment_id and s.owner_key = ${ownerKey}
          where own.team_id = ${tx.team} and own.segment_id = any (${changed}::bigint[])),
        trips_near as (
          select trip_id from near
          union
          select id from ${ofOwnerIn('trips', ['id'], { team: tx.team, ownerKey, start, end })})
        select id from near
        union
        select s.id from trips_near cross join lateral (
          select id, owner_key from segments
          where team_id = ${tx.team} and trip_id = trips_near.trip_id offset 0) s
        where s.owner_key = ${ownerKey}))`,
    )
    .orderBy('start_day')
    .orderBy('id')
    .execute()

/** Segments that this email created and that no other email has mentioned since. */
export const findFromEmailAlone = async (tx: Tx, email: string): Promise<SegmentRow[]> =>
  await segmentsOf(tx)
    .where('email_id', '=', email)
    .where(
      sql<SqlBool>`id in (select segment_id from segment_mails where team_id = ${tx.team} and email_id = ${email})
        and not exists (select from segment_mails other where other.team_id = ${tx.team}
          and other.segment_id = segments.id and other.email_id <> ${email})`,
    )
    .orderBy('id')
    .execute()

/** All segments that an email created or changed. */
export const findFromEmail = async (tx: Tx, email: string): Promise<SegmentRow[]> =>
  await segmentsOf(tx)
    .where(
      sql<SqlBool>`id in (select segment_id from segment_mails where team_id = ${tx.team} and email_id = ${email})`,
    )
    .orderBy('id')
    .execute()

/** The search terms of a booking: its references, or its owner and days. */
export type BookingTerms = {
  readonly type: string
  readonly confirmation: string | null
  /** All its references, folded. */
  readonly codes: readonly string[]
  readonly ownerKey: string
  readonly from: string | null
  readonly to: string | null
}

/**
 * Segments that could be the same booking as a draft: those with one of its references, or of its owner within days.
 * Reads confirmation numbers through the view that allows their index to be used.
 */
export const findCandidates = async (tx: Tx, terms: BookingTerms): Promise<SegmentRow[]> => {
  const { type, confirmation, codes, ownerKey, from: start, to: end } = terms
  return await segmentsOf(tx)
    .where('type', '=', type)
    .where(
      sql<SqlBool>`id = any (array(
        select id from (select (record).* from team_segments) known
        where type = ${type} and lower(confirmation_no) = lower(${confirmation})
        union
        select id from ${ofOwnerIn('segments', ['id'], { team: tx.team, ownerKey, start, end })}
        union
        select segment_id from segment_references where team_id = ${tx.team} and code = any (${codes}::text[])))`,
    )
    .orderBy('id')
    .execute()
}

/**
 * Segments and all that share a reference with them, as far as it determines their bookings, and whether these have
 * amounts or amounts are waiting for them.
 */
export const findPurchased = async (tx: Tx, ids: readonly string[]) =>
  await segmentsOf(tx)
    .select([hasAmounts.as('has_amounts'), hasWaiting.as('has_waiting')])
    .where(
      sql<SqlBool>`id = any (${ids}::bigint[] || array(
        select other.segment_id from segment_references own
        join segment_references other on other.team_id = own.team_id and other.code = own.code
        where own.team_id = ${tx.team} and own.segment_id = any (${ids}::bigint[])))`,
    )
    .orderBy('id')
    .execute()

/** All segments of the team by id, after one of them. */
export const listSegmentsAfter = async (tx: Tx, after: string, limit: number): Promise<SegmentRow[]> =>
  await segmentsOf(tx).where('id', '>', after).orderBy('id').limit(limit).execute()

export async function updateSegment(
  tx: Tx,
  id: string,
  { carbon, ...columns }: Partial<SegmentColumns>,
): Promise<void> {
  const updated = tx.db
    .updateTable('segments')
    .set({ ...columns, ...(carbon && estimateColumns(tx, carbon)), modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
  tx.later(updated.compile())
}

/** Moves segments to a trip, or out of any trip. */
export async function assignTrip(tx: Tx, ids: readonly string[], trip: string | null): Promise<void> {
  if (ids.length === 0) return
  const moved = tx.db
    .updateTable('segments')
    .set({ trip_id: trip })
    .where('team_id', '=', tx.team)
    .where('id', 'in', ids)
  tx.later(moved.compile())
}

/** Pins segments to a trip: grouping leaves them there. */
export async function pinSegments(tx: Tx, ids: readonly string[], trip: string): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .updateTable('segments')
    .set({ trip_id: trip, pinned: true })
    .where('team_id', '=', tx.team)
    .where('id', 'in', ids)
    .execute()
}

/** Removes segments from their trips, and lets grouping decide where they belong. */
export async function releaseSegments(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .updateTable('segments')
    .set({ trip_id: null, pinned: false })
    .where('team_id', '=', tx.team)
    .where('id', 'in', ids)
    .execute()
}

export type Change = 'created' | 'updated' | 'confirmed' | 'cancelled'

/** Emails written at or after an instant that cancel something with one of these codes. */
export const findCancellationMails = async (
  tx: Tx,
  from: string,
  terms: Pick<BookingTerms, 'confirmation' | 'codes'>,
) =>
  await tx.db
    .selectFrom('emails')
    .select([
      'id',
      'reservations',
      'cancelled_references',
      'cancelled_words',
      sql<string>`coalesce(observed_at, msg_date, created)`.as('observed_at'),
    ])
    .where(isCancellation(tx, from, terms))
    .orderBy('id')
    .execute()

/** Whether an email written at or after an instant cancels something with one of these codes. */
export const isCancellation = (
  tx: Tx,
  from: string,
  { confirmation, codes }: Pick<BookingTerms, 'confirmation' | 'codes'>,
) =>
  sql<SqlBool>`team_id = ${tx.team} and (class = 'cancellation' or cancelled_references <> '{}') and coalesce(observed_at, msg_date) >= ${from}
    and (cancelled_references && ${codes}::text[]
      or reservations @> ${JSON.stringify([{ status: 'cancelled', confirmation_no: confirmation ?? '' }])}::jsonb)`
