import type { DemoTeam } from '@sextant/demo/teams'
import { groupTrips } from '@sextant/domain/trips/group'
import type { SegmentRow } from '../../segments'
import { columnsOf } from '../../trips/columns'
import type { StoredTrip } from '../../trips/store'
import { knownOf, type Ledger } from './apply-booking'
import { type BookingCosts, bookingCosts } from './booking-costs'
import { segmentRow } from './tables'

type FormedTrips = {
  readonly segments: SegmentRow[]
  readonly trips: StoredTrip[]
  readonly booking_amounts: BookingCosts['amounts']
}

/** Groups everyone's segments into trips, and numbers the trips in the order in which they were first mentioned. */
export function formTrips({ id: team, currency }: DemoTeam, ledger: Ledger): FormedTrips {
  const { amounts, costs } = bookingCosts(team, currency, ledger)
  const groups = [...ledger.byOwner.values()].flatMap((segment) =>
    groupTrips(segment.map(knownOf)).map(({ segment_ids }) => {
      const ids = new Set(segment_ids)
      return segment.filter(({ id }) => ids.has(id)).map((draft) => segmentRow(team, draft, costs.get(draft.id)))
    }),
  )
  const trips = groups
    .toSorted((a, b) => firstId(a) - firstId(b))
    .map((segments) => tripOf(team, ledger.ids.next('trips'), segments))
  return {
    booking_amounts: amounts,
    trips: trips.map(({ trip }) => trip),
    segments: trips.flatMap(({ segments }) => segments).toSorted((a, b) => Number(a.id) - Number(b.id)),
  }
}

const firstId = (segments: readonly SegmentRow[]): number => Math.min(...segments.map(({ id }) => Number(id)))

function tripOf(team: string, id: string, segments: readonly SegmentRow[]) {
  const columns = columnsOf(segments, segments[0]?.owner_key ?? '')
  const trip: StoredTrip = {
    ...columns,
    team_id: team,
    id,
    segment_counts: JSON.parse(columns.segment_counts),
    warnings: JSON.parse(columns.warnings),
    has_own_headline: false,
    notes: null,
    tags: [],
    created: segments.map(({ created }) => created).toSorted()[0] ?? '',
    modified:
      segments
        .map(({ modified }) => modified)
        .toSorted()
        .at(-1) ?? '',
  }
  return { trip, segments: segments.map((segment) => ({ ...segment, trip_id: id })) }
}
