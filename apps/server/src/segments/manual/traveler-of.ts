import type { FieldErrors } from '@sextant/contract/kit/errors'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import { matchPassengers } from '@sextant/domain/travelers/match'
import { searchedParts } from '@sextant/domain/travelers/name-key'
import type { Tx } from '../../platform/database/transaction'
import { listKnownTravelers } from '../../travelers'
import { ownerKeyOf } from '../owner'
import { findSegmentsOfTrip } from '../store'
import { findTravelerName } from './store'

/**
 * The person a segment is entered for: a traveler of the team or only a name, and the key their trips are grouped by.
 */
export type EntryTraveler = {
  readonly member: string | null
  readonly name: string
  readonly ownerKey: string
}

type TravelerResult = EntryTraveler | { readonly errors: FieldErrors }

/** The traveler of an entry: that of its trip, the chosen one, or the one its name identifies. */
export async function travelerOf(tx: Tx, { trip_id, member_id, traveler }: SegmentEntry): Promise<TravelerResult> {
  if (trip_id) return await travelerOfTrip(tx, trip_id, member_id ?? null)
  if (member_id) return await chosenTraveler(tx, member_id)
  if (traveler) return await namedTraveler(tx, traveler)
  return { errors: { member_id: ['Choose the traveler, or enter their name.'] } }
}

async function travelerOfTrip(tx: Tx, trip: string, chosen: string | null): Promise<TravelerResult> {
  const [first] = await findSegmentsOfTrip(tx, trip)
  if (!first) return { errors: { trip_id: ['There is no such trip in this team.'] } }
  const { member_id: member, owner_key: ownerKey, travelers } = first
  if (chosen !== null && chosen !== member) return { errors: { trip_id: ['This trip is of another traveler.'] } }
  const person = member === null ? undefined : await findTravelerName(tx, member)
  return { member, name: person ? nameOf(person) : (travelers[0] ?? ''), ownerKey }
}

async function chosenTraveler(tx: Tx, member: string): Promise<TravelerResult> {
  const person = await findTravelerName(tx, member)
  if (!person) return { errors: { member_id: ['There is no such traveler in this team.'] } }
  return { member, name: nameOf(person), ownerKey: `member:${member}` }
}

async function namedTraveler(tx: Tx, name: string): Promise<TravelerResult> {
  const travelers = await listKnownTravelers(tx, { addresses: [], nameParts: searchedParts(name) })
  const { traveler_id: member } = matchPassengers({ passengers: [{ name }], addresses: [], mailboxes: [] }, travelers)
  return { member, name, ownerKey: ownerKeyOf(member, { travelers: [name], confirmation_no: null }, 'manual') }
}

const nameOf = (person: { first_name: string | null; last_name: string | null }): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ')
