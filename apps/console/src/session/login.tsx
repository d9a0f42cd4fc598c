import { ssoErrors } from '@sextant/contract/authentication/sso-errors'
import { lazy, Suspense, useState } from 'react'
import { useRawSearch } from '../kit/raw-search'
import { PageLink, PlainPage } from '../ui/plain-page'
import { nextPage } from './next-page'
import { PasswordStep } from './password-step'
import type { Challenge } from './second-factor-step'

// Steps that few users need are loaded on demand.
const SecondFactorStep = lazy(() => import('./second-factor-step'))
const SsoStep = lazy(() => import('./sso-step'))

/** The step of a sign-in. */
type Step = { readonly kind: 'password' } | { readonly kind: 'sso' } | (Challenge & { readonly kind: 'factor' })

const titles = { password: 'Sign in', sso: 'Single sign-on', factor: 'One more step' } as const

/** The error text of a failed single sign-on; unknown codes read as a refusal. */
const ssoProblem = (code: string): string =>
  Object.entries(ssoErrors).find(([errorCode]) => errorCode === code)?.[1] ?? ssoErrors.refused

/** The sign-in page. On success it loads the requested page (`?next=`) with the new session. */
export function Login() {
  const { next, sso_error } = useRawSearch()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const enter = () => window.location.assign(nextPage(next, window.location.origin))
  const back = () => setStep({ kind: 'password' })
  return (
    <PlainPage
      title={titles[step.kind]}
      below={
        step.kind === 'password' ? (
          <>
            New to Sextant? <PageLink href="/join">Create an account</PageLink>
          </>
        ) : null
      }
    >
      <Suspense>
        {step.kind === 'factor' ? (
          <SecondFactorStep challenge={step} onEnter={enter} onBack={back} />
        ) : step.kind === 'sso' ? (
          <SsoStep next={next} onBack={back} />
        ) : (
          <PasswordStep
            ssoProblem={sso_error === undefined ? null : ssoProblem(sso_error)}
            onEnter={enter}
            onFactor={(challenge) => setStep({ kind: 'factor', ...challenge })}
            onSso={() => setStep({ kind: 'sso' })}
          />
        )}
      </Suspense>
    </PlainPage>
  )
}
