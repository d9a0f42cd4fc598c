import * as z from 'zod/mini'

/** The two types of team, with these names in the API and in `roles`. */
export const teamTypes = ['org', 'dev'] as const
export type TeamType = (typeof teamTypes)[number]
export const TeamType = z.enum(teamTypes)

/** A team: the value that identifies a workspace throughout the product. */
export type TeamRef = { readonly type: TeamType; readonly id: string }

/** First path segments of a team's URLs, in the API (`/api/orgs/1`) and in the console (`/orgs/1`). */
export const teamSegment: Record<TeamType, 'orgs' | 'developers'> = { org: 'orgs', dev: 'developers' }

/** The base of a team's endpoints: what `{team}` in an endpoint's path stands for (spec §7). */
export const teamBase = (team: TeamRef): string => `/api/${teamSegment[team.type]}/${team.id}`
