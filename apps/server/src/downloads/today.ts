import { localOf } from '@sextant/domain/kit/local-time'

/** The day that it is in a zone (`YYYY-MM-DD`); in UTC where the zone is unknown. */
export const todayIn = (zone: string, now: Date): string =>
  (localOf(now.toISOString(), zone) ?? now.toISOString()).slice(0, 10)
