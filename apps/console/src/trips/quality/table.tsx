import type { QualityIssue } from '@sextant/contract/trips/quality'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { segmentAnchor, tripAddress } from '../../kit/addresses'
import { useTeamRef, useUser } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import type { MenuItem } from '../../ui/menu'
import { type Column, Table } from '../../ui/table'
import { kindLabels, shortMessage, statusTones } from './copy'
import type { Task } from './dialogs'
import { useIssueUpdate } from './update'

type OnTask = (task: Task) => void

/** Issues that can be fixed in place. */
const fixes = {
  unknown_traveler: { kind: 'traveler', label: 'Choose traveler' },
  missing_price: { kind: 'price', label: 'Set price' },
} as const

const fixOf = ({ code, status, trip_id }: QualityIssue) =>
  status !== 'Fixed' && trip_id !== null && (code === 'unknown_traveler' || code === 'missing_price')
    ? fixes[code]
    : null

const columnsFor = (onTask: OnTask): readonly Column<QualityIssue>[] => [
  {
    id: 'issue',
    label: 'Issue',
    cell: ({ code, message, trip_headline, note }) => (
      <span className="flex min-w-0 flex-col leading-snug wrap-anywhere">
        <span>{message}</span>
        <span className="text-xs font-normal text-muted">
          {[kindLabels[code], trip_headline, note && `Note: ${note}`].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    id: 'traveler',
    label: 'Traveler',
    from: 'md',
    cell: ({ member_name }) => member_name ?? 'Unknown',
  },
  {
    id: 'day',
    label: 'Date',
    sort: 'day',
    from: 'sm',
    cell: ({ day }) =>
      day ? (
        <time dateTime={day} className="whitespace-nowrap">
          {shortDayText(day)}
        </time>
      ) : (
        '—'
      ),
  },
  { id: 'assignee', label: 'Assigned to', from: 'lg', cell: ({ assignee }) => assignee?.name ?? '—' },
  {
    id: 'status',
    label: 'Status',
    from: 'md',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
  },
  {
    id: 'fix',
    label: 'Fix',
    from: 'sm',
    align: 'end',
    cell: (issue) => {
      const fix = fixOf(issue)
      return fix ? (
        <Button className="relative px-3" onClick={() => onTask({ kind: fix.kind, issue })}>
          {fix.label}
        </Button>
      ) : null
    },
  },
]

type IssueTableProps = {
  issues: readonly QualityIssue[] | undefined
  sort: string
  onSort: (sort: string) => void
  stale: boolean
  onTask: OnTask
}

/** A table of issues, each linking to its place in the trip. Some can be fixed in place. */
export function IssueTable({ issues, onTask, ...order }: IssueTableProps) {
  const team = useTeamRef()
  const me = useUser()
  const update = useIssueUpdate()
  const hrefOf = ({ trip_id, segments: [segment] }: QualityIssue) =>
    trip_id === null
      ? null
      : tripAddress(team, trip_id) + (segment ? `#${segmentAnchor(segment.type, segment.id)}` : '')
  const itemsOf = (issue: QualityIssue): MenuItem[] => {
    const fix = fixOf(issue)
    const isMine = issue.assignee?.id === me.id
    return [
      ...(fix ? [{ label: `${fix.label}…`, onSelect: () => onTask({ kind: fix.kind, issue }) }] : []),
      ...(isMine
        ? []
        : [
            {
              label: 'Assign to me',
              onSelect: () =>
                update.send({
                  issue,
                  change: { assignee_id: me.id },
                  notice: `${shortMessage(issue)}: assigned to you.`,
                }),
            },
          ]),
      { label: 'Assign…', onSelect: () => onTask({ kind: 'assign', issue }) },
      ...(issue.status === 'Open' ? [{ label: 'Dismiss…', onSelect: () => onTask({ kind: 'dismiss', issue }) }] : []),
      ...(issue.status === 'Dismissed'
        ? [
            {
              label: 'Open again',
              onSelect: () =>
                update.send({ issue, change: { status: 'Open' }, notice: `${shortMessage(issue)}: open again.` }),
            },
          ]
        : []),
    ]
  }
  return (
    <Table
      label="Issues"
      columns={columnsFor(onTask)}
      rows={issues}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      rowMenu={(issue) => ({ label: `More for: ${shortMessage(issue)}`, items: itemsOf(issue) })}
      isInactive={({ status }) => status !== 'Open'}
      {...order}
    />
  )
}
