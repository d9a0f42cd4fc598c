import { fold } from '../kit/fold'
import { groupBy } from '../kit/group'
import { lazy } from '../kit/lazy'
import { type Airport, airports } from './table'

/** Generic words, which do not distinguish one airport from another. */
const common =
  /\b(international|intl|airport|regional|municipal|aeroport|aeropuerto|aeroporto|flughafen|flugplatz|lufthavn|field)\b/g
const withoutCommon = (folded: string): string => folded.replace(common, ' ').replace(/\s+/g, ' ').trim()
const bare = (name: string): string => withoutCommon(fold(name))

const named = lazy(() => {
  const large = [...airports().values()].filter(({ weight }) => weight > 1)
  return groupBy(large, ({ name, locality }) => {
    const own = bare(name)
    const town = fold(locality)
    return [...new Set([own, town, `${town} ${own}`])].filter((key) => key.length > 2)
  })
})

/**
 * Airports matching a name or town ("Roma Fiumicino", "Frankfurt"): matches of the airport's own name first, then the
 * largest.
 */
export function searchAirports(name: string): Airport[] {
  const folded = fold(name)
  const own = withoutCommon(folded)
  const found = named().get(own) ?? named().get(folded) ?? []
  const rank = (airport: Airport): number => airport.weight + (bare(airport.name) === own ? 10 : 0)
  return found.toSorted((a, b) => rank(b) - rank(a))
}
