import type { User } from '@sextant/contract/account/schemas'
import { roleLabels } from '@sextant/contract/kit/permissions'
import type { Team } from '@sextant/contract/teams/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { rolesIn } from '@sextant/domain/permissions/can'
import { dashboardRoute } from '../kit/route-names'
import { refOf, useUser } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { Facts } from '../ui/facts'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
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

/** Who is signed in, and what they may do where. */
export function Profile() {
  const user = useUser()
  const name = personName(user)
  const teams = user.teams.filter(({ status }) => status !== 'Deleted')
  return (
    <Page title="Account" context="Who you are to this installation, and your roles in its teams.">
      <div className="flex flex-col gap-6">
        <Panel>
          <div className="flex items-start gap-4">
            <Avatar name={name} email={user.email} size={48} />
            <div className="grow">
              <Facts
                facts={[
                  ['Name', name],
                  ['Email address', user.email],
                  ['Time zone', user.time_zone_id],
                  ['Everywhere', user.roles.global.map((role) => roleLabels[role]).join(', ')],
                  ['Second factor', user.two_factor_enabled ? 'On' : 'Off'],
                ]}
              />
            </div>
          </div>
        </Panel>
        <section>
          <h2 className="mb-2 font-semibold">Teams</h2>
          {teams.length === 0 ? (
            <p className="text-muted">You are in no team yet. The owner of a team can invite you.</p>
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
      </div>
    </Page>
  )
}
