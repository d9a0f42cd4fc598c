import * as z from 'zod/mini'

/** The two kinds of team; on the wire and in `roles` under these names. */
export const teamTypes = ['org', 'dev'] as const
export type TeamType = (typeof teamTypes)[number]
export const TeamType = z.enum(teamTypes)

/** Which team: the value that carries a workspace through the product. */
export type TeamRef = { readonly type: TeamType; readonly id: string }

/** First segments of a team's addresses: in the API (`/api/orgs/1`) and in the console (`/orgs/1`) alike. */
export const teamSegment: Record<TeamType, 'orgs' | 'developers'> = { org: 'orgs', dev: 'developers' }

/** The base of a team's calls: what `{team}` in an endpoint's path stands for (spec §7). */
export const teamBase = (team: TeamRef): string => `/api/${teamSegment[team.type]}/${team.id}`
