import { Traveler } from '@sextant/contract/travelers/schemas'
import { currentLocation } from '@sextant/domain/travelers/current-location'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import { findTraveler, type TravelerRow } from './store'
import { locate, type TravelerLocation } from './whereabouts/locate'

const Precision = Traveler.shape.location_precision

const shapeTraveler = (row: TravelerRow, located: TravelerLocation | undefined) => ({
  ...row,
  trips_count: Number(row.trips_count),
  current_location: located
    ? currentLocation({ ...located, hotel: located.proof?.hotel ?? null }, z.parse(Precision, row.location_precision))
    : null,
})

/**
 * Converts people's rows to the shape of the API, with their current whereabouts. Inactive people have none, since
 * email is not matched to them.
 */
export async function shapeTravelers(tx: Tx, rows: readonly TravelerRow[], now: Date) {
  const active = rows.filter(({ status }) => status === 'Active')
  const located = await locate(tx, active, now)
  return rows.map((row) => shapeTraveler(row, located.get(row.id)))
}

/** People as the API returns them. */
export const presentTravelers = async (tx: Tx, rows: readonly TravelerRow[], now: Date): Promise<Traveler[]> =>
  z.array(Traveler).parse(await shapeTravelers(tx, rows, now))

/** One person. Unknown ids get 404. */
export async function loadTraveler(tx: Tx, id: string, now: Date): Promise<Traveler> {
  const row = (await findTraveler(tx, id, now)) ?? refuse('not_found')
  const [traveler] = await presentTravelers(tx, [row], now)
  return traveler ?? refuse('not_found')
}
