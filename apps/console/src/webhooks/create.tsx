import { createWebhook } from '@sextant/contract/webhooks/endpoints'
import type { WebhookDraft } from '@sextant/contract/webhooks/schemas'
import { useNavigate } from '@tanstack/react-router'
import { webhookAddress, webhooksAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormActions } from '../ui/form-actions'
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
          <FormActions submitLabel="Add webhook" busy={create.busy} cancelHref={webhooksAddress(team)} />
        </WebhookForm>
      </Panel>
    </Page>
  )
}
