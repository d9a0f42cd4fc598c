import type { Whereabout } from '@sextant/contract/trips/where'
import { countryName } from '@sextant/domain/kit/country-name'
import { fold } from '@sextant/domain/kit/fold'
import { townName } from '@sextant/places/cities/town-name'
import type { PlacedPerson } from './place-people'

/** The filter of lists, groups and files of whereabouts. */
export type WhereFilter = {
  readonly kind?: string | undefined
  readonly country_code?: string | undefined
  readonly locality?: string | undefined
  readonly flight?: string | undefined
  readonly hotel?: string | undefined
  readonly search?: string | undefined
}

const isOf = (expected: string | undefined, value: string | null): boolean =>
  expected === undefined || expected === value

/** The texts that a search matches: the person, and their place, flight or hotel. */
const searchable = ({ name, email, place, locality, country_code, flight, hotel }: Whereabout): string =>
  fold(
    [name, email, place, locality, country_code && countryName(country_code), flight, hotel].filter(Boolean).join(' '),
  )

/** The people who match a filter. The filter sees only what may be disclosed about them. */
export function filtered(people: readonly PlacedPerson[], filter: WhereFilter): PlacedPerson[] {
  const kinds = filter.kind?.split(',')
  const town = filter.locality === undefined ? undefined : townName(filter.locality, filter.country_code)
  const words = fold(filter.search ?? '')
  return people.filter(
    ({ where }) =>
      (kinds?.includes(where.kind) ?? true) &&
      isOf(filter.country_code, where.country_code) &&
      isOf(town, where.locality) &&
      isOf(filter.flight, where.flight) &&
      isOf(filter.hotel, where.hotel) &&
      (words === '' || searchable(where).includes(words)),
  )
}
