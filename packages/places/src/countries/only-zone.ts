import { airports } from '../airports/table'
import { lazy } from '../kit/lazy'

const zones = lazy(() => {
  const known = new Map<string, Set<string>>()
  for (const { countryCode, zone, weight } of airports().values()) {
    if (weight > 1) known.set(countryCode, (known.get(countryCode) ?? new Set()).add(zone))
  }
  return known
})

/** Countries with far islands whose mainland has one zone all the same. */
const mainland: Record<string, string> = { ES: 'Europe/Madrid', PT: 'Europe/Lisbon', DE: 'Europe/Berlin' }

/** IANA zone of a country (alpha-2) that has one only; null where it has several. */
export function onlyZone(countryCode: string): string | null {
  const [zone, another] = zones().get(countryCode) ?? []
  return mainland[countryCode] ?? (another ? null : (zone ?? null))
}
