import { Traveler } from '@sextant/contract/travelers/schemas'
import { currentLocation } from '@sextant/domain/travelers/current-location'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { findTraveler, type TravelerRow } from './store'
import { type Located, locate } from './whereabouts/locate'

const Precision = Traveler.shape.location_precision

/** A person as the API answers them. */
const presentTraveler = (row: TravelerRow, located: Located | undefined): Traveler =>
  Traveler.parse({
    ...row,
    trips_count: Number(row.trips_count),
    current_location: located
      ? currentLocation(
          { ...located, hotel: located.proof?.hotel ?? null },
          z.parse(Precision, row.location_precision),
        )
      : null,
  })

/** People as the API answers them, with where they are now. Mail is not matched to who is inactive: nothing is said of them. */
export async function presentTravelers(tx: Tx, rows: readonly TravelerRow[], now: Date): Promise<Traveler[]> {
  const active = rows.filter(({ status }) => status === 'Active')
  const located = await locate(tx, active, now)
  return rows.map((row) => presentTraveler(row, located.get(row.id)))
}

/** One person. Refuses an unknown id (404). */
export async function loadTraveler(tx: Tx, id: string, now: Date): Promise<Traveler> {
  const row = (await findTraveler(tx, id, now)) ?? refuse('not_found')
  const [traveler] = await presentTravelers(tx, [row], now)
  return traveler ?? refuse('not_found')
}
