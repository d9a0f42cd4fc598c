import type { Trip } from '@sextant/contract/trips/schemas'
import type { Tx } from '../platform/database/transaction'
import { presentTrip } from './present'
import { findCurrentTrips } from './store'

/** Current and future trips at `now`, next first, without cancelled ones. */
export const listCurrentTrips = async (tx: Tx, now: Date, limit: number): Promise<Trip[]> =>
  (await findCurrentTrips(tx, now.toISOString(), limit)).map((row) => presentTrip(row, now))
