import type { Webhook } from '@sextant/contract/webhooks/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { webhookAddress } from '../kit/addresses'
import { useParam } from '../kit/params'
import { usePageSearch } from '../kit/search'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Page } from '../ui/page'
import { Tabs } from '../ui/tabs'
import { WebhookActions } from './actions'
import { DeliveryLog } from './delivery-log'
import { HourBars } from './hour-bars'
import { disabledTexts, statusTones } from './labels'
import { DeliverySearch, webhookQuery } from './queries'
import { WebhookSettings } from './settings'

/** One webhook: its deliveries and settings. */
export function WebhookPage() {
  const team = useTeamRef()
  const { search } = usePageSearch(DeliverySearch)
  const webhook = useSuspenseQuery(webhookQuery(team, useParam('webhookId'))).data.data
  const isSettings = search.view === 'settings'
  return (
    <Page title={webhook.name} context={<Summary webhook={webhook} />} actions={<WebhookActions webhook={webhook} />}>
      <StatusNotice webhook={webhook} />
      <Tabs
        label="Parts of the webhook"
        tabs={[
          { label: 'Deliveries', href: webhookAddress(team, webhook.id), current: !isSettings },
          {
            label: 'Settings',
            href: webhookAddress(team, webhook.id, { view: 'settings' }),
            current: isSettings,
          },
        ]}
      />
      {isSettings ? <WebhookSettings webhook={webhook} /> : <DeliveryLog webhook={webhook} />}
    </Page>
  )
}

function Summary({ webhook: { status, url, stats_24h: stats } }: { webhook: Webhook }) {
  const all = stats.succeeded + stats.failed
  const texts = [
    `${numberText(all)} ${all === 1 ? 'attempt' : 'attempts'} in 24 hours`,
    ...(stats.failed > 0 ? [`${numberText(stats.failed)} failed`] : []),
    ...(stats.average_ms === null ? [] : [`${numberText(stats.average_ms)} ms on average`]),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone={statusTones[status]}>{status}</Badge>
      <span className="font-mono text-[0.8125rem] wrap-anywhere">{url}</span>
      <span className="flex items-center gap-3">
        {texts.join(' · ')}
        <HourBars hours={stats.hours} />
      </span>
    </div>
  )
}

/** Explains why a webhook receives no events. */
function StatusNotice({ webhook: { status, disabled_reason, disabled_at, failing_since } }: { webhook: Webhook }) {
  const { time_zone_id: zone } = useTeam()
  const text =
    status === 'Disabled' && disabled_reason
      ? `${disabledTexts[disabled_reason]}${disabled_at ? ` Nothing has been sent since ${instantText(disabled_at, zone)}.` : ''}`
      : status === 'Failing' && failing_since
        ? `Every attempt since ${instantText(failing_since, zone)} has failed. The webhook is disabled after five days of failures.`
        : null
  if (text === null) return null
  return (
    <p
      data-tone={status === 'Failing' ? 'bad' : 'warning'}
      className="mb-4 rounded-control border border-(--tone) px-3 py-2"
    >
      {text}
    </p>
  )
}
