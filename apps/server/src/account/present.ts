import type { User } from '@sextant/contract/account/schemas'
import type { UserRoles } from '@sextant/contract/kit/roles'
import type { Team } from '@sextant/contract/teams/schemas'
import type { UserRow } from './store'

/** The full name, or null. */
export const nameOf = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string | null =>
  [first_name, last_name].filter((part) => part !== null && part !== '').join(' ') || null

export const presentUser = (row: UserRow, roles: UserRoles, teams: readonly Team[]): User => ({
  id: row.id,
  name: nameOf(row),
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  roles,
  teams: [...teams],
  time_zone_id: row.time_zone_id,
  locale: row.locale,
  two_factor_enabled: row.two_factor,
  has_password: row.has_password,
  last_login_at: row.last_login_at,
  last_team_id: row.last_team_id,
  created: row.created,
  modified: row.modified,
})
