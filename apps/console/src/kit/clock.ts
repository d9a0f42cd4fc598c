import type { Team } from '@sextant/contract/teams/schemas'
import { localOf } from '@sextant/domain/kit/local-time'

/** The current time, ISO 8601 in UTC. */
export const now = (): string => new Date().toISOString()

/** Today's date in the team's time zone. */
export const todayOf = (team: Team): string => (localOf(now(), team.time_zone_id) ?? now()).slice(0, 10)

/** The browser's time zone. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
