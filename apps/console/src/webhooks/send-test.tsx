import { eventTypes } from '@sextant/contract/kit/event-types'
import { testWebhook } from '@sextant/contract/webhooks/endpoints'
import { EventTypeName, type Webhook } from '@sextant/contract/webhooks/schemas'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { webhookAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { SelectField } from '../ui/select-field'

const choices = ['webhook.test' as const, ...eventTypes.filter((type) => type !== 'webhook.test')].map((type) => ({
  value: type,
  label: type,
}))

/** Sends a test event and shows the delivery. */
export function SendTest({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('webhooks')
  const send = useCommand((type: EventTypeName) => api.call(testWebhook, { team, id, body: { type } }), {
    onDone: async ({ data }) => {
      onClose()
      toast(`A test of ${data.event.type} is on its way to ${name}.`)
      await refresh()
      await navigate({ href: webhookAddress(team, id, { delivery: data.id }) })
    },
  })
  return (
    <FormModal
      title="Send a test"
      intro="A sample event, signed like any other. It is sent once, even to a disabled webhook, and does not affect statistics."
      submitLabel="Send test"
      errors={send.errors}
      problem={send.problem}
      busy={send.busy}
      onSubmit={(values) => send.send(z.parse(EventTypeName, textIn(values, 'type')))}
      onClose={onClose}
    >
      <SelectField name="type" label="Event" choices={choices} />
    </FormModal>
  )
}
