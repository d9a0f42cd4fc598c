import { roleLabels, teamRoles } from '@sextant/contract/kit/permissions'
import { acceptInvitation } from '@sextant/contract/users/endpoints'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NewPasswordField } from '../kit/new-password-field'
import { useParam } from '../kit/params'
import { tokenQuery } from '../kit/token-query'
import { Button, ButtonLink } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { PlainPage } from '../ui/plain-page'

/** The label for a role as named in invitations. */
const roleLabel = (name: string | undefined): string => {
  const role = teamRoles.find((teamRole) => teamRole === name)
  return role ? roleLabels[role] : 'member'
}

/** The target of an invitation link: new users create an account, existing users join with theirs. */
export function Invitation() {
  const token = useParam('token')
  const { data: outcome } = useSuspenseQuery(tokenQuery(token))
  const accept = useCommand(
    (body: { name?: string; password?: string }) => api.call(acceptInvitation, { token, body }),
    { onDone: ({ data }) => window.location.assign(data.redirect) },
  )
  const info = outcome.ok ? outcome.response.data : null
  if (info?.type !== 'invitation' || !info.team) return <Navigate to="/invitations/expired" replace />
  return (
    <PlainPage
      title={`Join ${info.team.name}`}
      context={`You are invited as ${roleLabel(info.role)}, using ${info.email}.`}
    >
      <Form
        errors={accept.errors}
        problem={accept.problem}
        onSubmit={(values) =>
          accept.send(info.has_account ? {} : { name: textIn(values, 'name'), password: textIn(values, 'password') })
        }
      >
        {info.has_account ? (
          <p>Your account joins the team. You may be asked to sign in.</p>
        ) : (
          <>
            <input type="hidden" name="username" autoComplete="username" value={info.email} readOnly />
            <Field name="name" label="Your name" autoComplete="name" required />
            <NewPasswordField />
          </>
        )}
        <Button type="submit" variant="primary" busy={accept.busy || accept.done}>
          Accept invitation
        </Button>
      </Form>
    </PlainPage>
  )
}

/** Shown for a link that is no longer valid. */
export const InvitationExpired = () => (
  <PlainPage
    title="This invitation has expired"
    context="It was already accepted, was revoked, or is older than seven days. Ask the team’s owner for a new one."
  >
    <ButtonLink href="/login">Sign in</ButtonLink>
  </PlainPage>
)
