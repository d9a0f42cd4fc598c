import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { isDeleted } from './deletion/store'
import { type BookingTerms, isCancellation } from './store'

/** What may tell of a new booking already: that people deleted it, or that a later email cancelled it. */
export type Traces = { readonly deleted: boolean; readonly cancelled: boolean }

export async function findTraces(tx: Tx, from: string, wanted: BookingTerms): Promise<Traces> {
  const { rows } = await sql<Traces>`select
    exists (select from deleted_segments where ${isDeleted(tx, wanted)}) as deleted,
    exists (select from emails where ${isCancellation(tx, from, wanted)}) as cancelled`.execute(tx.db)
  return rows[0] ?? { deleted: true, cancelled: true }
}
