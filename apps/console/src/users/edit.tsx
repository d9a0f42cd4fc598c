import { roleLabels, type TeamRole, teamRoles } from '@sextant/contract/kit/permissions'
import { removeTeamUser, updateTeamUser } from '@sextant/contract/users/endpoints'
import type { TeamUser } from '@sextant/contract/users/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usersAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { useUserRefresh } from '../kit/current-user'
import { useParam } from '../kit/params'
import { routeNames } from '../kit/route-names'
import { useCan, useTeam, useTeamRef, useUser } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { confirm } from '../ui/dialogs'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { SelectField } from '../ui/select-field'
import { userQuery } from './queries'
import { roleChoices, roleHint } from './roles'

/** A team user: profile, role and removal. */
export function EditUser() {
  const { data: answer } = useSuspenseQuery(userQuery(useTeamRef(), useParam('userId')))
  const user = answer.data
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  return (
    <Page
      title={personName(user)}
      context={user.email}
      actions={can('delete-users') ? <RemoveUser user={user} /> : null}
    >
      <div className="flex max-w-xl flex-col gap-6">
        <Panel title="Role">{can('edit-users') ? <RoleForm user={user} /> : <p>{roleLabels[user.role]}</p>}</Panel>
        <Panel title="Access">
          <DescriptionList
            items={[
              [
                'Status',
                <Badge key="status" tone={user.status === 'Active' ? 'good' : 'neutral'}>
                  {user.status}
                </Badge>,
              ],
              ['2FA', user.two_factor_enabled ? 'On' : 'Off'],
              ['Last sign-in', user.last_login_at ? instantText(user.last_login_at, zone) : 'Never'],
              ['Member since', instantText(user.created, zone)],
            ]}
          />
        </Panel>
      </div>
    </Page>
  )
}

/** Refetches the team's users, and the current user if it was changed. */
function useUsersRefresh(user: TeamUser) {
  const me = useUser()
  const refreshMe = useUserRefresh()
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['users.list'] })
    if (me.id === user.id) await refreshMe()
  }
}

function RoleForm({ user }: { user: TeamUser }) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const refresh = useUsersRefresh(user)
  const save = useCommand((role: TeamRole) => api.call(updateTeamUser, { team, id: user.id, body: { role } }), {
    onDone: async (answer) => {
      queryClient.setQueryData(userQuery(team, user.id).queryKey, answer)
      toast(`${personName(user)} is now ${roleLabels[answer.data.role]}.`)
      await refresh()
    },
  })
  return (
    <Form
      guarded
      errors={save.errors}
      problem={save.problem}
      onSubmit={(values) => {
        const role = teamRoles.find((teamRole) => teamRole === values.get('role'))
        if (role) save.send(role)
      }}
    >
      <SelectField name="role" label="Role" hint={roleHint} choices={roleChoices} defaultValue={user.role} />
      <div>
        <Button type="submit" variant="primary" busy={save.busy}>
          Save role
        </Button>
      </div>
    </Form>
  )
}

function RemoveUser({ user }: { user: TeamUser }) {
  const team = useTeamRef()
  const { name } = useTeam()
  const me = useUser()
  const navigate = useNavigate()
  const refresh = useUsersRefresh(user)
  const remove = useAction(
    () => api.call(removeTeamUser, { team, id: user.id }),
    async () => {
      toast(`${personName(user)} was removed.`)
      await navigate({ href: me.id === user.id ? routeNames['teams.index'] : usersAddress(team) })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`${personName(user)} (${user.email}) loses access to ${name} immediately.`))
      remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndSend()}>
      Remove from team
    </Button>
  )
}
