import { retryEmail } from '@sextant/contract/emails/content'
import type { EmailDetail, EmailStatus } from '@sextant/contract/emails/schemas'
import { RotateCcw } from 'lucide-react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { flash } from '../ui/notices'

/** States in which a mail is not read again: it is under way, waits for a person, or is a copy. */
const settled: ReadonlySet<EmailStatus> = new Set(['Pending', 'Processing', 'Held', 'Duplicate'])

/** Has the mail read once more; not there where that would be refused. */
export function Retry({ email: { id, status, message_kept: isKept } }: { email: EmailDetail }) {
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const retry = useAction(
    () => api.call(retryEmail, { team, id }),
    async () => {
      flash('The mail is read again.')
      await refresh()
    },
  )
  if (settled.has(status) || !isKept) return null
  return (
    <Button busy={retry.busy} onClick={() => retry.send(undefined)}>
      <RotateCcw aria-hidden="true" />
      Retry
    </Button>
  )
}
