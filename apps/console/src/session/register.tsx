import { register } from '@sextant/contract/session/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NewPasswordField } from '../kit/new-password-field'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { PageLink, PlainPage } from '../ui/plain-page'

const draftOf = (values: FormData) => ({
  name: textIn(values, 'name'),
  email: textIn(values, 'email'),
  password: textIn(values, 'password'),
  team_name: textIn(values, 'team_name'),
})

/** The sign-up page. It creates an account with a developer team, confirmed by a link sent by email. */
export function Register() {
  const [response, setResponse] = useState<{ message: string; email: string } | null>(null)
  const request = useCommand((body: ReturnType<typeof draftOf>) => api.call(register, { body }), {
    onDone: ({ data }, { email }) => setResponse({ message: data.message, email }),
  })
  const signIn = <PageLink href="/login">Sign in</PageLink>
  if (response)
    return (
      <PlainPage title="Check your email" context={response.message} below={signIn}>
        <p>
          The email was sent to <strong className="font-medium wrap-anywhere">{response.email}</strong>.
        </p>
      </PlainPage>
    )
  return (
    <PlainPage
      title="Create an account"
      context="Your account includes a developer team. To join an organization, ask its owner to invite you."
      below={<>Have an account? {signIn}</>}
    >
      <Form errors={request.errors} problem={request.problem} onSubmit={(values) => request.send(draftOf(values))}>
        <Field name="name" label="Your name" autoComplete="name" required />
        <Field name="email" label="Email address" type="email" autoComplete="username" required />
        <NewPasswordField />
        <Field
          name="team_name"
          label="Team name"
          hint="Your company or project."
          autoComplete="organization"
          required
        />
        <Button type="submit" variant="primary" busy={request.busy}>
          Create account
        </Button>
      </Form>
    </PlainPage>
  )
}
