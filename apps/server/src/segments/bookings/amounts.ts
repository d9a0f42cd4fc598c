import { BookingAmount } from '@sextant/contract/segments/bookings'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { BookingAmounts } from '../../platform/database/tables.gen'
import type { Tx } from '../../platform/database/transaction'

/** The email, if it was not deleted. */
const emailId = sql<string | null>`(select e.id from emails e
  where e.team_id = booking_amounts.team_id and e.id = booking_amounts.email_id)`

const amountsOf = (tx: Tx) =>
  tx.db
    .selectFrom('booking_amounts')
    .select(['id', 'booking_id', 'segment_id', 'kind', 'amount', 'currency', 'rate_date', 'day', 'source', 'note'])
    .select(['created', 'modified', 'cents', emailId.as('email_id')])
    .where('team_id', '=', tx.team)

const presented = (row: Awaited<ReturnType<ReturnType<typeof amountsOf>['execute']>>[number]): BookingAmount =>
  BookingAmount.parse({ ...row, cents: row.cents === null ? null : Number(row.cents) })

/** The amounts of bookings, oldest first. */
export async function findAmounts(tx: Tx, bookings: readonly string[]): Promise<readonly BookingAmount[]> {
  if (bookings.length === 0) return []
  return (await amountsOf(tx).where('booking_id', 'in', bookings).orderBy('id').execute()).map(presented)
}

/** One amount of a booking; null if it has none with this id. */
export async function findAmount(tx: Tx, booking: string, id: string): Promise<BookingAmount | null> {
  const row = await amountsOf(tx).where('booking_id', '=', booking).where('id', '=', id).executeTakeFirst()
  return row ? presented(row) : null
}

type Values = Omit<Insertable<BookingAmounts>, 'team_id' | 'id' | 'created' | 'modified'>

export async function insertAmount(tx: Tx, values: Values): Promise<string> {
  const { id } = await tx.db
    .insertInto('booking_amounts')
    .values({ ...values, team_id: tx.team })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setAmount(tx: Tx, id: string, values: Partial<Values>): Promise<void> {
  await tx.db
    .updateTable('booking_amounts')
    .set({ ...values, modified: sql<string>`now()` })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

export async function removeAmount(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('booking_amounts').where('team_id', '=', tx.team).where('id', '=', id).execute()
}

/** All amounts of the team, by id. */
export const findAllAmounts = async (tx: Tx): Promise<readonly BookingAmount[]> =>
  (await amountsOf(tx).orderBy('id').execute()).map(presented)

/** Whether the booking of a row of `segments` has amounts. */
export const hasAmounts = sql<SqlBool>`exists (
  select from booking_amounts a where a.team_id = segments.team_id and a.booking_id = segments.booking_id)`
