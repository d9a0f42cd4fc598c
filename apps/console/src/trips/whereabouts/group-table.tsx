import { type WhereaboutGroup, type WhereaboutKind, whereaboutKinds } from '@sextant/contract/trips/where'
import { countryName } from '@sextant/domain/kit/country-name'
import { numberText } from '@sextant/domain/kit/number-text'
import { searchText, whereAddress } from '../../kit/addresses'
import { useRawSearch } from '../../kit/raw-search'
import { useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { type Column, Table } from '../../ui/table'
import { kindBadges } from './kinds'
import type { Grouping } from './search'

const nouns: Record<Grouping, string> = {
  country: 'Country',
  city: 'City',
  flight: 'Flight',
  hotel: 'Hotel',
}

/** The filter that selects the people of a group; null for people without a value. */
export function filterOf({ key, label, country_code }: WhereaboutGroup, by: Grouping) {
  if (key === '') return null
  switch (by) {
    case 'country':
      return { country_code: key }
    case 'city':
      return { locality: label, country_code: country_code ?? undefined }
    case 'flight':
      return { flight: key }
    case 'hotel':
      return { hotel: key }
  }
}

const columnsOf = (by: Grouping): readonly Column<WhereaboutGroup>[] => [
  {
    id: 'group',
    label: nouns[by],
    cell: ({ label, country_code }) => (
      <span className="flex flex-col leading-tight wrap-anywhere">
        {label}
        {by !== 'country' && country_code ? (
          <span className="text-xs font-normal text-muted">{countryName(country_code)}</span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'kinds',
    label: 'Where',
    from: 'sm',
    cell: ({ kinds }) => (
      <span className="flex flex-wrap gap-1.5">
        {whereaboutKinds
          .filter((kind) => kinds[kind] > 0)
          .map((kind) => (
            <KindCount key={kind} kind={kind} count={kinds[kind]} />
          ))}
      </span>
    ),
  },
  {
    id: 'people',
    label: 'People',
    align: 'end',
    cell: ({ people }) => numberText(people),
  },
]

const KindCount = ({ kind, count }: { kind: WhereaboutKind; count: number }) => (
  <Badge tone={kindBadges[kind].tone}>
    {numberText(count)} {kindBadges[kind].label.toLowerCase()}
  </Badge>
)

type GroupTableProps = { groups: readonly WhereaboutGroup[] | undefined; by: Grouping; stale: boolean }

/** The number of people per country, city, flight or hotel; each row links to them. */
export function GroupTable({ groups, by, stale }: GroupTableProps) {
  const team = useTeamRef()
  const { by: _by, next: _next, previous: _previous, ...rest } = useRawSearch()
  return (
    <Table
      label={`People by ${by}`}
      columns={columnsOf(by)}
      rows={groups}
      rowKey={({ key }) => key}
      rowHref={(group) => {
        const filter = filterOf(group, by)
        return filter && whereAddress(team) + searchText({ ...rest, ...filter })
      }}
      isInactive={({ key }) => key === ''}
      stale={stale}
    />
  )
}
