import type * as endpoints from '@sextant/contract/trips/where'
import { type Whereabout, type WhereaboutGroup, whereaboutKinds } from '@sextant/contract/trips/where'
import { countryName } from '@sextant/domain/kit/country-name'
import { groupBy } from '@sextant/places/kit/group'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { filtered } from './filter'
import { placePeople } from './place-people'

type Grouping = 'country' | 'city' | 'flight' | 'hotel'

/** Counts people per country, city, flight or hotel, largest groups first. */
export const groupWhereabouts: TeamVerb<typeof endpoints.groupWhereabouts> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const at = query.at === undefined ? ctx.clock.now() : new Date(query.at)
  return await ctx.tx(async (tx) => {
    const people = filtered(await placePeople(tx, at), query).map(({ where }) => where)
    const data = [...groupBy(people, (person) => [keyOf(person, query.by)])]
      .map(([key, members]) => groupOf(key, query.by, members))
      .toSorted((a, b) => b.people - a.people || (a.label < b.label ? -1 : 1))
    return { data, meta: { at: at.toISOString(), people: people.length, kinds: kindsOf(people) } }
  })
}

/** The key that the people of one group share; `''` if they have none. */
function keyOf(whereabout: Whereabout, by: Grouping): string {
  switch (by) {
    case 'country':
      return whereabout.country_code ?? ''
    case 'city':
      return whereabout.locality === null ? '' : `${whereabout.country_code ?? ''}:${whereabout.locality}`
    case 'flight':
      return whereabout.flight ?? ''
    case 'hotel':
      return whereabout.hotel ?? ''
  }
}

const none: Record<Grouping, string> = {
  country: 'No country known',
  city: 'No city known',
  flight: 'On no flight',
  hotel: 'In no hotel',
}

function labelOf(key: string, by: Grouping, [first]: readonly Whereabout[]): string {
  if (key === '') return none[by]
  if (by === 'country') return countryName(key)
  return by === 'city' ? (first?.locality ?? key) : key
}

function groupOf(key: string, by: Grouping, members: readonly Whereabout[]): WhereaboutGroup {
  const codes = new Set(members.map(({ country_code }) => country_code))
  return {
    key,
    label: labelOf(key, by, members),
    country_code: codes.size === 1 ? (members[0]?.country_code ?? null) : null,
    ...(key === '' ? { latitude: null, longitude: null } : middleOf(members)),
    people: members.length,
    kinds: kindsOf(members),
  }
}

/** A group's coordinates: those of most of its members, because an average could lie in between, in the sea. */
function middleOf(members: readonly Whereabout[]) {
  const points = members.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
  const byPoint = [...groupBy(points, ({ latitude, longitude }) => [`${latitude} ${longitude}`]).values()]
  const [max] = byPoint.toSorted((a, b) => b.length - a.length)
  return { latitude: max?.[0]?.latitude ?? null, longitude: max?.[0]?.longitude ?? null }
}

function kindsOf(people: readonly Whereabout[]) {
  const count = (expected: Whereabout['kind']): number => people.filter(({ kind }) => kind === expected).length
  const [in_transit = 0, staying = 0, at_place = 0, home = 0, unknown = 0] = whereaboutKinds.map(count)
  return { in_transit, staying, at_place, home, unknown }
}
