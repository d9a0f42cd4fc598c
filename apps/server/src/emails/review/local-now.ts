import { localOf } from '@sextant/domain/kit/local-time'
import type { Clock } from '../../platform/clock'

/** The current local time in a zone, `YYYY-MM-DDTHH:MM:SS`; UTC if the zone is unknown. */
export function localNow({ now }: Clock, zone: string): string {
  const instant = now().toISOString()
  return localOf(instant, zone) ?? instant.slice(0, 19)
}
