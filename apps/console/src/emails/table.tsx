import type { Email } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { sourceName } from '@sextant/domain/segments/source-name'
import { emailAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { useTeam, useTeamRef } from '../kit/workspace'
import { type Column, Table } from '../ui/table'
import { StatusBadge } from './status'

const columnsIn = (zone: string): readonly Column<Email>[] => [
  {
    id: 'subject',
    label: 'Subject',
    sort: 'subject',
    cell: ({ subject, from_address }) => (
      <span className="flex flex-col leading-tight wrap-anywhere">
        {subject || 'No subject'}
        <span className="text-xs font-normal text-muted lg:hidden">{from_address}</span>
      </span>
    ),
  },
  {
    id: 'from',
    label: 'From',
    sort: 'from_address',
    from: 'lg',
    cell: ({ from_address }) => (
      <span className="block max-w-60 truncate proportional-nums">{from_address ?? '—'}</span>
    ),
  },
  { id: 'status', label: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'source',
    label: 'Source',
    from: 'lg',
    cell: ({ source_name: name }) => <span className="whitespace-nowrap">{sourceName(name)}</span>,
  },
  {
    id: 'segments',
    label: 'Segments',
    align: 'end',
    from: 'sm',
    cell: ({ segment_count }) => numberText(segment_count),
  },
  {
    id: 'created',
    label: 'Received',
    sort: 'created',
    from: 'sm',
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
]

type EmailTableProps = {
  emails: readonly Email[] | undefined
  sort?: string
  onSort?: (sort: string) => void
  stale?: boolean
}

/** A table of emails, each row linking to its page. Times are in the team's time zone. */
export function EmailTable({ emails, ...order }: EmailTableProps) {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  return (
    <Table
      label="Emails"
      columns={columnsIn(time_zone_id)}
      rows={emails}
      rowKey={({ id }) => id}
      rowHref={({ id }) => emailAddress(team, id)}
      {...order}
    />
  )
}
