import { useMutation } from '@tanstack/react-query'
import { useRawSearch } from '../kit/search'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { DocumentTitle } from '../ui/page'
import { Panel } from '../ui/panel'
import { nextPage } from './next-page'
import { signIn } from './sign-in'

const textOf = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** The sign-in. Afterwards the page that was asked for (`?next=`) is loaded anew, with the session. */
export function Login() {
  const { next } = useRawSearch()
  const attempt = useMutation({
    mutationFn: (values: FormData) => {
      const code = textOf(values, 'code').trim()
      return signIn({
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        remember: values.get('remember') === 'on',
        ...(code ? { code } : {}),
      })
    },
    onSuccess: ({ kind }) => {
      if (kind === 'signed-in') window.location.assign(nextPage(next, window.location.origin))
    },
  })
  const result = attempt.data
  const refused = result?.kind === 'refused' ? result : null
  const done = result?.kind === 'signed-in'
  return (
    <Panel size="sm">
      <DocumentTitle page="Sign in" />
      <h1 className="mb-4 text-lg font-semibold">Sign in</h1>
      <Form
        errors={refused?.errors ?? {}}
        problem={refused?.problem ?? null}
        onSubmit={(values) => attempt.mutate(values)}
      >
        <Field name="email" label="Email address" type="email" autoComplete="username" required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        {result?.kind === 'code-wanted' ? (
          <Field
            name="code"
            label="Code"
            hint="From your authenticator app, or a recovery code."
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to do in a sign-in that waits for it
            autoFocus
            required
          />
        ) : null}
        <label className="flex items-center gap-2">
          <input type="checkbox" name="remember" className="size-4 accent-accent-fill" />
          Keep me signed in
        </label>
        <Button type="submit" look="primary" busy={attempt.isPending || done}>
          Sign in
        </Button>
      </Form>
    </Panel>
  )
}
