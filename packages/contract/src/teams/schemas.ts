import * as z from 'zod/mini'
import { TeamType } from '../kit/team'
import { Currency, Id, stamps } from '../kit/wire'

export const Team = z.object({
  id: Id,
  name: z.string(),
  region: z.nullable(z.string()),
  teamType: TeamType,
  sso_enabled: z.boolean(),
  /** True until the team's first mail was processed. */
  onboard: z.boolean(),
  status: z.enum(['Active', 'Deleted']),
  currency: Currency,
  time_zone_id: z.string(),
  ...stamps,
})
export type Team = z.infer<typeof Team>
