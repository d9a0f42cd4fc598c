import type { Traveler } from '@sextant/contract/travelers/schemas'

/** What a record says of a person itself; addresses and travel are kept of both records and not among it. */
export const personFacts = [
  'first_name',
  'last_name',
  'employee_id',
  'external_id',
  'phone',
  'title',
  'department',
  'cost_center',
  'office',
  'manager_email',
  'worker_type',
  'home_city',
  'country',
  'time_zone_id',
  'emergency_contact',
] as const satisfies readonly (keyof Traveler)[]

type Fact = (typeof personFacts)[number]
export type PersonFacts = Pick<Traveler, Fact | 'tags' | 'location_precision'>

/** From what tells all to what tells nothing. */
const precisions: readonly Traveler['location_precision'][] = ['exact', 'city', 'country', 'none']

/** So many tags a person has at most. */
const maxTags = 20

/**
 * What is known of a person whose two records become one: what the kept record says, and what only the other does; tags of
 * both; and of the two wishes how exactly to tell where they are, the more careful one.
 */
export function mergePeople(kept: PersonFacts, other: PersonFacts): PersonFacts {
  const of = <F extends Fact>(fact: F): PersonFacts[F] => kept[fact] ?? other[fact]
  const careful = Math.max(
    precisions.indexOf(kept.location_precision),
    precisions.indexOf(other.location_precision),
  )
  return {
    first_name: of('first_name'),
    last_name: of('last_name'),
    employee_id: of('employee_id'),
    external_id: of('external_id'),
    phone: of('phone'),
    title: of('title'),
    department: of('department'),
    cost_center: of('cost_center'),
    office: of('office'),
    manager_email: of('manager_email'),
    worker_type: of('worker_type'),
    home_city: of('home_city'),
    country: of('country'),
    time_zone_id: of('time_zone_id'),
    emergency_contact: of('emergency_contact'),
    tags: [...new Set([...kept.tags, ...other.tags])].slice(0, maxTags),
    location_precision: precisions[careful] ?? kept.location_precision,
  }
}
