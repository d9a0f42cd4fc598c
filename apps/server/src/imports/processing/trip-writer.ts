import type { Services } from '../../platform/services'
import { type BookingOutcome, upsertBookings } from '../../segments'
import type { Trip } from '../complete-trip'
import { tripReader } from '../row-reader'
import type { StoredImport } from '../stored'
import { failed, type RowOutcome } from './batch'
import type { Writer } from './writer'

/** Small, because the team's email waits while a batch is merged. */
const batchSize = 100

/** Writes rows as bookings, completed with airports, cities, airlines and time zones like bookings from email. */
export const tripWriter = (services: Services, stored: StoredImport): Writer<Trip> => ({
  batchSize,
  read: tripReader(stored),
  write: async (tx, trips) => {
    const unsaid = stored.filename.replace(/\.\w+$/, '')
    const bookings = trips.map(({ completed, source_name, amounts }) => ({
      reservation: completed,
      amounts,
      sourceName: source_name ?? unsaid,
    }))
    const outcomes = await upsertBookings(services, tx, bookings, {
      updates: stored.options.update_existing,
      observedAt: stored.created,
      actor: `import:${stored.id}`,
    })
    return outcomes.map(rowOutcomeOf)
  },
})

const warned = (outcome: 'created' | 'updated' | 'unchanged' | 'skipped', message: string): RowOutcome => ({
  outcome,
  problem: { field: null, message, value: null, level: 'warning' },
})

function rowOutcomeOf(booking: BookingOutcome): RowOutcome {
  switch (booking.outcome) {
    case 'no-day':
      return {
        ...failed,
        problem: { field: null, message: 'The row stands on no day.', value: null, level: 'error' },
      }
    case 'nothing-to-cancel':
      return warned('skipped', 'The row cancels a booking that is not known.')
    case 'stays-deleted':
      return warned('skipped', 'The booking was deleted by hand and stays deleted.')
    case 'skipped':
      return { outcome: 'skipped' }
    case 'created':
    case 'updated':
    case 'unchanged':
      return booking.isMatched
        ? { outcome: booking.outcome }
        : warned(booking.outcome, 'No person of the team was recognised as the traveler.')
  }
}
