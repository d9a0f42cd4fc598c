import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { isDeleted } from './deletion/store'
import { type BookingTerms, isCancellation } from './store'

/**
 * Existing records about a new booking: its deletion by a person, a cancellation in a later email, emails about it that
 * name nobody, a segment of any type with one of its references, one that is cancelled, or a correction of a name under
 * one of them.
 */
export type Traces = {
  readonly deleted: boolean
  readonly cancelled: boolean
  readonly unnamed: boolean
  readonly referenced: boolean
  readonly cancelledBefore: boolean
  readonly corrected: boolean
}

/** The traces of a booking, read with the next statement. */
export function findTraces(tx: Tx, from: string, terms: BookingTerms): () => Promise<Traces> {
  const found = sql<Traces>`select
    exists (select from deleted_segments where ${isDeleted(tx, terms)}) as deleted,
    exists (select from emails where ${isCancellation(tx, from, terms)}) as cancelled,
    exists (select from segment_references r
      join segment_observations o on o.team_id = r.team_id and o.segment_id = r.segment_id
      where r.team_id = ${tx.team} and r.code = any (${terms.codes}::text[])
        and o.email_id is not null and not o.values ? 'travelers' and o.values ->> 'status' = 'Active') as unnamed,
    exists (select from segment_references r
      where r.team_id = ${tx.team} and r.code = any (${terms.codes}::text[])) as referenced,
    exists (select from segment_references r
      join segment_observations o on o.team_id = r.team_id and o.segment_id = r.segment_id
      where r.team_id = ${tx.team} and r.code = any (${terms.codes}::text[])
        and o.email_id is not null and o.values ->> 'status' = 'Cancelled') as "cancelledBefore",
    exists (select from emails, jsonb_array_elements(stated_amounts -> 'corrected_names') name
      where team_id = ${tx.team} and stated_amounts ? 'corrected_names' and coalesce(observed_at, msg_date) >= ${from}
        and name -> 'references' ?| ${terms.codes}::text[]) as corrected`
  const rows = tx.later(found.compile(tx.db))
  return async () => {
    const [traces] = await rows()
    return (
      traces ?? {
        deleted: true,
        cancelled: true,
        unnamed: true,
        referenced: true,
        cancelledBefore: true,
        corrected: true,
      }
    )
  }
}
