import type { Booking } from '@sextant/domain/trips/booking'
import type { Spot } from '@sextant/domain/trips/spot'
import { type Whereabouts, whereaboutsAt } from '@sextant/domain/trips/whereabouts'
import { findCity } from '@sextant/places/cities/find-city'
import { groupBy } from '@sextant/places/kit/group'
import type { Tx } from '../../platform/database/transaction'
import { type BookedRow, findBookings, type LocatedPerson } from './store'

/** Where a person is, with the booked segment that proves it. */
export type Located = Omit<Whereabouts, 'proof'> & { readonly proof: BookedRow | null }

type Resident = Pick<LocatedPerson, 'id' | 'home_city' | 'country'>

/** Where people are at an instant; `all` of the team at once, or these only. One query, and one rule for each person. */
export async function locate(
  tx: Tx,
  people: readonly Resident[],
  at: Date,
  scope: 'all' | 'these' = 'these',
): Promise<ReadonlyMap<string, Located>> {
  const rows = await findBookings(tx, at, scope === 'all' ? null : people.map(({ id }) => id))
  const byPerson = groupBy(rows, ({ member_id }) => [member_id])
  const homes = homesOf()
  return new Map(
    people.map((person) => [person.id, locateOne(byPerson.get(person.id) ?? [], at, homes(person))]),
  )
}

function locateOne(rows: readonly BookedRow[], at: Date, home: Spot | null): Located {
  const found = whereaboutsAt(at.getTime(), rows.map(bookingOf), home)
  return { ...found, proof: rows.find(({ id }) => id === found.proof?.id) ?? null }
}

const bookingOf = (row: BookedRow): Booking => ({
  id: row.id,
  type: row.type,
  isRide: row.is_ride,
  status: 'Active',
  begin: row.begin,
  end: row.finish,
  from: {
    code: row.from_code,
    name: row.from_name,
    locality: row.from_locality,
    country_code: row.from_country,
    latitude: row.from_latitude,
    longitude: row.from_longitude,
  },
  to: {
    code: row.to_code,
    name: row.to_name,
    locality: row.to_locality,
    country_code: row.to_country,
    latitude: row.to_latitude,
    longitude: row.to_longitude,
  },
})

/** Homes by city and country: many people share one, and a city is looked for once. */
function homesOf(): (person: Resident) => Spot | null {
  const known = new Map<string, Spot | null>()
  return ({ home_city, country }) => {
    const key = `${home_city ?? ''}\n${country ?? ''}`
    const home = known.get(key)
    if (home !== undefined) return home
    const made = homeAt(home_city, country)
    known.set(key, made)
    return made
  }
}

function homeAt(locality: string | null, country: string | null): Spot | null {
  if (locality === null && country === null) return null
  const city = locality === null ? null : findCity(locality, country ?? undefined)
  return {
    code: null,
    name: null,
    locality,
    country_code: country ?? city?.countryCode ?? null,
    latitude: city?.latitude ?? null,
    longitude: city?.longitude ?? null,
  }
}
