import { citiesNamed } from '../cities/find-city'
import { distanceKm } from '../distance/great-circle'
import { fold } from '../kit/fold'
import type { Airport } from './table'

/** The distance in kilometres within which an airport serves a city. */
const near = 60
/** The population in thousands of a city after which the airport of another town is called. */
const large = 100
/** Maximum number of words of a city's name. */
const maxWords = 4

/**
 * The city that an airport is called after, rather than the town in which it lies: Glasgow for Paisley, Kuala Lumpur
 * for Sepang. The town remains if the airport is called after both, or if it is as large.
 */
export function townServed(airport: Airport): string {
  const { name, locality, countryCode, weight } = airport
  const town = fold(locality.split(',')[0] ?? '')
  if (weight < 2 || town === '' || fold(name).includes(town)) return locality
  const words = name.split(/[\s/–-]+/u).slice(0, maxWords)
  const called = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  const nearby = (city: string) =>
    citiesNamed(city).filter((one) => one.countryCode === countryCode && distanceKm(one, airport) <= near)
  const city = called.flatMap(nearby).find(({ size }) => size >= large)
  const [own] = nearby(town)
  // A town with the same initial that is not known may be the same in its own language: Napoli, Naples; Kochi, Cochin.
  const isOther = own ? own.size < (city?.size ?? 0) : initialOf(town) !== initialOf(fold(city?.name ?? ''))
  return city && isOther ? city.name : locality
}

/** The sound that a name begins with, which languages spell differently. */
const initialOf = (name: string): string => name.slice(0, 1).replace(/[ckq]/u, 'k').replace(/[vw]/u, 'v')
