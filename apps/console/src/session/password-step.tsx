import { login } from '@sextant/contract/session/endpoints'
import type { Credentials } from '@sextant/contract/session/schemas'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { isChecked, textIn } from '../kit/form-values'
import { hasPasskeys } from '../kit/has-passkeys'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { PageLink } from '../ui/plain-page'
import type { Challenge } from './second-factor-step'

type PasswordStepProps = {
  /** The problem with a preceding single sign-on. */
  ssoProblem: string | null
  onEnter: () => void
  onFactor: (challenge: Challenge) => void
  onSso: () => void
}

/** Passkey code is loaded when one is used. */
const byPasskey = async () => (await import('./sign-in-with-passkey')).signInWithPasskey(false)

/** The first step of a sign-in: email address and password, or a sign-in method without them. */
export function PasswordStep({ ssoProblem, onEnter, onFactor, onSso }: PasswordStepProps) {
  const attempt = useCommand((credentials: Credentials) => api.call(login, { body: credentials }), {
    onDone: ({ data }, credentials) => ('user' in data ? onEnter() : onFactor({ credentials, methods: data.methods })),
  })
  const passkey = useCommand(byPasskey, { onDone: onEnter })
  const problem = attempt.problem ?? passkey.problem ?? ssoProblem
  return (
    <>
      <Form
        errors={attempt.errors}
        problem={attempt.done || Object.keys(attempt.errors).length > 0 ? attempt.problem : problem}
        onSubmit={(values) =>
          attempt.send({
            email: textIn(values, 'email'),
            password: textIn(values, 'password'),
            remember: isChecked(values, 'remember'),
          })
        }
      >
        <Field name="email" label="Email address" type="email" autoComplete="username webauthn" required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Checkbox name="remember">Keep me signed in</Checkbox>
          <PageLink href="/password/reset">Forgot your password?</PageLink>
        </div>
        <Button type="submit" variant="primary" busy={attempt.busy || attempt.done}>
          Sign in
        </Button>
      </Form>
      <p className="my-4 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <div className="flex flex-col gap-2">
        {hasPasskeys() ? (
          <Button busy={passkey.busy || passkey.done} onClick={() => passkey.send(undefined)}>
            Use a passkey
          </Button>
        ) : null}
        <Button onClick={onSso}>Single sign-on</Button>
      </div>
    </>
  )
}
