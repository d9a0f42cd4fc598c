import lookUp from '@photostructure/tz-lookup'

/** IANA zone at a point, degrees; null where the point is not on the earth. */
export function zoneAt(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return lookUp(latitude, longitude)
}
