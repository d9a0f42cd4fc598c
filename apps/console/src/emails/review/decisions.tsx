import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import type { ReactNode } from 'react'
import { reviewAddress } from '../../kit/addresses'
import { useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import type { useDecide } from './use-decide'
import { useKeys } from './use-keys'

type DecisionsProps = {
  /** Null once the queue is empty; then only the last decision can be undone. */
  email: EmailDetail | null
  decisions: ReturnType<typeof useDecide>
  onNext?: (() => void) | null
  onPrevious?: (() => void) | null
}

/** The decisions available for an email, by button and by key. */
export function Decisions({ email, decisions, onNext = null, onPrevious = null }: DecisionsProps) {
  const { busy, decide, last } = decisions
  const isOpen = email?.review === 'Open' || email?.review === 'Later'
  const may = (isAllowed: boolean, action: () => void) => (isAllowed && !busy ? action : null)
  // A rejected reading is stored with the email, so that the rejection can be undone.
  const isRead = isOpen && email.reservations.length > 0 && email.status !== 'Unrecognized'
  const accept = may(isRead, () => email && decide(email, 'accept'))
  const reject = may(isRead, () => email && decide(email, 'reject'))
  const dismiss = may(isOpen, () => email && decide(email, 'dismiss'))
  const later = may(email?.review === 'Open', () => email && decide(email, 'later'))
  const undo = may(last !== null, () => last && decide(last, 'reopen', last.similar))
  const hasSimilar = isOpen && email.similar.length > 0
  const dismissAll = may(hasSimilar, () => email && decide(email, 'dismiss', true))
  const postponeAll = may(hasSimilar && email.review === 'Open', () => email && decide(email, 'later', true))
  useKeys({
    a: accept,
    r: reject,
    d: dismiss,
    l: later,
    u: undo,
    j: onNext,
    k: onPrevious,
    D: dismissAll,
    L: postponeAll,
  })
  return (
    <>
      <div role="group" aria-label="Decision" className="mb-4 flex flex-wrap items-center gap-2">
        {email ? (
          <>
            <Choice action={accept} keyName="a">
              Accept
            </Choice>
            <Choice action={reject} keyName="r">
              Reject
            </Choice>
            <Choice action={dismiss} keyName="d">
              Not travel
            </Choice>
            <Choice action={later} keyName="l">
              Later
            </Choice>
            <Choice action={onPrevious} keyName="k">
              Previous
            </Choice>
            <Choice action={onNext} keyName="j">
              Next
            </Choice>
          </>
        ) : null}
        <Choice action={undo} keyName="u">
          Undo last decision
        </Choice>
      </div>
      {hasSimilar ? <SimilarEmails similar={email.similar} dismiss={dismissAll} later={postponeAll} /> : null}
    </>
  )
}

type SimilarEmailsProps = {
  similar: EmailDetail['similar']
  dismiss: (() => void) | null
  later: (() => void) | null
}

/** The emails similar to the one under review, and the decisions available for all of them. */
function SimilarEmails({ similar, dismiss, later }: SimilarEmailsProps) {
  const team = useTeamRef()
  const count = similar.length
  return (
    <div role="group" aria-label="Similar emails" className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 py-1.5">
        <Disclosure summary={count === 1 ? '1 email like this one' : `${numberText(count)} emails like this one`}>
          <ul className="max-h-60 overflow-auto text-sm">
            {similar.map(({ id, subject }) => (
              <li key={id} className="py-0.5 wrap-anywhere">
                <a href={reviewAddress(team, { email: id })} className="hover:underline">
                  {subject || 'No subject'}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="flex flex-wrap gap-2">
        <Choice action={dismiss} keyName="Shift+D">
          {`Not travel: all ${numberText(count + 1)}`}
        </Choice>
        <Choice action={later} keyName="Shift+L">
          {`Later: all ${numberText(count + 1)}`}
        </Choice>
      </div>
    </div>
  )
}

type ChoiceProps = { action: (() => void) | null; keyName: string; children: ReactNode }

const Choice = ({ action, keyName, children }: ChoiceProps) => (
  <Button className="px-3" disabled={action === null} onClick={() => action?.()} aria-keyshortcuts={keyName}>
    {children}
    <kbd aria-hidden="true" className="rounded-sm border border-line px-1 font-mono text-xs text-muted">
      {keyName}
    </kbd>
  </Button>
)
