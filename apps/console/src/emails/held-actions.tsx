import { discardEmail, releaseEmail } from '@sextant/contract/emails/endpoints'
import type { Email } from '@sextant/contract/emails/schemas'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'

/** Releases or discards a held email. */
export function HeldActions({ email: { id, subject } }: { email: Email }) {
  const team = useTeamRef()
  const refresh = useRefresh('emails')
  const name = subject || 'the email'
  const done = async (text: string) => {
    toast(text)
    await refresh()
  }
  const release = useAction(
    () => api.call(releaseEmail, { team, id }),
    () => done(`${name} was released.`),
  )
  const discard = useAction(
    () => api.call(discardEmail, { team, id }),
    () => done(`${name} was discarded.`),
  )
  const confirmAndDiscard = async () => {
    if (await confirm(`${name} will be rejected without being read.`)) discard.send(undefined)
  }
  return (
    <span className="relative inline-flex flex-wrap gap-2">
      <Button aria-label={`Release ${name}`} busy={release.busy} onClick={() => release.send(undefined)}>
        Release
      </Button>
      <Button aria-label={`Discard ${name}`} busy={discard.busy} onClick={() => void confirmAndDiscard()}>
        Discard
      </Button>
    </span>
  )
}
