import { reviewEmail } from '@sextant/contract/emails/endpoints'
import type { Email, ReviewDecision } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'

type DecidedEmail = Pick<Email, 'id' | 'subject'>
/** A decision that can be undone; `similar` if it also applied to the similar emails. */
type Last = DecidedEmail & { readonly similar: boolean }

const texts: Record<ReviewDecision, (emails: string) => string> = {
  accept: (emails) => `${emails} accepted.`,
  reject: () => 'What was read was rejected. Enter the booking, or put the email off.',
  dismiss: (emails) => `${emails} dismissed: not about travel.`,
  later: (emails) => `${emails} put off.`,
  reopen: () => 'The decision was taken back.',
}

const textOf = (decision: ReviewDecision, count: number): string =>
  texts[decision](count > 1 ? `${numberText(count)} emails were` : 'The email was')

/** Decides on emails in review, and undoes the last decision. */
export function useDecide(onDecided: (id: string, decision: ReviewDecision, similar: boolean) => unknown) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const [last, setLast] = useState<Last | null>(null)
  const send = useAction(
    ({ email, decision, similar }: { email: DecidedEmail; decision: ReviewDecision; similar: boolean }) =>
      api.call(reviewEmail, { team, id: email.id, body: { decision, similar } }),
    async ({ meta }, { email, decision, similar }) => {
      setLast(decision === 'reopen' ? null : { ...email, similar })
      toast(textOf(decision, meta.emails))
      // The next email must also be undecided, which is only known once the queue is reloaded.
      if (similar) await refresh()
      await onDecided(email.id, decision, similar)
      if (!similar) await refresh()
    },
  )
  return {
    busy: send.busy,
    last,
    note: (email: DecidedEmail | null) => setLast(email && { ...email, similar: false }),
    decide: (email: DecidedEmail, decision: ReviewDecision, similar = false) => send.send({ email, decision, similar }),
  }
}
