import { type Trip, Trip as TripSchema } from '@sextant/contract/trips/schemas'
import { lifecycleOf } from '@sextant/domain/trips/lifecycle'
import type { TripRow } from './store'

const ownerOf = (row: TripRow) => ({
  id: row.member_id,
  name: [row.member_first_name, row.member_last_name].filter(Boolean).join(' ') || row.owner_name,
  email: row.member_email,
})

/** Converts a trip's row to the shape of the API, with its phase at `now`. */
export const shapeTrip = (row: TripRow, now: Date) => ({
  ...row,
  owner: ownerOf(row),
  lifecycle: lifecycleOf({ ...row, status: row.status === 'Cancelled' ? 'Cancelled' : 'Active' }, now),
  total_cost: row.total_cents === null ? null : Number(row.total_cents),
  currency: row.team_currency,
})

/** A trip as the API returns it. */
export const presentTrip = (row: TripRow, now: Date): Trip => TripSchema.parse(shapeTrip(row, now))
