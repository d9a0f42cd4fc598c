import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { type DataRequest, downloadDataExport } from '@sextant/contract/travelers/privacy'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { useState } from 'react'
import { now } from '../../kit/clock'
import { Instant } from '../../kit/instant'
import { useListPage } from '../../kit/list'
import { ListNotices } from '../../kit/list-notices'
import { usePageSearch } from '../../kit/search'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { Paging } from '../../ui/paging'
import { type Column, Table } from '../../ui/table'
import { NewRequest } from './new-request'
import { dataRequestsQuery, PrivacySearch } from './queries'

const types = { export: 'Export', erase: 'Erasure' } as const
const tones = { Processing: 'accent', Completed: 'good', Failed: 'bad' } as const

const countsText = (counts: DataRequest['counts']): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${numberText(count)} ${kind.replaceAll('_', ' ')}`)
    .join(', ')

type RequestContext = { readonly team: TeamRef; readonly zone: string; readonly mayRead: boolean }

const columnsIn = ({ team, zone, mayRead }: RequestContext): readonly Column<DataRequest>[] => [
  { id: 'email', label: 'Person', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { id: 'type', label: 'Request', cell: ({ type }) => types[type] },
  {
    id: 'status',
    label: 'Status',
    from: 'sm',
    cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  },
  { id: 'found', label: 'Found', from: 'md', cell: ({ counts }) => countsText(counts) || '—' },
  { id: 'by', label: 'Requested by', from: 'lg', cell: ({ requested_by }) => requested_by ?? '—' },
  {
    id: 'created',
    label: 'Requested',
    from: 'lg',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
  {
    id: 'file',
    label: 'File',
    align: 'end',
    cell: ({ id, type, status, expires_at }) =>
      type === 'export' && status === 'Completed' && mayRead && expires_at && expires_at > now() ? (
        <a
          href={urlOf(downloadDataExport, { team, id })}
          download
          title={`Until ${instantText(expires_at, zone)}`}
          className="text-accent underline underline-offset-2"
        >
          Download
        </a>
      ) : (
        '—'
      ),
  },
]

/** Data subject requests: export or erase all data about one person. */
export function Privacy() {
  const query = usePageSearch(PrivacySearch)
  const { search, change } = query
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const list = useListPage(dataRequestsQuery(team, search, 'privacy'), change)
  const can = useCan()
  const [asking, setAsking] = useState<DataRequest['type'] | null>(null)
  const canRequest = can('add-dsr')
  return (
    <Page
      title="Privacy"
      context="Export or erase all data that this team holds about a person. Both actions are recorded in the audit log."
      actions={
        canRequest ? (
          <>
            <Button onClick={() => setAsking('export')}>Export a person’s data</Button>
            <Button variant="danger" onClick={() => setAsking('erase')}>
              Erase a person’s data
            </Button>
          </>
        ) : null
      }
    >
      <ListNotices query={query} list={list} />
      {list.page?.data.length === 0 ? (
        <EmptyState title="No requests yet.">
          When a person asks for their data or its erasure, the request and its outcome appear here.
        </EmptyState>
      ) : (
        <>
          <Table
            label="Data subject requests"
            columns={columnsIn({ team, zone, mayRead: can('read-dsr') })}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'request', many: 'requests' }} /> : null}
        </>
      )}
      {asking ? <NewRequest type={asking} onClose={() => setAsking(null)} /> : null}
    </Page>
  )
}
