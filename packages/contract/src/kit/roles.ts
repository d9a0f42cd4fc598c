import * as z from 'zod/mini'
import { globalRoles, teamRoles } from './permissions'
import { Id } from './wire'

const TeamRoles = z.record(Id, z.array(z.enum(teamRoles)))

/** One person's roles: by team type and team ID, and global ones (spec §6). */
export const UserRoles = z.object({
  org: TeamRoles,
  dev: TeamRoles,
  global: z.array(z.enum(globalRoles)),
})
export type UserRoles = z.infer<typeof UserRoles>
