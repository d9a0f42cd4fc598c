import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { draft, flight, places, reservation, stay } from '../segments/bookings'

/** Itineraries for tests: segments with IDs, in a short notation. */

type Example = { id: string; trip_id?: string; number?: string; cancelled?: boolean; cents?: string }

const known = ({ id, trip_id, number, cancelled, cents }: Example, of: Reservation): KnownSegment => ({
  ...draft({
    ...of,
    confirmation_no: number,
    status: cancelled ? 'cancelled' : 'confirmed',
    ...(cents && { price: cents, currency: 'EUR' }),
  }),
  id,
  trip_id: trip_id ?? null,
})

/** A flight with local departure and arrival times. */
export const fly = (example: Example, from: Place, departs: string, to: Place, arrives: string): KnownSegment =>
  known(
    example,
    flight({
      start: { place: from, time: { local: `${departs}:00` } },
      end: { place: to, time: { local: `${arrives}:00` } },
    }),
  )

/** A train journey with local departure and arrival times. */
export const ride = (example: Example, from: Place, departs: string, to: Place, arrives: string): KnownSegment =>
  known(
    example,
    reservation({
      kind: 'train',
      provider: { name: 'Deutsche Bahn' },
      start: { place: from, time: { local: `${departs}:00` } },
      end: { place: to, time: { local: `${arrives}:00` } },
    }),
  )

/** A hotel stay with the default check-in and check-out times. */
export const sleep = (example: Example, at: Place, from: string, to: string): KnownSegment =>
  known(
    example,
    stay({
      name: at.name,
      start: { place: at, time: { local: from } },
      end: { place: {}, time: { local: to } },
    }),
  )

/** A rental car. */
export const drive = (example: Example, at: Place, from: string, to: string): KnownSegment =>
  known(
    example,
    reservation({
      kind: 'car',
      provider: { name: 'Hertz' },
      start: { place: at, time: { local: `${from}:00` } },
      end: { place: at, time: { local: `${to}:00` } },
    }),
  )

/** A taxi, of which only the start is known unless an end is given. */
export const taxi = (example: Example, at: Place, from: string, end: { place: Place; to: string } | null = null) =>
  known(
    example,
    reservation({
      kind: 'taxi',
      provider: { name: 'Blacklane' },
      start: { place: at, time: { local: `${from}:00` } },
      end: end ? { place: end.place, time: { local: `${end.to}:00` } } : { place: {}, time: {} },
    }),
  )

export const { FRA, JFK, CDG, paris, newYork } = places

export const LYS: Place = {
  name: 'Lyon Saint-Exupéry Airport',
  iata_code: 'LYS',
  locality: 'Lyon',
  country_code: 'FR',
  latitude: 45.7256,
  longitude: 5.0811,
  time_zone_id: 'Europe/Paris',
}
export const koeln: Place = {
  name: 'Köln Hbf',
  station_code: '8000207',
  locality: 'Köln',
  country_code: 'DE',
  latitude: 50.943,
  longitude: 6.9589,
  time_zone_id: 'Europe/Berlin',
}

/** Frankfurt to New York and back, with a hotel: Thursday to Monday. */
export const newYorkTrip = (): KnownSegment[] => [
  fly({ id: '1' }, FRA, '2026-03-12T10:55', JFK, '2026-03-12T13:45'),
  sleep({ id: '2' }, newYork, '2026-03-12', '2026-03-15'),
  fly({ id: '3' }, JFK, '2026-03-15T16:00', FRA, '2026-03-16T05:30'),
]
