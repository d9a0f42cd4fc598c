import * as z from 'zod/mini'

/** The two team types, named as in the API and in `roles`. */
export const teamTypes = ['org', 'dev'] as const
export type TeamType = (typeof teamTypes)[number]
export const TeamType = z.enum(teamTypes)

/** A team: the value that identifies a workspace throughout the product. */
export type TeamRef = { readonly type: TeamType; readonly id: string }

/** The first path segment of a team's URLs, in the API (`/api/orgs/1`) and in the console (`/orgs/1`). */
export const teamSegment: Record<TeamType, 'orgs' | 'developers'> = { org: 'orgs', dev: 'developers' }

/** The base path of a team's endpoints, which replaces `{team}` in their paths (spec §7). */
export const teamBase = (team: TeamRef): string => `/api/${teamSegment[team.type]}/${team.id}`
