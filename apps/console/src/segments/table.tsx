import type { Segment } from '@sextant/contract/segments/schemas'
import { withCountry } from '@sextant/domain/kit/country-name'
import { priceText } from '@sextant/domain/kit/money-text'
import { segmentHeadline, segmentKind, segmentService } from '@sextant/domain/segments/headline'
import { isShown } from '@sextant/domain/segments/is-shown'
import { sourceName } from '@sextant/domain/segments/source-name'
import { segmentAnchor, tripAddress } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { SegmentTime } from '../kit/segment-time'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { SegmentIcon } from '../ui/segment-icon'
import { SourceBadge } from '../ui/source-badge'
import { type Column, Table } from '../ui/table'
import { useDeleteSegment } from './use-delete-segment'

const travelerOf = ({ member_name, travelers }: Segment): string => member_name ?? travelers[0] ?? 'Unknown'

const headline: Column<Segment> = {
  id: 'segment',
  label: 'Segment',
  cell: (segment) => (
    <span className="flex min-w-0 items-center gap-2.5">
      <SegmentIcon kind={segmentKind(segment)} />
      <span className="flex min-w-0 flex-col leading-tight max-sm:wrap-anywhere">
        <span className={segment.status === 'Cancelled' ? 'line-through' : ''}>{segmentHeadline(segment)}</span>
        <span className="text-xs font-normal text-muted">
          <span className="md:hidden">
            {[travelerOf(segment), segmentService(segment)].filter(Boolean).join(' · ')}
          </span>
          <span className="max-md:hidden">{segmentService(segment)}</span>
        </span>
      </span>
    </span>
  ),
}

const columnsIn = (zone: string): readonly Column<Segment>[] => [
  headline,
  {
    id: 'traveler',
    label: 'Traveler',
    from: 'md',
    cell: travelerOf,
  },
  {
    id: 'start',
    label: 'Starts',
    sort: 'start_date',
    cell: (segment) => <SegmentTime segment={segment} end="start" />,
  },
  {
    id: 'end',
    label: 'Ends',
    sort: 'end_date',
    extra: true,
    cell: (segment) => <SegmentTime segment={segment} end="end" />,
  },
  {
    id: 'place',
    label: 'Place',
    from: 'lg',
    cell: ({ start_locality, start_country_code }) => withCountry(start_locality, start_country_code) || '—',
  },
  {
    id: 'provider',
    label: 'Provider',
    sort: 'provider',
    extra: true,
    cell: ({ provider }) => provider ?? '—',
  },
  {
    id: 'confirmation',
    label: 'Confirmation',
    extra: true,
    cell: ({ confirmation_no }) => <span className="font-mono text-sm">{confirmation_no ?? '—'}</span>,
  },
  {
    id: 'created',
    label: 'Added',
    sort: 'created',
    extra: true,
    cell: ({ created }) => <Instant at={created} zone={zone} />,
  },
  {
    id: 'price',
    label: 'Price',
    sort: 'cents',
    align: 'end',
    from: 'sm',
    cell: ({ price, currency }) => (price === null ? '—' : priceText(price, currency)),
  },
  {
    id: 'source',
    label: 'Source',
    from: 'lg',
    cell: ({ source_classification, source_name }) => (
      <SourceBadge source={source_classification} name={sourceName(source_name)} />
    ),
  },
  {
    id: 'status',
    label: 'Status',
    from: 'sm',
    cell: ({ status }) => <Badge tone={status === 'Cancelled' ? 'warning' : 'neutral'}>{status}</Badge>,
  },
]

type SegmentTableProps = {
  segments: readonly Segment[] | undefined
  sort?: string
  onSort?: (sort: string) => void
  stale?: boolean
}

/** A table of segments, each row linking to its place on the trip page. Developer teams have no trip pages. */
export function SegmentTable({ segments, ...order }: SegmentTableProps) {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const deleteSegment = useDeleteSegment()
  return (
    <Table
      label="Segments"
      columns={columnsIn(zone)}
      rows={segments?.filter(isShown)}
      rowKey={({ type, id }) => `${type}-${id}`}
      rowHref={({ type, id, trip_id }) =>
        team.type === 'org' && trip_id ? `${tripAddress(team, trip_id)}#${segmentAnchor(type, id)}` : null
      }
      {...(can('delete-segments')
        ? {
            rowMenu: (segment: Segment) => ({
              label: `More for ${segmentHeadline(segment)}`,
              items: [{ label: 'Delete segment…', danger: true, onSelect: () => void deleteSegment(segment) }],
            }),
          }
        : {})}
      isInactive={({ status }) => status === 'Cancelled'}
      {...order}
    />
  )
}
