import { segmentTypes } from '@sextant/contract/segments/schemas'
import type { Trip } from '@sextant/contract/trips/schemas'
import { moneyText } from '@sextant/domain/kit/money-text'
import { personName } from '@sextant/domain/kit/person-name'
import { spanText } from '@sextant/domain/kit/time-text'
import { tripAddress } from '../kit/addresses'
import { useMay, useTeamRef } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { segmentLabels } from '../ui/segment-icon'
import { SourceBadge } from '../ui/source-badge'
import { type Column, Table } from '../ui/table'
import { LifecycleBadge } from './lifecycle'
import { useDeleteTrip } from './use-delete-trip'

function Contents({ counts }: { counts: Trip['segment_counts'] }) {
  const present = segmentTypes.filter((type) => counts[type] > 0)
  return (
    <span className="flex gap-1">
      {present.map((type) => (
        <span key={type} className="chip tabular-nums" data-hue={type} title={segmentLabels[type]}>
          {counts[type]}
          <span className="max-2xl:sr-only">{segmentLabels[type]}</span>
        </span>
      ))}
    </span>
  )
}

const columns: readonly Column<Trip>[] = [
  {
    id: 'headline',
    label: 'Trip',
    sort: 'headline',
    cell: ({ headline, destination, country_code, owner }) => (
      <span className="flex flex-col leading-tight wrap-anywhere">
        {headline}
        <span className="text-xs font-normal text-muted sm:hidden">{personName(owner)}</span>
        <span className="text-xs font-normal text-muted max-sm:hidden">
          {[destination, country_code].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
  },
  {
    id: 'traveler',
    label: 'Traveler',
    from: 'sm',
    cell: ({ owner }) => (
      <span className="flex items-center gap-2">
        <Avatar name={personName(owner)} email={owner.email ?? ''} size={24} />
        {personName(owner)}
      </span>
    ),
  },
  {
    id: 'dates',
    label: 'Dates',
    sort: 'start_date',
    cell: ({ begin_datetime: begin, end_datetime: end }) =>
      begin ? (
        <time dateTime={begin} className="whitespace-nowrap">
          {spanText(begin, end ?? begin)}
        </time>
      ) : (
        '—'
      ),
  },
  {
    id: 'contents',
    label: 'Segments',
    from: 'lg',
    cell: ({ segment_counts }) => <Contents counts={segment_counts} />,
  },
  {
    id: 'cost',
    label: 'Cost',
    align: 'end',
    from: 'md',
    cell: ({ total_cost, currency }) => (total_cost === null ? '—' : moneyText(total_cost, currency)),
  },
  {
    id: 'source',
    label: 'Source',
    from: 'xl',
    cell: ({ source_classification }) => <SourceBadge source={source_classification} />,
  },
  {
    id: 'status',
    label: 'Status',
    from: 'md',
    cell: ({ lifecycle }) => <LifecycleBadge lifecycle={lifecycle} />,
  },
]

type TripTableProps = {
  trips: readonly Trip[] | undefined
  label?: string
  sort?: string
  onSort?: (sort: string) => void
  stale?: boolean
  /** Trips can be deleted in their rows, by those who may. */
  deletable?: boolean
}

/** Trips in rows, each leading to its page. */
export function TripTable({ trips, label = 'Trips', deletable = false, ...order }: TripTableProps) {
  const team = useTeamRef()
  const may = useMay()
  const deleteTrip = useDeleteTrip()
  return (
    <Table
      label={label}
      columns={columns}
      rows={trips}
      rowKey={({ id }) => id}
      rowHref={({ id }) => tripAddress(team, id)}
      {...(deletable && may('delete-trips')
        ? {
            rowMenu: (trip: Trip) => ({
              label: `More for ${trip.headline}`,
              items: [{ label: 'Delete trip…', danger: true, onSelect: () => void deleteTrip(trip) }],
            }),
          }
        : {})}
      faded={({ status }) => status === 'Cancelled'}
      {...order}
    />
  )
}
