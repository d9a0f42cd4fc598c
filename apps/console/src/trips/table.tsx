import { segmentTypes } from '@sextant/contract/segments/schemas'
import type { Trip } from '@sextant/contract/trips/schemas'
import { withCountry } from '@sextant/domain/kit/country-name'
import { moneyText } from '@sextant/domain/kit/money-text'
import { personName } from '@sextant/domain/kit/person-name'
import { spanText } from '@sextant/domain/kit/time-text'
import { tripAddress } from '../kit/addresses'
import { useCan, useTeamRef } from '../kit/workspace'
import { Avatar } from '../ui/avatar'
import { cx } from '../ui/cx'
import { SegmentCount } from '../ui/segment-icon'
import { SourceBadge } from '../ui/source-badge'
import { type Column, Table } from '../ui/table'
import { LifecycleBadge } from './lifecycle'
import { useDeleteTrip } from './use-delete-trip'

function Contents({ counts }: { counts: Trip['segment_counts'] }) {
  const present = segmentTypes.filter((type) => counts[type] > 0)
  return (
    <span className="flex gap-1">
      {present.map((type) => (
        <SegmentCount key={type} kind={type} count={counts[type]} />
      ))}
    </span>
  )
}

const headline = (hidesTraveler: boolean): Column<Trip> => ({
  id: 'headline',
  label: 'Trip',
  sort: 'headline',
  cell: ({ headline, destination, country_code, owner }) => (
    <span className="flex flex-col leading-tight wrap-anywhere">
      {headline}
      <span className="text-xs font-normal text-muted sm:hidden">{hidesTraveler ? null : personName(owner)}</span>
      <span className={cx('text-xs font-normal text-muted', !hidesTraveler && 'max-sm:hidden')}>
        {withCountry(destination, country_code)}
      </span>
    </span>
  ),
})

const traveler: Column<Trip> = {
  id: 'traveler',
  label: 'Traveler',
  from: 'sm',
  cell: ({ owner }) => (
    <span className="flex items-center gap-2">
      <Avatar name={personName(owner)} email={owner.email ?? ''} size={24} />
      {personName(owner)}
    </span>
  ),
}

const factColumns: readonly Column<Trip>[] = [
  {
    id: 'dates',
    label: 'Dates',
    sort: 'start_date',
    cell: ({ begin_datetime: begin, end_datetime: end }) =>
      begin ? (
        <time dateTime={begin} className="sm:whitespace-nowrap">
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

const columns = [headline(false), traveler, ...factColumns]
const columnsOfOne = [headline(true), ...factColumns]

type TripTableProps = {
  trips: readonly Trip[] | undefined
  label?: string
  sort?: string
  onSort?: (sort: string) => void
  stale?: boolean
  /** Whether rows offer deletion, to users who may delete trips. */
  deletable?: boolean
  /** All trips belong to one person, whose name is already on the page. */
  singleTraveler?: boolean
}

/** A table of trips, each row linking to its page. */
export function TripTable({
  trips,
  label = 'Trips',
  deletable = false,
  singleTraveler = false,
  ...order
}: TripTableProps) {
  const team = useTeamRef()
  const can = useCan()
  const deleteTrip = useDeleteTrip()
  return (
    <Table
      label={label}
      columns={singleTraveler ? columnsOfOne : columns}
      rows={trips}
      rowKey={({ id }) => id}
      rowHref={({ id }) => tripAddress(team, id)}
      {...(deletable && can('delete-trips')
        ? {
            rowMenu: (trip: Trip) => ({
              label: `More for ${trip.headline}`,
              items: [{ label: 'Delete trip…', danger: true, onSelect: () => void deleteTrip(trip) }],
            }),
          }
        : {})}
      isInactive={({ status }) => status === 'Cancelled'}
      {...order}
    />
  )
}
