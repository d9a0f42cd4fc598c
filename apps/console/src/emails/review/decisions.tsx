import type { Email, EmailDetail } from '@sextant/contract/emails/schemas'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import type { useDecide } from './use-decide'
import { useKeys } from './use-keys'

type DecisionsProps = {
  /** Null once the queue is empty: only the last decision can be taken back. */
  email: EmailDetail | null
  decisions: ReturnType<typeof useDecide>
  onNext?: (() => void) | null
  onPrevious?: (() => void) | null
}

/** What can be decided on an email, by button and by key. */
export function Decisions({ email, decisions, onNext = null, onPrevious = null }: DecisionsProps) {
  const { busy, decide, last } = decisions
  const isOpen = email?.review === 'Open' || email?.review === 'Later'
  const may = (isAllowed: boolean, act: () => void) => (isAllowed && !busy ? act : null)
  const accept = may(isOpen && email.reservations.length > 0, () => email && decide(email, 'accept'))
  const dismiss = may(isOpen, () => email && decide(email, 'dismiss'))
  const later = may(email?.review === 'Open', () => email && decide(email, 'later'))
  const undone: Pick<Email, 'id' | 'subject'> | null = last
  const undo = may(undone !== null, () => undone && decide(undone, 'reopen'))
  useKeys({ a: accept, d: dismiss, l: later, u: undo, j: onNext, k: onPrevious })
  return (
    <div role="group" aria-label="Decision" className="mb-4 flex flex-wrap items-center gap-2">
      {email ? (
        <>
          <Choice act={accept} keyName="a">
            Accept
          </Choice>
          <Choice act={dismiss} keyName="d">
            Not travel
          </Choice>
          <Choice act={later} keyName="l">
            Later
          </Choice>
          <Choice act={onPrevious} keyName="k">
            Previous
          </Choice>
          <Choice act={onNext} keyName="j">
            Next
          </Choice>
        </>
      ) : null}
      <Choice act={undo} keyName="u">
        Undo last decision
      </Choice>
    </div>
  )
}

type ChoiceProps = { act: (() => void) | null; keyName: string; children: ReactNode }

const Choice = ({ act, keyName, children }: ChoiceProps) => (
  <Button className="px-3" disabled={act === null} onClick={() => act?.()} aria-keyshortcuts={keyName}>
    {children}
    <kbd aria-hidden="true" className="rounded-sm border border-line px-1 font-mono text-xs text-muted">
      {keyName}
    </kbd>
  </Button>
)
