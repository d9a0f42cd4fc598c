import { retryEmail } from '@sextant/contract/emails/content'
import type { EmailDetail, EmailStatus } from '@sextant/contract/emails/schemas'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { notifyError, toast } from '../ui/notices'
import { isInProgress } from './in-progress'

/** Statuses that cannot be retried: in progress, held, or a duplicate. */
const notRetryable: ReadonlySet<EmailStatus> = new Set(['Pending', 'Processing', 'Held', 'Duplicate'])

/** Reports the result of a retry once it has finished. */
function useOutcome({ status, status_reason, attempt }: EmailDetail) {
  const [before, setBefore] = useState<number | null>(null)
  const isFinished = before !== null && attempt > before && !isInProgress(status)
  const report = useEffectEvent(() => {
    if (status === 'Failed') notifyError(`The email could not be reprocessed. ${status_reason ?? ''}`.trim())
    else toast(`The email was reprocessed: ${status}.`)
  })
  useEffect(() => {
    if (isFinished) report()
  }, [isFinished])
  return { watch: () => setBefore(attempt) }
}

/** Reprocesses the email; hidden if that would be refused. */
export function Retry({ email }: { email: EmailDetail }) {
  const { id, status, message_kept: isRetained } = email
  const outcome = useOutcome(email)
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const retry = useAction(
    () => api.call(retryEmail, { team, id }),
    async () => {
      outcome.watch()
      await refresh()
    },
  )
  if (notRetryable.has(status) || !isRetained) return null
  return (
    <Button busy={retry.busy} onClick={() => retry.send(undefined)}>
      <RotateCcw aria-hidden="true" />
      Retry
    </Button>
  )
}
