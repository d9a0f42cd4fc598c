import lookUp from '@photostructure/tz-lookup'

/** The IANA zone at a point in degrees; null if the coordinates are invalid. */
export function zoneAt(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
  return lookUp(latitude, longitude)
}
