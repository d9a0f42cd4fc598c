import type { Whereabout } from '@sextant/contract/trips/where'
import type { Tx } from '../../platform/database/transaction'
import { findSegments, presentSegment } from '../../segments'
import { findNextDepartures } from '../../travelers'
import type { PlacedPerson } from './place-people'

/** Adds to each person the segment that proves their location, if it may be shown. */
export async function withProofs(tx: Tx, people: readonly PlacedPerson[], at: Date): Promise<Whereabout[]> {
  const rows = await findSegments(
    tx,
    people.flatMap(({ proofId }) => proofId ?? []),
  )
  const segments = new Map(rows.map((row) => [row.id, presentSegment({ ...row, evidence: {} })]))
  const waiting = await withDepartures(tx, people, at)
  return waiting.map((where, n) => ({ ...where, segment: segments.get(people[n]?.proofId ?? '') ?? null }))
}

/**
 * Adds the start of the next trip to people waiting for one. Queried only for people on the page, not the whole team.
 */
export async function withDepartures(tx: Tx, people: readonly PlacedPerson[], at: Date): Promise<Whereabout[]> {
  const waiting = people.flatMap(({ where, lacksDeparture }) => (lacksDeparture ? [where.id] : []))
  const departures = await findNextDepartures(tx, at, waiting)
  return people.map(({ where, lacksDeparture }) =>
    lacksDeparture ? { ...where, until: departures.get(where.id) ?? null } : where,
  )
}
