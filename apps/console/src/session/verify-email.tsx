import { useSuspenseQuery } from '@tanstack/react-query'
import { refusalText } from '../kit/outcome'
import { useParam } from '../kit/params'
import { ButtonLink } from '../ui/button'
import { PlainPage } from '../ui/plain-page'
import { verificationQuery } from './queries'

/** The target of the link in a verification email. A refusal (403) shows the server's message (spec §8). */
export function VerifyEmail() {
  const { data: outcome } = useSuspenseQuery(verificationQuery(useParam('token')))
  if (!outcome.ok)
    return (
      <PlainPage title="This address was not confirmed" context={refusalText(outcome.refusal)}>
        <ButtonLink href="/login">Sign in</ButtonLink>
      </PlainPage>
    )
  const { message, redirect } = outcome.response.data
  return (
    <PlainPage title="Your address is confirmed" context={message}>
      <ButtonLink variant="primary" href={redirect}>
        {redirect === '/login' ? 'Sign in' : 'Continue'}
      </ButtonLink>
    </PlainPage>
  )
}
