import * as z from 'zod/mini'
import { UserRoles } from '../kit/roles'
import { Id, Instant, stamps } from '../kit/wire'
import { Team } from '../teams/schemas'

export const User = z.object({
  id: Id,
  name: z.nullable(z.string()),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  roles: UserRoles,
  teams: z.array(Team),
  time_zone_id: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  two_factor_enabled: z.boolean(),
  last_login_at: z.nullable(Instant),
  /** The workspace that was open last, where `/` leads to. */
  last_team_id: z.nullable(Id),
  ...stamps,
})
export type User = z.infer<typeof User>
