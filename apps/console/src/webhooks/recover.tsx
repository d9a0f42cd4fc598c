import { recoverDeliveries } from '@sextant/contract/webhooks/endpoints'
import type { Webhook } from '@sextant/contract/webhooks/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { api } from '../kit/api'
import { now } from '../kit/clock'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { SelectField } from '../ui/select-field'

const hour = 3600
const spans = [
  { value: String(hour), label: 'The last hour' },
  { value: String(24 * hour), label: 'The last 24 hours' },
  { value: String(7 * 24 * hour), label: 'The last 7 days' },
  { value: String(30 * 24 * hour), label: 'Everything stored (30 days)' },
]

/** Resends everything that failed within a period. */
export function RecoverDeliveries({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh('webhooks')
  const recover = useCommand((since: string) => api.call(recoverDeliveries, { team, id, body: { since } }), {
    onDone: async ({ data: { count } }) => {
      onClose()
      toast(
        count === 0
          ? `No deliveries to ${name} failed in that period.`
          : `${numberText(count)} failed ${count === 1 ? 'delivery' : 'deliveries'} to ${name} will be resent.`,
      )
      await refresh()
    },
  })
  const since = (seconds: number) => new Date(Date.parse(now()) - seconds * 1000).toISOString()
  return (
    <FormModal
      title="Resend missed events"
      intro="Every delivery that failed in this period is retried from the first attempt, under its original ID."
      submitLabel="Resend"
      errors={recover.errors}
      problem={recover.problem}
      busy={recover.busy}
      onSubmit={(values) => recover.send(since(Number(textIn(values, 'since'))))}
      onClose={onClose}
    >
      <SelectField name="since" label="Failed in" choices={spans} defaultValue={String(24 * hour)} />
    </FormModal>
  )
}
