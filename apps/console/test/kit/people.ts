import type { User } from '@sextant/contract/account/schemas'
import type { GlobalRole, TeamRole } from '@sextant/contract/kit/permissions'
import type { TeamType } from '@sextant/contract/kit/team'
import type { Team } from '@sextant/contract/teams/schemas'

const stamps = { created: '2026-01-01T00:00:00.000Z', modified: '2026-01-01T00:00:00.000Z' }

const aTeam = (id: string, teamType: TeamType, name: string): Team => ({
  id,
  name,
  region: null,
  teamType,
  sso_enabled: false,
  onboard: false,
  require_authentic_mail: false,
  carbon_method: 'desnz-2025',
  status: 'Active',
  currency: 'USD',
  time_zone_id: 'America/New_York',
  ...stamps,
})

export const acme = aTeam('1', 'org', 'Acme Travel')
export const acmeApps = aTeam('2', 'dev', 'Acme Apps')

type RoleHolder = { readonly role?: TeamRole; readonly global?: GlobalRole; readonly last?: string }

/** A user with one role in both teams, a global role, or neither. */
export const aUser = ({ role, global, last }: RoleHolder = {}): User => ({
  id: '7',
  name: 'Ada Lovelace',
  email: 'ada@acme.test',
  first_name: 'Ada',
  last_name: 'Lovelace',
  roles: {
    org: role ? { '1': [role] } : {},
    dev: role ? { '2': [role] } : {},
    global: global ? [global] : [],
  },
  teams: role ? [acme, acmeApps] : [],
  time_zone_id: null,
  locale: null,
  two_factor_enabled: false,
  has_password: true,
  last_login_at: null,
  last_team_id: last ?? null,
  ...stamps,
})
