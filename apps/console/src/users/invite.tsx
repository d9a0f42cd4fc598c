import { teamRoles } from '@sextant/contract/kit/permissions'
import { invite } from '@sextant/contract/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usersAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { Missing } from '../kit/failure'
import { textIn } from '../kit/form-values'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { SelectField } from '../ui/select-field'
import { invitationsQuery } from './queries'
import { roleChoices, roleHint } from './roles'
import { useSingleSignOn } from './single-sign-on'

/** Invites someone by email. With single sign-on this page does not exist (spec §5, §8). */
export function InviteUser() {
  if (useSingleSignOn()) throw new Missing('Users of this team are managed in its directory.')
  const team = useTeamRef()
  const { name } = useTeam()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const send = useCommand(
    (body: { email: string; role: (typeof teamRoles)[number] }) => api.call(invite, { team, body }),
    {
      onDone: async ({ data }) => {
        toast(`${data.email} was invited.`)
        await queryClient.invalidateQueries({ queryKey: invitationsQuery(team).queryKey })
        await navigate({ href: usersAddress(team) })
      },
    },
  )
  return (
    <Page title="Invite a user" context={`We send a link to join ${name}, valid for 7 days.`}>
      <Panel size="md">
        <Form
          errors={send.errors}
          problem={send.problem}
          onSubmit={(values) =>
            send.send({
              email: textIn(values, 'email'),
              role: teamRoles.find((role) => role === values.get('role')) ?? 'viewer',
            })
          }
        >
          <Field name="email" label="Email address" type="email" autoComplete="off" required />
          <SelectField name="role" label="Role" hint={roleHint} choices={roleChoices} defaultValue="user" />
          <FormActions submitLabel="Send invitation" busy={send.busy} cancelHref={usersAddress(team)} />
        </Form>
      </Panel>
    </Page>
  )
}
