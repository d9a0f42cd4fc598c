const earthRadiusKm = 6371.0088

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point on the globe, in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** The great-circle distance in kilometres (haversine, IUGG 1980 mean earth radius). */
export function kilometresBetween(from: Point, to: Point): number {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
