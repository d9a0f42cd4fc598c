import { startSso } from '@sextant/contract/authentication/endpoints'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'

type SsoStepProps = { next: string | undefined; onBack: () => void }

/** Finds the identity provider for an email address and redirects to it. */
export default function SsoStep({ next, onBack }: SsoStepProps) {
  const start = useCommand((email: string) => api.call(startSso, { body: { email, ...(next ? { next } : {}) } }), {
    onDone: ({ data }) => window.location.assign(data.redirect),
  })
  return (
    <Form errors={start.errors} problem={start.problem} onSubmit={(values) => start.send(textIn(values, 'email'))}>
      <Field
        name="email"
        label="Work email address"
        hint="You continue on your organization’s sign-in page."
        type="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that the user has just chosen
        autoFocus
        required
      />
      <Button type="submit" variant="primary" busy={start.busy || start.done}>
        Continue
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Sign in with a password
      </Button>
    </Form>
  )
}
