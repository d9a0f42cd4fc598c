import { requestPasswordReset } from '@sextant/contract/session/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { PageLink, PlainPage } from '../ui/plain-page'

/** Requests a password reset email. The response does not reveal whether the account exists. */
export function RequestPasswordReset() {
  const [message, setMessage] = useState<string | null>(null)
  const request = useCommand((email: string) => api.call(requestPasswordReset, { body: { email } }), {
    onDone: ({ data }) => setMessage(data.message),
  })
  const signIn = <PageLink href="/login">Back to sign-in</PageLink>
  if (message) return <PlainPage title="Check your email" context={message} below={signIn} />
  return (
    <PlainPage
      title="Reset your password"
      context="Enter your email address to receive a link for choosing a new password."
      below={signIn}
    >
      <Form
        errors={request.errors}
        problem={request.problem}
        onSubmit={(values) => request.send(textIn(values, 'email'))}
      >
        <Field name="email" label="Email address" type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" busy={request.busy}>
          Send link
        </Button>
      </Form>
    </PlainPage>
  )
}
