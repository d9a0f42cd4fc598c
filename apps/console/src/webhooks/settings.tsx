import { updateWebhook } from '@sextant/contract/webhooks/endpoints'
import { filterFields, type Webhook, type WebhookDraft } from '@sextant/contract/webhooks/schemas'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { filterLabels } from './labels'
import { SigningSecret } from './signing-secret'
import { WebhookForm } from './webhook-form'

/** A webhook's settings: a form if the user may edit it, and the signing secret. */
export function WebhookSettings({ webhook }: { webhook: Webhook }) {
  const can = useCan()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel title="Settings">
        {can('edit-webhooks') ? <Edit webhook={webhook} /> : <SettingsSummary webhook={webhook} />}
      </Panel>
      {can('edit-webhooks') ? <SigningSecret webhook={webhook} /> : null}
    </div>
  )
}

const SettingsSummary = ({
  webhook: { url, description, events, filters, custom_headers, rate_limit },
}: {
  webhook: Webhook
}) => (
  <DescriptionList
    wide
    items={[
      ['URL', url],
      ['Description', description],
      ['Events', events.length === 0 ? 'All events' : events.join(', ')],
      ...filterFields.map((field) => [filterLabels[field], filters[field]?.join(', ')] as const),
      ['Headers', custom_headers.map(({ name }) => name).join(', ')],
      ['Maximum deliveries per second', rate_limit],
    ]}
  />
)

function Edit({ webhook }: { webhook: Webhook }) {
  const team = useTeamRef()
  const refresh = useRefresh('webhooks')
  const save = useCommand((body: WebhookDraft) => api.call(updateWebhook, { team, id: webhook.id, body }), {
    onDone: async ({ data }) => {
      toast(`The webhook ${data.name} was saved.`)
      await refresh()
    },
  })
  return (
    <WebhookForm
      key={webhook.modified}
      webhook={webhook}
      errors={save.errors}
      problem={save.problem}
      onSave={save.send}
    >
      <div>
        <Button type="submit" variant="primary" busy={save.busy}>
          Save webhook
        </Button>
      </div>
    </WebhookForm>
  )
}
