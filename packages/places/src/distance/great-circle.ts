/** A point on the earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres on a sphere of 6,371 km (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const half = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)))
}
