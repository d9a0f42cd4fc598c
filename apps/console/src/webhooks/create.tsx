import { createWebhook } from '@sextant/contract/webhooks/endpoints'
import type { WebhookDraft } from '@sextant/contract/webhooks/schemas'
import { useNavigate } from '@tanstack/react-router'
import { webhookAddress, webhooksAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button, ButtonLink } from '../ui/button'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { WebhookForm } from './webhook-form'

export function CreateWebhook() {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('webhooks')
  const create = useCommand((body: WebhookDraft) => api.call(createWebhook, { team, body }), {
    onDone: async ({ data }) => {
      toast(`The webhook ${data.name} was added.`)
      await refresh()
      await navigate({ href: webhookAddress(team, data.id) })
    },
  })
  return (
    <Page title="Add a webhook" context="Receives events from now on.">
      <Panel size="2xl">
        <WebhookForm errors={create.errors} problem={create.problem} onSave={create.send}>
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={create.busy}>
              Add webhook
            </Button>
            <ButtonLink href={webhooksAddress(team)}>Cancel</ButtonLink>
          </div>
        </WebhookForm>
      </Panel>
    </Page>
  )
}
