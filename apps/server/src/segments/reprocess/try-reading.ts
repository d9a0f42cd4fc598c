import type { SegmentDifference } from '@sextant/contract/emails/reprocess'
import { applyReading, type Reading, type StoredEmail } from '../../emails'
import { attempt, type Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { findFromEmail, findSegments } from '../store'
import { differencesBetween } from './differences'

/** An email with its extracted data. */
export type ReadEmail = { readonly email: Pick<StoredEmail, 'id' | 'attempt'>; readonly reading: Reading }

/** What a reading would change after `earlier` ones: applies all of them in a savepoint, compares, and rolls back. */
export async function differencesOf(
  services: Services,
  tx: Tx,
  { email, reading }: ReadEmail,
  earlier: readonly ReadEmail[] = [],
): Promise<SegmentDifference[]> {
  const nothingStays = () => false
  const compared = await attempt(
    tx,
    async () => {
      for (const one of earlier) await applyReading(services, tx, one.email, one.reading)
      const linked = await findFromEmail(tx, email.id)
      const after = await attempt(
        tx,
        async () => {
          await applyReading(services, tx, email, reading)
          return await findFromEmail(tx, email.id)
        },
        nothingStays,
      )
      const ids = [...new Set([...linked, ...after].map(({ id }) => id))]
      return differencesBetween(await findSegments(tx, ids), after)
    },
    nothingStays,
  )
  return await withLastingIds(tx, compared)
}

/** Segments that only the `earlier` readings would create have no id yet. */
async function withLastingIds(tx: Tx, differences: readonly SegmentDifference[]): Promise<SegmentDifference[]> {
  const ids = differences.flatMap(({ segment_id }) => segment_id ?? [])
  const existingIds = new Set((await findSegments(tx, ids)).map(({ id }) => id))
  return differences.map((one) =>
    one.segment_id !== null && existingIds.has(one.segment_id) ? one : { ...one, segment_id: null },
  )
}
