import { type NotNull, sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { SegmentRow } from '../store'

export type PriceRow = Pick<SegmentRow, 'id' | 'owner_key' | 'booked_at' | 'start_day' | 'cents' | 'rate_date'> & {
  readonly price: string
  readonly currency: string
}

/** The prices of segments by segment id, starting after `after`. */
export const findPrices = async (tx: Tx, after: string, limit: number): Promise<readonly PriceRow[]> =>
  await tx.db
    .selectFrom('segments')
    .select(['id', 'owner_key', 'booked_at', 'start_day', 'cents', 'rate_date', 'price', 'currency'])
    .where('team_id', '=', tx.team)
    .where('id', '>', after)
    .where('price', 'is not', null)
    .where('currency', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ price: NotNull; currency: NotNull }>()
    .execute()

/** Sets converted prices in one statement. */
export async function updateConverted(
  tx: Tx,
  rows: readonly Pick<PriceRow, 'id' | 'cents' | 'rate_date'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`update segments s set cents = r.cents, rate_date = r.rate_date, modified = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}) r (id bigint, cents bigint, rate_date date)
    where s.team_id = ${tx.team} and s.id = r.id`.execute(tx.db)
}
