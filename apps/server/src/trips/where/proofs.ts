import type { Whereabout } from '@sextant/contract/trips/where'
import type { Tx } from '../../platform/database/transaction'
import { findSegments, presentSegment } from '../../segments'
import type { Placed } from './place-people'

/** Puts beside each person the segment that proves where they are, where it may be shown. */
export async function withProofs(tx: Tx, people: readonly Placed[]): Promise<Whereabout[]> {
  const rows = await findSegments(
    tx,
    people.flatMap(({ proofId }) => proofId ?? []),
  )
  const segments = new Map(rows.map((row) => [row.id, presentSegment({ ...row, evidence: {} })]))
  return people.map(({ where, proofId }) => ({
    ...where,
    segment: (proofId === null ? null : segments.get(proofId)) ?? null,
  }))
}
