import type { Node } from './node'

/** Maximum depth of nested trips. */
const maxDepth = 3

/** The legs of a trip (schema.org `Trip.subTrip`), including those of nested trips; the trip itself if it has none. */
export function tripsOf(trip: Node, depth = 0): Node[] {
  const parts = depth < maxDepth ? trip.all('subTrip').filter(({ isObject }) => isObject) : []
  return parts.length > 0 ? parts.flatMap((part) => tripsOf(part, depth + 1)) : [trip]
}

/** The places along a trip (`tripOrigin`, `itinerary`: places or an ItemList of them): none, or at least two. */
export function placesAlong(trip: Node): Node[] {
  const listed = trip
    .all('itinerary')
    .flatMap((one) => (one.at('itemListElement').exists ? one.all('itemListElement') : [one]))
    .map((one) => (one.at('item').exists ? one.at('item') : one))
  const places = [trip.at('tripOrigin'), ...listed].filter(({ exists }) => exists)
  return places.length > 1 ? places : []
}
