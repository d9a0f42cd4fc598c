import type { Booking } from '@sextant/domain/trips/booking'
import type { TripPlace } from '@sextant/domain/trips/trip-place'
import { type Whereabouts, whereaboutsAt } from '@sextant/domain/trips/whereabouts'
import { groupBy } from '@sextant/places/kit/group'
import type { Tx } from '../../platform/database/transaction'
import { cityPoints } from './city-points'
import { type BookedRow, findBookings, type LocatedPerson } from './store'

/** A person's location, with the booked segment that shows it. */
export type TravelerLocation = Omit<Whereabouts, 'proof'> & { readonly proof: BookedRow | null }

type Resident = Pick<LocatedPerson, 'id' | 'home_city' | 'country'>

/** Where people are at an instant: the whole team (`all`) or only some. One query, and one domain rule per person. */
export async function locate(
  tx: Tx,
  people: readonly Resident[],
  at: Date,
  scope: 'all' | 'these' = 'these',
): Promise<ReadonlyMap<string, TravelerLocation>> {
  const rows = await findBookings(tx, at, scope === 'all' ? null : people.map(({ id }) => id))
  const byPerson = groupBy(rows, ({ member_id }) => [member_id])
  const pointOf = cityPoints()
  return new Map(
    people.map((person) => {
      const booked = byPerson.get(person.id) ?? []
      return [person.id, locateOne(booked, at, homeOf(person, pointOf), pointOf)]
    }),
  )
}

type PointOf = ReturnType<typeof cityPoints>

function locateOne(rows: readonly BookedRow[], at: Date, home: TripPlace | null, pointOf: PointOf): TravelerLocation {
  const bookings = rows.map((row) => bookingOf(row, pointOf))
  const found = whereaboutsAt(at.getTime(), bookings, home)
  return { ...found, proof: rows.find(({ id }) => id === found.proof?.id) ?? null }
}

const bookingOf = (row: BookedRow, pointOf: PointOf): Booking => ({
  id: row.id,
  type: row.type,
  isRide: row.is_ride,
  status: 'Active',
  start: row.begin,
  end: row.finish,
  from: placed(
    {
      code: row.from_code,
      name: row.from_name,
      locality: row.from_locality,
      country_code: row.from_country,
      latitude: row.from_latitude,
      longitude: row.from_longitude,
    },
    pointOf,
  ),
  to: placed(
    {
      code: row.to_code,
      name: row.to_name,
      locality: row.to_locality,
      country_code: row.to_country,
      latitude: row.to_latitude,
      longitude: row.to_longitude,
    },
    pointOf,
  ),
})

/** If only the town of a place is known, uses the town's coordinates. */
function placed(place: TripPlace, pointOf: PointOf): TripPlace {
  if (place.latitude !== null && place.longitude !== null) return place
  const town = pointOf(place.locality, place.country_code)
  return town === null ? place : { ...place, latitude: town.latitude, longitude: town.longitude }
}

function homeOf({ home_city, country }: Resident, pointOf: PointOf): TripPlace | null {
  if (home_city === null && country === null) return null
  const town = pointOf(home_city, country)
  return {
    code: null,
    name: null,
    locality: home_city,
    country_code: country ?? town?.countryCode ?? null,
    latitude: town?.latitude ?? null,
    longitude: town?.longitude ?? null,
  }
}
