import type { EventType } from '@sextant/contract/kit/event-types'
import type { Tx } from '../../platform/database/transaction'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentTravelers } from '../present'
import { findTravelers, lockAddresses } from '../store'
import { batchesOf } from './batches'
import { newTraveler } from './new-traveler'
import { findHolders, type Holder, type InputColumns, insertAddresses, insertPeople, updatePeople } from './store'

/** A person in a file; absent fields stay unchanged. */
export type PersonInput = InputColumns & { readonly extra_email_addresses?: readonly string[] }

export type UpsertOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'two-people'

/**
 * Adds or updates many people at once, identified by their addresses, and emits events. Returns each outcome, in order:
 * a person who occurs twice is first added, then updated; `skipped` if they exist and must not be updated; `two-people`
 * if their addresses belong to two people.
 */
export async function upsertPeople(
  services: Services,
  tx: Tx,
  people: readonly PersonInput[],
  { updates }: { readonly updates: boolean },
): Promise<readonly UpsertOutcome[]> {
  await lockAddresses(tx)
  const outcomes = new Map<PersonInput, UpsertOutcome>()
  for (const batch of batchesOf(people, addressesOf)) await upsertBatch(services, tx, batch, updates, outcomes)
  return people.map((person) => outcomes.get(person) ?? 'skipped')
}

/** All addresses of a person in lowercase, primary first. */
const addressesOf = ({ email, extra_email_addresses: extra }: PersonInput): readonly string[] =>
  extra ? [...new Set([email, ...extra].map((address) => address.toLowerCase()))] : [email.toLowerCase()]

type ExistingPerson = { readonly person: PersonInput; readonly id: string }

/** Writes people among whom no two share an address. */
async function upsertBatch(
  services: Services,
  tx: Tx,
  batch: readonly PersonInput[],
  updates: boolean,
  outcomes: Map<PersonInput, UpsertOutcome>,
): Promise<void> {
  const holders = await findHolders(tx, batch.flatMap(addressesOf))
  const holderOf = new Map(holders.map(({ address, traveler_id }) => [address, traveler_id]))
  const fresh: PersonInput[] = []
  const existing: ExistingPerson[] = []
  for (const person of batch) {
    const [id, other] = new Set(addressesOf(person).flatMap((address) => holderOf.get(address) ?? []))
    if (id === undefined) fresh.push(person)
    else if (other !== undefined) outcomes.set(person, 'two-people')
    else if (updates) existing.push({ person, id })
  }
  await add(services, tx, fresh)
  for (const person of fresh) outcomes.set(person, 'created')
  // Two rows may mean one person by different addresses; the later row must then be written later.
  for (const batch of batchesOf(existing, ({ id }) => [id])) {
    const changed = await change(services, tx, batch, holderOf)
    for (const { person, id } of batch) outcomes.set(person, changed.has(id) ? 'updated' : 'unchanged')
  }
}

async function add(services: Services, tx: Tx, people: readonly PersonInput[]): Promise<void> {
  if (people.length === 0) return
  const added = new Map((await insertPeople(tx, people)).map((person) => [person.address, person]))
  const extra = people.flatMap((person) => {
    const [email = '', ...further] = addressesOf(person)
    return further.map((address) => ({ address, traveler_id: added.get(email)?.id ?? '' }))
  })
  await insertAddresses(tx, extra)
  if (extra.length > 0)
    return await emitChanges(services, tx, new Map([...added.values()].map(({ id }) => [id, 'member.created'])))
  await emit(
    tx,
    people.flatMap((person) => {
      const one = added.get(person.email.toLowerCase())
      return one ? [{ type: 'member.created', resourceId: one.id, object: newTraveler(person, one) }] : []
    }),
  )
}

/** Updates existing people; a new address becomes an extra address. Returns those changed. */
async function change(
  services: Services,
  tx: Tx,
  existing: readonly ExistingPerson[],
  holderOf: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  if (existing.length === 0) return new Set()
  const updated = await updatePeople(
    tx,
    existing.map(({ person, id }) => ({ ...person, id })),
  )
  const addresses: Holder[] = existing.flatMap(({ person, id }) =>
    addressesOf(person)
      .filter((address) => !holderOf.has(address))
      .map((address) => ({ address, traveler_id: id })),
  )
  await insertAddresses(tx, addresses)
  const events = new Map<string, EventType>(addresses.map(({ traveler_id }) => [traveler_id, 'member.updated']))
  for (const { id, before, after } of updated) {
    const type = after === 'Active' ? 'member.reactivated' : 'member.deactivated'
    events.set(id, before === after ? 'member.updated' : type)
  }
  await emitChanges(services, tx, events)
  return new Set(events.keys())
}

async function emitChanges(services: Services, tx: Tx, types: ReadonlyMap<string, EventType>): Promise<void> {
  const now = services.clock.now()
  const people = await presentTravelers(tx, await findTravelers(tx, [...types.keys()], now), now)
  await emit(
    tx,
    people.map((person) => ({
      type: types.get(person.id) ?? 'member.updated',
      resourceId: person.id,
      object: person,
    })),
  )
}
