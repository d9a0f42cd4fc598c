import { type TeamType, teamTypes } from '@sextant/contract/kit/team'
import { createDeveloper, createOrganization } from '@sextant/contract/teams/endpoints'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../kit/api'
import { browserTimeZone } from '../kit/clock'
import { useCommand } from '../kit/command'
import { useUserRefresh } from '../kit/current-user'
import { Forbidden, Missing } from '../kit/failure'
import { useParam } from '../kit/params'
import { useRefresh } from '../kit/refresh'
import { dashboardRoute, routeNames } from '../kit/route-names'
import { refOf, useCan, useUser } from '../kit/workspace'
import { Form } from '../ui/form'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { settingsIn, TeamFields } from './team-fields'

/** The name of each team type, and the call that creates one. */
const kinds = {
  org: { title: 'New organization', endpoint: createOrganization },
  dev: { title: 'New developer team', endpoint: createDeveloper },
} as const

function useTeamType(): TeamType {
  const typeParam = useParam('teamType')
  const type = teamTypes.find((teamType) => teamType === typeParam)
  if (!type) throw new Missing('There are two kinds of team.')
  return type
}

/** Creates a team of the given type, owned by its creator. */
export function CreateTeam() {
  const type = useTeamType()
  const { title, endpoint } = kinds[type]
  if (!useCan()(endpoint.permission)) throw new Forbidden(endpoint.permission, null)
  const user = useUser()
  const navigate = useNavigate()
  const refresh = useUserRefresh()
  const refreshTeams = useRefresh('teams')
  const create = useCommand(
    (body: ReturnType<typeof settingsIn>) =>
      type === 'org' ? api.call(createOrganization, { body }) : api.call(createDeveloper, { body }),
    {
      onDone: async ({ data: team }) => {
        await refreshTeams()
        await refresh()
        toast(`Team ${team.name} created`)
        await navigate({ href: dashboardRoute(refOf(team)) })
      },
    },
  )
  return (
    <Page title={title} context="You become its owner and can invite others.">
      <Panel size="xl">
        <Form errors={create.errors} problem={create.problem} onSubmit={(values) => create.send(settingsIn(values))}>
          <TeamFields name="" region={null} currency="USD" time_zone_id={user.time_zone_id ?? browserTimeZone()} />
          <FormActions
            submitLabel="Create team"
            busy={create.busy || create.done}
            cancelHref={routeNames['teams.index']}
          />
        </Form>
      </Panel>
    </Page>
  )
}
