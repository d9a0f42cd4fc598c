import type { Trip } from '@sextant/contract/trips/schemas'
import type { Tx } from '../platform/database/transaction'
import { presentTrip } from './present'
import { findCurrentTrips } from './store'

/** Trips that are under way or ahead at `now`, the next first; cancelled ones left out. */
export const listCurrentTrips = async (tx: Tx, now: Date, limit: number): Promise<Trip[]> =>
  (await findCurrentTrips(tx, now.toISOString(), limit)).map((row) => presentTrip(row, now))
