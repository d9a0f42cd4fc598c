import { type Trip, Trip as TripSchema, TripWarning } from '@sextant/contract/trips/schemas'
import { lifecycleOf } from '@sextant/domain/trips/lifecycle'
import * as z from 'zod/mini'
import type { TripRow } from './store'

const ownerOf = (row: TripRow) => ({
  id: row.member_id,
  name: [row.member_first_name, row.member_last_name].filter(Boolean).join(' ') || row.owner_name,
  email: row.member_email,
})

/** A trip as the API answers it; its stage is the one at `now`. */
export const presentTrip = (row: TripRow, now: Date): Trip =>
  TripSchema.parse({
    ...row,
    owner: ownerOf(row),
    lifecycle: lifecycleOf({ ...row, status: row.status === 'Cancelled' ? 'Cancelled' : 'Active' }, now),
    total_cost: row.total_cents === null ? null : Number(row.total_cents),
    currency: row.team_currency,
    warnings: z.array(TripWarning).parse(row.warnings),
  })
