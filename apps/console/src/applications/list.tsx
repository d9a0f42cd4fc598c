import { type Application, applicationStatuses } from '@sextant/contract/applications/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { appAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useListPage } from '../kit/list'
import { usePageSearch } from '../kit/search'
import { StatusList } from '../kit/status-list'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Copyable } from '../ui/copy'
import type { Column } from '../ui/table'
import { ApplicationSearch, applicationsQuery } from './queries'

const columnsIn = (zone: string): readonly Column<Application>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: ({ name, description }) => (
      <span className="flex flex-col leading-tight wrap-anywhere">
        {name}
        {description ? <span className="text-xs font-normal text-muted">{description}</span> : null}
      </span>
    ),
  },
  {
    id: 'client',
    label: 'Client id',
    from: 'md',
    cell: ({ client_id }) => <Copyable item="Client id" text={client_id} />,
  },
  {
    id: 'calls',
    label: 'Calls in 24 hours',
    align: 'end',
    from: 'sm',
    cell: ({ calls_24h, failed_24h }) => (
      <>
        {numberText(calls_24h)}
        {failed_24h > 0 ? <span className="ml-1.5 text-sm text-bad">{numberText(failed_24h)} failed</span> : null}
      </>
    ),
  },
  {
    id: 'used',
    label: 'Last used',
    from: 'lg',
    cell: ({ last_used_at }) => (last_used_at ? <Instant at={last_used_at} zone={zone} /> : 'Not yet'),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
  },
]

/** The team's API clients. */
export function ApplicationList() {
  const query = usePageSearch(ApplicationSearch)
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const list = useListPage(applicationsQuery(team, query.search, 'apps'), query.change)
  return (
    <StatusList
      title="Apps"
      context="Programs that call the API for this team."
      nouns={{ one: 'app', many: 'apps' }}
      emptyText="An app accesses travel data through the API with a client ID and secret, limited to its scopes."
      add={can('add-applications') ? { label: 'Add an app', href: appAddress(team, 'create') } : null}
      statuses={applicationStatuses}
      query={query}
      list={list}
      columns={columnsIn(zone)}
      hrefOf={(id) => appAddress(team, id)}
    />
  )
}
