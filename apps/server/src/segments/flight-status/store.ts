import { FlightStatus } from '@sextant/contract/segments/flight-status'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import type { ProviderStatus } from './provider'

/** A provider's last status of a flight; null if the flight is unknown to it. */
export type FlightObservation = { readonly status: ProviderStatus | null; readonly observedAt: string }

const Stored = z.nullable(z.omit(FlightStatus, { id: true }))

/** The provider's last statuses by segment id. Those stored by an older version in another form are ignored. */
export async function findObservations(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FlightObservation>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('flight_statuses')
    .select(['segment_id', 'status', 'observed_at'])
    .where('team_id', '=', tx.team)
    .where('segment_id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ segment_id, status, observed_at: observedAt }) => {
      const stored = z.safeParse(Stored, status)
      return stored.success ? [[segment_id, { status: stored.data, observedAt }] as const] : []
    }),
  )
}

/** Stores the current status from the provider. */
export async function storeObservation(
  tx: Tx,
  segment: string,
  { status, observedAt }: FlightObservation,
): Promise<void> {
  const columns = { status: status && JSON.stringify(status), observed_at: observedAt }
  await tx.db
    .insertInto('flight_statuses')
    .values({ ...columns, team_id: tx.team, segment_id: segment })
    .onConflict((conflict) => conflict.columns(['team_id', 'segment_id']).doUpdateSet(columns))
    .execute()
}
