import type { Segment } from '@sextant/contract/segments/schemas'
import { moneyText, priceText } from '@sextant/domain/kit/money-text'
import { segmentHeadline } from '@sextant/domain/segments/headline'
import { segmentAnchor, tripAddress } from '../../kit/addresses'
import { SegmentTime } from '../../kit/segment-time'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { type Column, Table } from '../../ui/table'

const columnsOf = (reporting: string): readonly Column<Segment>[] => [
  { id: 'segment', label: 'Segment', cell: segmentHeadline },
  {
    id: 'traveler',
    label: 'Traveler',
    from: 'sm',
    cell: ({ member_name, travelers }) => member_name ?? (travelers.join(', ') || '—'),
  },
  {
    id: 'start',
    label: 'Starts',
    cell: (segment) => <SegmentTime segment={segment} end="start" />,
  },
  {
    id: 'status',
    label: 'Status',
    from: 'md',
    cell: ({ status }) => <Badge tone={status === 'Cancelled' ? 'warning' : 'neutral'}>{status}</Badge>,
  },
  {
    id: 'price',
    label: 'Price',
    align: 'end',
    from: 'sm',
    cell: ({ price, currency }) => (price === null ? '—' : priceText(price, currency)),
  },
  {
    id: 'cost',
    label: 'Cost',
    align: 'end',
    cell: ({ net_cents }) => (net_cents === null ? '—' : moneyText(net_cents, reporting)),
  },
]

/** The segments of a booking, with the cost of each. */
export function BookingSegments({ segments }: { segments: readonly Segment[] }) {
  const team = useTeamRef()
  const { currency } = useTeam()
  return (
    <Table
      label="Segments"
      columns={columnsOf(currency)}
      rows={segments}
      rowKey={({ id }) => id}
      rowHref={({ type, id, trip_id }) =>
        trip_id === null ? null : `${tripAddress(team, trip_id)}#${segmentAnchor(type, id)}`
      }
      isInactive={({ status }) => status === 'Cancelled'}
    />
  )
}
