import { resendDelivery } from '@sextant/contract/webhooks/endpoints'
import type { DeliveryDetail } from '@sextant/contract/webhooks/schemas'
import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button, ButtonLink } from '../ui/button'
import { Code } from '../ui/code'
import { DescriptionList } from '../ui/description-list'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { AttemptView } from './attempt-view'
import { deliveryLabels, deliveryTones } from './labels'
import { deliveryQuery } from './queries'

type DeliveryPaneProps = { webhookId: string; deliveryId: string; closeHref: string }

/** One delivery: the event, and each attempt with its request and response. */
export function DeliveryPane({ webhookId, deliveryId, closeHref }: DeliveryPaneProps) {
  const { data } = useQuery(deliveryQuery(useTeamRef(), webhookId, deliveryId))
  const delivery = data?.data
  return (
    <Panel
      title={delivery?.event.type ?? 'Delivery'}
      label="Delivery"
      actions={
        <span className="flex items-center gap-2">
          {delivery ? <Resend webhookId={webhookId} delivery={delivery} /> : null}
          <ButtonLink href={closeHref} variant="quiet" aria-label="Close the delivery">
            <X aria-hidden="true" />
            <span className="lg:sr-only">Close</span>
          </ButtonLink>
        </span>
      }
    >
      {delivery ? <Contents delivery={delivery} /> : <LoadingDelivery />}
    </Panel>
  )
}

const LoadingDelivery = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-10" />
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </div>
)

function Contents({ delivery }: { delivery: DeliveryDetail }) {
  const { status, event, attempts, next_attempt_at: next, request_body: body } = delivery
  const { time_zone_id: zone } = useTeam()
  const [chosen, setChosen] = useState<string | null>(null)
  const attempt = attempts.find(({ id }) => id === chosen) ?? attempts[0]
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList
        items={[
          [
            'Status',
            <Badge key="status" tone={deliveryTones[status]}>
              {deliveryLabels[status]}
            </Badge>,
          ],
          [
            'webhook-id',
            <code key="id" className="text-xs">
              evt_{event.id}
            </code>,
          ],
          ['Record', event.resource_id],
          ['Happened', instantText(event.created, zone)],
          ['Next attempt', next ? instantText(next, zone) : null],
        ]}
      />
      {attempts.length > 1 ? (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1.5 font-medium">Attempts</legend>
          {attempts.map(({ id, attempt: nth, status, response_status: answer }) => (
            <Button
              key={id}
              aria-pressed={id === attempt?.id}
              onClick={() => setChosen(id)}
              className="aria-pressed:border-accent px-2.5"
            >
              <span aria-hidden="true" data-tone={deliveryTones[status]} className="size-2 rounded-full bg-(--tone)" />
              {nth}
              <span className="text-muted">{answer ?? 'no response'}</span>
            </Button>
          ))}
        </fieldset>
      ) : null}
      {attempt ? <AttemptView attempt={attempt} /> : <p className="text-muted">In progress.</p>}
      <Code title="Request body" text={prettyJson(body)} copy={body} />
    </div>
  )
}

function Resend({ webhookId, delivery }: { webhookId: string; delivery: DeliveryDetail }) {
  const team = useTeamRef()
  const can = useCan()
  const refresh = useRefresh('webhooks')
  const resend = useAction(
    () => api.call(resendDelivery, { team, id: webhookId, deliveryId: delivery.id }),
    async () => {
      toast(`${delivery.event.type} is being resent.`)
      await refresh()
    },
  )
  if (!can('edit-webhooks')) return null
  return (
    <Button busy={resend.busy} onClick={() => resend.send(undefined)}>
      {delivery.status === 'pending' ? 'Send now' : 'Resend'}
    </Button>
  )
}
