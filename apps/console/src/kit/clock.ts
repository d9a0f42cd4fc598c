import type { Team } from '@sextant/contract/teams/schemas'
import { localOf } from '@sextant/domain/kit/local-time'

/** The present instant, ISO 8601 in UTC. */
export const now = (): string => new Date().toISOString()

/** Today's date where the team is: its time zone decides. */
export const todayOf = (team: Team): string => (localOf(now(), team.time_zone_id) ?? now()).slice(0, 10)

/** The time zone of this browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
