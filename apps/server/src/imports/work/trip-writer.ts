import { normalise } from '@sextant/extraction/rules/normalise'
import type { Services } from '../../platform/services'
import { type Booking, type BookingBecame, upsertBookings } from '../../segments'
import { type Trip, tripReader } from '../row-reader'
import type { StoredImport } from '../stored'
import type { Became } from './batch'
import type { Writer } from './writer'

/** Few, because mail of the team waits while they are merged. */
const batchSize = 100

/** Writes rows as bookings, completed like those of mails: airports, towns, airlines, zones. */
export const tripWriter = (services: Services, stored: StoredImport): Writer<Trip> => ({
  batchSize,
  read: tripReader(stored),
  write: async (tx, trips) => {
    const prepared = trips.map((trip) => prepare(trip, stored.filename))
    const bookings = prepared.flatMap((one) => ('fault' in one ? [] : one))
    const became = await upsertBookings(services, tx, bookings, {
      updates: stored.options.update_existing,
      toldAt: stored.created,
    })
    let next = 0
    return prepared.map((one) => ('fault' in one ? faulty(one.fault) : becameOf(became[next++])))
  },
})

/** A row as a booking; or why it cannot be one. */
function prepare({ reservation, source_name }: Trip, filename: string): Booking | { readonly fault: string } {
  const { reservations, diagnostics } = normalise([reservation])
  const [completed] = reservations
  if (!completed) return { fault: diagnostics[0]?.message ?? 'The row is no booking.' }
  return { reservation: completed, sourceName: source_name ?? filename.replace(/\.\w+$/, '') }
}

const faulty = (message: string): Became => ({
  became: 'failed',
  problem: { field: null, message, value: null, level: 'error' },
})

const warned = (became: 'created' | 'updated' | 'unchanged' | 'skipped', message: string): Became => ({
  became,
  problem: { field: null, message, value: null, level: 'warning' },
})

function becameOf(booking: BookingBecame | undefined): Became {
  switch (booking?.became) {
    case undefined:
    case 'no-day':
      return faulty('The row stands on no day.')
    case 'nothing-to-cancel':
      return warned('skipped', 'The row cancels a booking that is not known.')
    case 'stays-deleted':
      return warned('skipped', 'The booking was deleted by hand and stays deleted.')
    case 'skipped':
      return { became: 'skipped' }
    case 'created':
    case 'updated':
    case 'unchanged':
      return booking.isMatched
        ? { became: booking.became }
        : warned(booking.became, 'No person of the team was recognised as the traveler.')
  }
}
