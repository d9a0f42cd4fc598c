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
import { Tooltip } from '../ui/tooltip'
import { isInProgress } from './in-progress'

/** Statuses that cannot be retried: in progress, held, or a duplicate. */
const notRetryable: ReadonlySet<EmailStatus> = new Set(['Pending', 'Processing', 'Held', 'Duplicate'])

/** Reports the result of a finished retry, and whether the reader and rules were unchanged. */
function useOutcome({ status, status_reason, attempt }: EmailDetail) {
  const [before, setBefore] = useState<{ attempt: number; isUnchanged: boolean } | null>(null)
  const isFinished = before !== null && attempt > before.attempt && !isInProgress(status)
  const report = useEffectEvent(() => {
    const note = before?.isUnchanged ? 'The reader and the parsing rules have not changed.' : ''
    if (status === 'Failed')
      notifyError(['The email could not be reprocessed.', status_reason, note].filter(Boolean).join(' '))
    else toast(`The email was reprocessed: ${status}. ${note}`.trim())
  })
  useEffect(() => {
    if (isFinished) report()
  }, [isFinished])
  return { watch: (isUnchanged: boolean) => setBefore({ attempt, isUnchanged }) }
}

/** Reprocesses the email; hidden if that would be refused. */
export function Retry({ email }: { email: EmailDetail }) {
  const { id, status, message_kept: isRetained, reader_unchanged: isUnchanged } = email
  const outcome = useOutcome(email)
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const retry = useAction(
    () => api.call(retryEmail, { team, id }),
    async ({ data }) => {
      outcome.watch(data.reader_unchanged)
      await refresh()
    },
  )
  if (notRetryable.has(status) || !isRetained) return null
  const button = (
    <Button
      busy={retry.busy}
      onClick={() => retry.send(undefined)}
      {...(isUnchanged ? { 'aria-description': unchangedText(status) } : {})}
    >
      <RotateCcw aria-hidden="true" />
      Retry
    </Button>
  )
  return isUnchanged ? <Tooltip text={unchangedText(status)}>{button}</Tooltip> : button
}

/** What to expect from a retry with an unchanged reader and unchanged parsing rules. */
const unchangedText = (status: EmailStatus): string =>
  status === 'Failed'
    ? 'The reader and the parsing rules have not changed since: the email will most likely fail again.'
    : 'The reader and the parsing rules have not changed since: a retry reads the same.'
