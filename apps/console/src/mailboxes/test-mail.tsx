import { testMailbox } from '@sextant/contract/mailboxes/endpoints'
import type { Mailbox, SampleKind } from '@sextant/contract/mailboxes/schemas'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { emailAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { toast } from '../ui/notices'

/** Sends a sample booking to the mailbox and opens its email, where processing can be followed. */
export function TestMail({ mailbox }: { mailbox: Mailbox }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const send = useAction(
    (type: SampleKind) => api.call(testMailbox, { team, id: mailbox.id, body: { type } }),
    async ({ data }) => {
      toast('The test email has arrived and is being read.')
      await navigate({ href: emailAddress(team, data.id) })
      await refresh()
    },
  )
  return (
    <Menu
      trigger={
        <Button variant="primary" busy={send.busy}>
          Send test email
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={[
        { label: 'A sample flight', onSelect: () => send.send('flight') },
        { label: 'A sample hotel', onSelect: () => send.send('hotel') },
      ]}
    />
  )
}
