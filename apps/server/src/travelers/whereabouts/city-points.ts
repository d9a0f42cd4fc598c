import { findCity } from '@sextant/places/cities/find-city'

type Point = { readonly latitude: number; readonly longitude: number; readonly countryCode: string }

/** Coordinates of cities by name and country, cached because many people share a city. */
export function cityPoints(): (locality: string | null, country: string | null) => Point | null {
  const cache = new Map<string, Point | null>()
  return (locality, country) => {
    if (locality === null) return null
    const key = `${locality}\n${country ?? ''}`
    const point = cache.get(key)
    if (point !== undefined) return point
    const found = findCity(locality, country ?? undefined)
    cache.set(key, found)
    return found
  }
}
