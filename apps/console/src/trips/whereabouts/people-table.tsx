import type { Whereabout } from '@sextant/contract/trips/where'
import { countryName } from '@sextant/domain/kit/country-name'
import { zoneText } from '@sextant/domain/kit/time-text'
import { segmentHeadline, segmentKind } from '@sextant/domain/segments/headline'
import { personAddress, segmentAnchor, tripAddress } from '../../kit/addresses'
import { Instant } from '../../kit/instant'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Link } from '../../ui/link'
import { SegmentIcon } from '../../ui/segment-icon'
import { type Column, Table } from '../../ui/table'
import { kindBadges } from './kinds'

export type Selection = {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

const Kind = ({ kind }: Pick<Whereabout, 'kind'>) => (
  <Badge tone={kindBadges[kind].tone}>{kindBadges[kind].label}</Badge>
)

const name: Column<Whereabout> = {
  id: 'name',
  label: 'Name',
  cell: (person) => (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="max-sm:hidden">
        <Avatar name={person.name} email={person.email} size={28} />
      </span>
      <span className="flex min-w-0 flex-col items-start leading-tight wrap-break-word">
        {person.name}
        <span className="text-xs font-normal text-muted max-sm:hidden">{person.department}</span>
        <span className="mt-0.5 sm:hidden">
          <Kind kind={person.kind} />
        </span>
      </span>
    </span>
  ),
}

const kind: Column<Whereabout> = {
  id: 'kind',
  label: 'Where',
  from: 'sm',
  cell: (person) => <Kind kind={person.kind} />,
}

/** `Paris, France` below the hotel or airport, where known; in transit, the destination. */
const place: Column<Whereabout> = {
  id: 'place',
  label: 'Place',
  cell: ({ kind, place: placeName, locality, country_code, flight }) => {
    const cityText = [locality, country_code && countryName(country_code)].filter(Boolean).join(', ')
    const ownName = placeName !== null && placeName !== locality ? placeName : null
    if (ownName === null && cityText === '') return '—'
    return (
      <span className="flex flex-col leading-tight wrap-anywhere">
        <span>
          {kind === 'in_transit' ? `${flight ?? 'On the way'} to ` : ''}
          {ownName ?? cityText}
        </span>
        {ownName === null || cityText === '' ? null : <span className="text-xs text-muted">{cityText}</span>}
      </span>
    )
  },
}

const untilIn = (teamZone: string): Column<Whereabout> => ({
  id: 'until',
  label: 'Until',
  from: 'md',
  cell: ({ until, time_zone_id }) => {
    if (until === null) return '—'
    const zone = time_zone_id ?? teamZone
    return (
      <span className="flex flex-col leading-tight">
        <Instant at={until} zone={zone} />
        <span className="text-xs text-muted">{zoneText(zone, null)}</span>
      </span>
    )
  },
})

function Proof({ person: { segment, trip_id } }: { person: Whereabout }) {
  const team = useTeamRef()
  if (segment === null || trip_id === null) return '—'
  return (
    <Link
      href={`${tripAddress(team, trip_id)}#${segmentAnchor(segment.type, segment.id)}`}
      className="relative z-1 inline-flex items-center gap-2 text-accent underline-offset-2 hover:underline"
    >
      <SegmentIcon kind={segmentKind(segment)} />
      <span className="wrap-anywhere">{segmentHeadline(segment)}</span>
    </Link>
  )
}

const proof: Column<Whereabout> = {
  id: 'proof',
  label: 'Based on',
  from: 'lg',
  cell: (person) => <Proof person={person} />,
}

const selectIn = ({ ids, toggle }: Selection): Column<Whereabout> => ({
  id: 'select',
  label: 'Select',
  align: 'end',
  cell: (person) => (
    <input
      type="checkbox"
      aria-label={`Select ${person.name}`}
      checked={ids.has(person.id)}
      onChange={() => toggle(person.id)}
      className="relative z-1 size-4 align-middle accent-accent-fill"
    />
  ),
})

type PeopleTableProps = {
  people: readonly Whereabout[] | undefined
  selection: Selection
  stale: boolean
}

/** A table of people and their whereabouts; each row links to the person, and to the booking it is based on. */
export function PeopleTable({ people, selection, stale }: PeopleTableProps) {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  const can = useCan()
  return (
    <Table
      label="Where people are"
      columns={[name, kind, place, untilIn(time_zone_id), proof, selectIn(selection)]}
      rows={people}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (can('read-members') ? personAddress(team, id) : null)}
      isInactive={(person) => person.kind === 'unknown'}
      stale={stale}
    />
  )
}
