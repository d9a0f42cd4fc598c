import type { ConnectionAttempt } from '@sextant/contract/marketplace/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Badge, type Tone } from '../ui/badge'
import { Panel } from '../ui/panel'
import { type Column, Table } from '../ui/table'
import { attemptsQuery } from './queries'

const tones: Readonly<Record<ConnectionAttempt['status'], Tone>> = {
  success: 'good',
  failed: 'bad',
  skipped: 'neutral',
}
const labels = { success: 'Delivered', failed: 'Failed', skipped: 'Not sent' } as const

const columnsIn = (zone: string): readonly Column<ConnectionAttempt>[] => [
  {
    id: 'event',
    label: 'Event',
    cell: ({ event_type: type, created }) => (
      <span className="flex flex-col leading-tight">
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{type}</span>
        <span className="text-xs font-normal text-muted">{instantText(created, zone)}</span>
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <Badge tone={tones[status]}>{labels[status]}</Badge>,
  },
  {
    id: 'answer',
    label: 'Response',
    cell: ({ response_status: status, error, next_attempt_at: next }) => (
      <span className="text-sm wrap-anywhere">
        {error ?? status ?? '—'}
        {next === null ? '' : ` Next attempt ${instantText(next, zone)}.`}
      </span>
    ),
  },
]

/** Recent deliveries to a partner, successful and failed. */
export function Attempts({ id }: { id: string }) {
  const { time_zone_id: zone } = useTeam()
  const { data } = useQuery(attemptsQuery(useTeamRef(), id))
  return (
    <Panel title="Latest deliveries" flush>
      {data?.data.length === 0 ? (
        <p className="p-4 text-muted">No deliveries in the last 30 days.</p>
      ) : (
        <Table label="Deliveries" columns={columnsIn(zone)} rows={data?.data} rowKey={(attempt) => attempt.id} />
      )}
    </Panel>
  )
}
