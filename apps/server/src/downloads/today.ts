import { localOf } from '@sextant/domain/kit/local-time'

/** The current day in a time zone (`YYYY-MM-DD`); in UTC if the zone is unknown. */
export const todayIn = (zone: string, now: Date): string =>
  (localOf(now.toISOString(), zone) ?? now.toISOString()).slice(0, 10)
