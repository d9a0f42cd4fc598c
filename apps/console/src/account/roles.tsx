import type { User } from '@sextant/contract/account/schemas'
import { roleLabels } from '@sextant/contract/kit/permissions'
import type { Team } from '@sextant/contract/teams/schemas'
import { rolesIn } from '@sextant/domain/permissions/can'
import { dashboardRoute } from '../kit/route-names'
import { refOf, useUser } from '../kit/workspace'
import { type Column, Table } from '../ui/table'

const rolesOf = (user: User, team: Team) =>
  rolesIn(user.roles, refOf(team))
    .map((role) => roleLabels[role])
    .join(', ')

const columnsFor = (user: User): readonly Column<Team>[] => [
  { id: 'name', label: 'Team', cell: ({ name }) => name },
  {
    id: 'type',
    label: 'Kind',
    cell: ({ teamType }) => (teamType === 'org' ? 'Organization' : 'Developer team'),
  },
  { id: 'role', label: 'Role', cell: (team) => rolesOf(user, team) },
]

/** The user's teams and role in each. */
export function OwnRoles() {
  const user = useUser()
  const teams = user.teams.filter(({ status }) => status !== 'Deleted')
  return (
    <section>
      <h2 className="mb-2 font-semibold">Teams</h2>
      {teams.length === 0 ? (
        <p className="text-muted">You are not in a team yet. A team owner can invite you.</p>
      ) : (
        <Table
          label="Teams"
          columns={columnsFor(user)}
          rows={teams}
          rowKey={({ teamType, id }) => teamType + id}
          rowHref={(team) => dashboardRoute(refOf(team))}
        />
      )}
    </section>
  )
}
