import { updateDigest } from '@sextant/contract/emails/digest'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kit/api'
import { userChoicesQuery } from '../../kit/choices'
import { useAction } from '../../kit/command'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef, useUser } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { toast } from '../../ui/notices'
import { digestQuery } from './queries'

/** Turns the user's daily summary of emails in review on or off. Only users of the team can receive it. */
export function DigestSwitch() {
  const team = useTeamRef()
  const me = useUser()
  const refresh = useRefresh('emails')
  const users = useQuery(userChoicesQuery(team)).data?.data ?? []
  const digest = useQuery(digestQuery(team)).data?.data
  const { send, busy } = useAction(
    (enabled: boolean) => api.call(updateDigest, { team, body: { enabled } }),
    async (_, enabled) => {
      toast(enabled ? 'You receive a summary at 8:00 on days with emails to review.' : 'You receive no more summaries.')
      await refresh()
    },
  )
  if (!digest || !users.some(({ id }) => id === me.id)) return null
  return (
    <Button disabled={busy} onClick={() => send(!digest.enabled)}>
      {digest.enabled ? 'Daily summary: on' : 'Daily summary: off'}
    </Button>
  )
}
