import { resetPassword } from '@sextant/contract/session/endpoints'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NewPasswordField } from '../kit/new-password-field'
import { useParam } from '../kit/params'
import { tokenQuery } from '../kit/token-query'
import { Button, ButtonLink } from '../ui/button'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { PlainPage } from '../ui/plain-page'

/** Sets a new password from the link in the email; all sessions of the account end. */
export function ResetPassword() {
  const token = useParam('token')
  const { data: outcome } = useSuspenseQuery(tokenQuery(token))
  const navigate = useNavigate()
  const reset = useCommand((password: string) => api.call(resetPassword, { body: { token, password } }), {
    onDone: async ({ data }) => {
      toast('Your password was changed. Sign in with the new one.')
      await navigate({ href: data.redirect })
    },
  })
  if (!outcome.ok || outcome.response.data.type !== 'password_reset')
    return (
      <PlainPage title="This link no longer works" context="Password links can be used once and expire after one hour.">
        <ButtonLink href="/password/reset">Request a new link</ButtonLink>
      </PlainPage>
    )
  return (
    <PlainPage
      title="Choose a new password"
      context={`For ${outcome.response.data.email}. All your sessions will end.`}
    >
      <Form errors={reset.errors} problem={reset.problem} onSubmit={(values) => reset.send(textIn(values, 'password'))}>
        <NewPasswordField label="New password" />
        <Button type="submit" variant="primary" busy={reset.busy}>
          Change password
        </Button>
      </Form>
    </PlainPage>
  )
}
