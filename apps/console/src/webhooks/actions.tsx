import { deleteWebhook, updateWebhook } from '@sextant/contract/webhooks/endpoints'
import type { Webhook } from '@sextant/contract/webhooks/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { webhooksAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { webhookQuery } from './queries'
import { RecoverDeliveries } from './recover'
import { SendTest } from './send-test'

/** The actions for a webhook, if the user may. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const can = useCan()
  const [open, setOpen] = useState<'test' | 'recover' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {can('edit-webhooks') ? (
        <>
          <Button variant="primary" onClick={() => setOpen('test')}>
            Send test
          </Button>
          {webhook.status === 'Disabled' ? null : (
            <Button onClick={() => setOpen('recover')}>Resend missed events</Button>
          )}
          <Switch webhook={webhook} />
        </>
      ) : null}
      {can('delete-webhooks') ? <Delete webhook={webhook} /> : null}
      {open === 'test' ? <SendTest webhook={webhook} onClose={close} /> : null}
      {open === 'recover' ? <RecoverDeliveries webhook={webhook} onClose={close} /> : null}
    </>
  )
}

function Switch({ webhook: { id, name, status } }: { webhook: Webhook }) {
  const team = useTeamRef()
  const refresh = useRefresh('webhooks')
  const change = useAction(
    (next: 'Active' | 'Disabled') => api.call(updateWebhook, { team, id, body: { status: next } }),
    async ({ data }) => {
      toast(`${name} is ${data.status === 'Disabled' ? 'disabled' : 'enabled'}.`)
      await refresh()
    },
  )
  const disable = async () => {
    if (await confirm(`${name} receives no events until it is enabled again. Pending deliveries fail.`))
      change.send('Disabled')
  }
  return status === 'Disabled' ? (
    <Button busy={change.busy} onClick={() => change.send('Active')}>
      Enable
    </Button>
  ) : (
    <Button busy={change.busy} onClick={() => void disable()}>
      Disable
    </Button>
  )
}

function Delete({ webhook: { id, name } }: { webhook: Webhook }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('webhooks')
  const remove = useAction(
    () => api.call(deleteWebhook, { team, id }),
    async () => {
      toast(`The webhook ${name} was deleted.`)
      await navigate({ href: webhooksAddress(team) })
      queryClient.removeQueries({ queryKey: webhookQuery(team, id).queryKey })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`The webhook ${name} will be deleted, along with its secret and delivery log.`))
      remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndSend()}>
      Delete webhook
    </Button>
  )
}
