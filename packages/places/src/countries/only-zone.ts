import { airports } from '../airports/table'
import { lazy } from '../kit/lazy'

const zones = lazy(() => {
  const known = new Map<string, Set<string>>()
  for (const { countryCode, zone, weight } of airports().values()) {
    if (weight > 1) known.set(countryCode, (known.get(countryCode) ?? new Set()).add(zone))
  }
  return known
})

/** Countries whose mainland has a single zone, although distant islands have others. */
const mainland: Record<string, string> = { ES: 'Europe/Madrid', PT: 'Europe/Lisbon', DE: 'Europe/Berlin' }

/** The IANA zone of a country (alpha-2) with only one; null if it has several. */
export function onlyZone(countryCode: string): string | null {
  const [zone, another] = zones().get(countryCode) ?? []
  return mainland[countryCode] ?? (another ? null : (zone ?? null))
}
