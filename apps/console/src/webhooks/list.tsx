import { type Webhook, webhookStatuses } from '@sextant/contract/webhooks/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { webhookAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { usePageSearch } from '../kit/search'
import { StatusList } from '../kit/status-list'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import type { Column } from '../ui/table'
import { HourBars } from './hour-bars'
import { eventsText, statusTones } from './labels'
import { WebhookSearch, webhooksQuery } from './queries'

const columnsIn = (zone: string): readonly Column<Webhook>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name, url }) => (
      <span className="flex min-w-0 flex-col leading-tight wrap-anywhere">
        {name}
        <span className="font-mono text-xs font-normal text-muted">{url}</span>
      </span>
    ),
  },
  { id: 'events', label: 'Events', from: 'lg', cell: (webhook) => eventsText(webhook) },
  {
    id: 'stats',
    label: 'Last 24 hours',
    from: 'sm',
    cell: ({ stats_24h: { succeeded, failed, hours } }) => (
      <span className="flex items-center gap-3">
        <HourBars hours={hours} />
        <span className="tabular-nums">
          {numberText(succeeded + failed)}
          {failed > 0 ? <span className="ml-1.5 text-sm text-bad">{numberText(failed)} failed</span> : null}
        </span>
      </span>
    ),
  },
  {
    id: 'last',
    label: 'Last success',
    from: 'xl',
    cell: ({ last_success_at: at }) => (at ? <Instant at={at} zone={zone} /> : 'Not yet'),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
  },
]

/** The team's webhooks. */
export function WebhookList() {
  const query = usePageSearch(WebhookSearch)
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const list = useListPage(webhooksQuery(team, query.search, 'webhooks'), query.change)
  return (
    <StatusList
      title="Webhooks"
      context="Send events to your endpoints in real time."
      nouns={{ one: 'webhook', many: 'webhooks' }}
      emptyText="Webhooks post each event to your endpoint with a signature, and retry on failure."
      add={can('add-webhooks') ? { label: 'Add a webhook', href: webhookAddress(team, 'create') } : null}
      statuses={webhookStatuses}
      query={query}
      list={list}
      columns={columnsIn(zone)}
      hrefOf={(id) => webhookAddress(team, id)}
    />
  )
}
