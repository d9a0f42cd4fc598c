import { locationPrecisions } from '@sextant/contract/travelers/fields'
import type { Whereabout } from '@sextant/contract/trips/where'
import { personName } from '@sextant/domain/kit/person-name'
import { limitPrecision } from '@sextant/domain/trips/limit-precision'
import { nameOf } from '@sextant/domain/trips/trip-place'
import { townName } from '@sextant/places/cities/town-name'
import type { Tx } from '../../platform/database/transaction'
import { type LocatedPerson, listLocatedPeople, locate, type TravelerLocation } from '../../travelers'

/** A person's location, with the precision they allow. */
export type PlacedPerson = {
  readonly where: Whereabout
  /** The segment that may be shown as proof. */
  readonly proofId: string | null
  /** The sort key. */
  readonly key: string
  /** They stay until their next trip begins, and this may be disclosed. */
  readonly lacksDeparture: boolean
}

/** Where all active people of the team are at an instant, by name. */
export async function placePeople(tx: Tx, at: Date): Promise<PlacedPerson[]> {
  const people = await listLocatedPeople(tx)
  const located = await locate(tx, people, at, 'all')
  return people
    .map((person) => place(person, located.get(person.id)))
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.where.id, b.where.id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function place(person: LocatedPerson, found: TravelerLocation | undefined): PlacedPerson {
  const precision = locationPrecisions.find((one) => one === person.location_precision) ?? 'none'
  const { kind, place, proof, until } = found ?? { kind: 'unknown', place: null, proof: null, until: null }
  const staysHome = kind === 'home' || kind === 'unknown'
  const where: Whereabout = {
    id: person.id,
    name: personName(person),
    email: person.email,
    department: person.department,
    kind,
    place: kind === 'staying' ? (proof?.hotel ?? null) : (place?.name ?? (place ? nameOf(place) : null)),
    // Also normalises names stored before towns had a single name.
    locality: place?.locality ? townName(place.locality, place.country_code ?? undefined) : null,
    country_code: place?.country_code ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    until: until === null ? null : new Date(until).toISOString(),
    time_zone_id: staysHome ? person.time_zone_id : zoneOf(found),
    flight: kind === 'in_transit' ? (proof?.flight ?? null) : null,
    hotel: kind === 'staying' ? (proof?.hotel ?? null) : null,
    trip_id: proof?.trip_id ?? null,
    segment: null,
  }
  return {
    where: limitPrecision(where, precision),
    proofId: precision === 'exact' ? (proof?.id ?? null) : null,
    key: where.name.toLowerCase(),
    lacksDeparture: staysHome && until === null && (precision === 'exact' || precision === 'city'),
  }
}

/** The time zone at that end of the proving segment where the person is. */
function zoneOf(found: TravelerLocation | undefined): string | null {
  if (!found?.proof || !found.place) return null
  const { proof, place } = found
  const isEnd = place.name === proof.to_name && place.code === proof.to_code && place.locality === proof.to_locality
  return isEnd ? (proof.to_zone ?? proof.from_zone) : (proof.from_zone ?? proof.to_zone)
}
