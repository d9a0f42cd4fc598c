import { login } from '@sextant/contract/session/endpoints'
import type { Credentials, SecondFactor } from '@sextant/contract/session/schemas'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { signInWithPasskey } from './sign-in-with-passkey'

/** The password was correct; one of the `methods` is required in addition. */
export type Challenge = { readonly credentials: Credentials; readonly methods: readonly SecondFactor[] }

type SecondFactorStepProps = { challenge: Challenge; onEnter: () => void; onBack: () => void }

const codeHint = (methods: readonly SecondFactor[]) =>
  methods.includes('totp')
    ? methods.includes('recovery_code')
      ? 'Six digits from your authenticator app, or one of your recovery codes.'
      : 'Six digits from your authenticator app.'
    : 'One of your recovery codes.'

/**
 * The second step of a sign-in. A code (from the app, or a recovery code) is sent with the same credentials; a passkey
 * replaces them.
 */
export default function SecondFactorStep({ challenge, onEnter, onBack }: SecondFactorStepProps) {
  const { credentials, methods } = challenge
  const attempt = useCommand((code: string) => api.call(login, { body: { ...credentials, code } }), {
    onDone: onEnter,
  })
  const passkey = useCommand(signInWithPasskey, { onDone: onEnter })
  const takesCode = methods.includes('totp') || methods.includes('recovery_code')
  // Errors of the credentials themselves have no field in this step.
  const { code = [], ...elsewhere } = attempt.errors
  const problem = attempt.problem ?? passkey.problem ?? Object.values(elsewhere).flat().join(' ')
  return (
    <div className="flex flex-col gap-3">
      <Form
        errors={code.length > 0 ? { code } : {}}
        problem={problem || null}
        onSubmit={(values) => attempt.send(textIn(values, 'code').trim())}
      >
        {takesCode ? (
          <>
            <Field
              name="code"
              label="Code"
              hint={codeHint(methods)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next field to fill in during sign-in
              autoFocus
              required
            />
            <Button type="submit" variant="primary" busy={attempt.busy || attempt.done}>
              Sign in
            </Button>
          </>
        ) : null}
      </Form>
      {methods.includes('passkey') ? (
        <Button
          variant={takesCode ? 'plain' : 'primary'}
          busy={passkey.busy || passkey.done}
          onClick={() => passkey.send(credentials.remember ?? false)}
        >
          Use a passkey
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onBack}>
        Start again
      </Button>
    </div>
  )
}
