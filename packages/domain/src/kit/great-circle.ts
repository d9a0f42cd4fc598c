const earthRadiusKm = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point on the globe, in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Kilometres between two points along the great circle (haversine, mean earth radius of IUGG 1980). */
export function kilometresBetween(from: Point, to: Point): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
