import * as z from 'zod/mini'
import { TeamType } from '../kit/team'
import { Currency, Id, oneLine, TimeZone, timestamps } from '../kit/wire'
import { CarbonMethod } from '../segments/carbon'

export const Team = z.object({
  id: Id,
  name: z.string(),
  region: z.nullable(z.string()),
  teamType: TeamType,
  sso_enabled: z.boolean(),
  /** True until the team's first email has been processed. */
  onboard: z.boolean(),
  status: z.enum(['Active', 'Deleted']),
  currency: Currency,
  time_zone_id: z.string(),
  /** How the greenhouse gas emissions of travel are estimated. */
  carbon_method: CarbonMethod,
  /** Whether email is held unless its sender is authenticated or it comes from the team's people. */
  require_authentic_mail: z.boolean(),
  ...timestamps,
})
export type Team = z.infer<typeof Team>

const TeamName = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine)
const Region = z.nullable(z.string().check(z.trim(), z.maxLength(100)))

export const NewTeam = z.object({
  name: TeamName,
  region: z.optional(Region),
  currency: z.optional(Currency),
  time_zone_id: z.optional(TimeZone),
})

/** Changes to a team's general settings; omitted fields stay unchanged. */
export const TeamChange = z.object({
  ...NewTeam.shape,
  name: z.optional(TeamName),
  require_authentic_mail: z.optional(z.boolean()),
  carbon_method: z.optional(CarbonMethod),
})

/** The team's name, typed as confirmation. */
export const TeamDeletion = z.object({ name: z.string() })
