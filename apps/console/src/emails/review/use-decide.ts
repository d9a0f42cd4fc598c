import { reviewEmail } from '@sextant/contract/emails/endpoints'
import type { Email, ReviewDecision } from '@sextant/contract/emails/schemas'
import { useState } from 'react'
import { api } from '../../kit/api'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { toast } from '../../ui/notices'

type Decided = Pick<Email, 'id' | 'subject'>

const texts: Record<ReviewDecision, string> = {
  accept: 'The email was accepted.',
  dismiss: 'The email was dismissed: not about travel.',
  later: 'The email was put off.',
  reopen: 'The decision was taken back.',
}

/** Decides on emails in review, and takes the last decision back. */
export function useDecide(onDecided: (id: string, decision: ReviewDecision) => unknown) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const [last, setLast] = useState<Decided | null>(null)
  const send = useAction(
    ({ email, decision }: { email: Decided; decision: ReviewDecision }) =>
      api.call(reviewEmail, { team, id: email.id, body: { decision } }),
    async (_, { email, decision }) => {
      setLast(decision === 'reopen' ? null : email)
      toast(texts[decision])
      await onDecided(email.id, decision)
      await refresh()
    },
  )
  return {
    busy: send.busy,
    last,
    note: setLast,
    decide: (email: Decided, decision: ReviewDecision) => send.send({ email, decision }),
  }
}
