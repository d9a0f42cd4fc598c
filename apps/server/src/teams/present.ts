import { CarbonMethod } from '@sextant/contract/segments/carbon'
import type { Team } from '@sextant/contract/teams/schemas'
import type { TeamRow } from './store'

export const presentTeam = (row: TeamRow): Team => ({
  id: row.id,
  name: row.name,
  region: row.region,
  teamType: row.type === 'org' ? 'org' : 'dev',
  sso_enabled: row.sso_enabled,
  onboard: row.onboard,
  status: row.status === 'Deleted' ? 'Deleted' : 'Active',
  currency: row.currency,
  time_zone_id: row.time_zone_id,
  require_authentic_mail: row.require_authentic_mail,
  carbon_method: CarbonMethod.parse(row.carbon_method),
  created: row.created,
  modified: row.modified,
})
