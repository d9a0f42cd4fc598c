import { TravelerStatus } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { countryName } from '@sextant/domain/kit/country-name'
import { numberText } from '@sextant/domain/kit/number-text'
import { personName } from '@sextant/domain/kit/person-name'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { FileUp, Map as MapIcon, UserPlus, X } from 'lucide-react'
import { importsAddress, personAddress, whereAddress } from '../kit/addresses'
import { useListPage } from '../kit/list'
import { ListNotices } from '../kit/list-notices'
import { type Changes, usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { AnySelect, optionsOf } from '../ui/any-select'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button, ButtonLink } from '../ui/button'
import { ClearFilters } from '../ui/clear-filters'
import { EmptyState } from '../ui/empty-state'
import { Page } from '../ui/page'
import { Paging } from '../ui/paging'
import { SearchInput } from '../ui/search-input'
import { type Column, Table } from '../ui/table'
import { PeopleSearch, peopleQuery } from './queries'

/** A value that, when clicked, becomes the list's only filter; it sits above the row's link. */
const FilterButton = ({ text, description, onPress }: { text: string; description: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={description}
    onClick={onPress}
    className="relative z-1 text-left wrap-anywhere underline-offset-2 hover:underline"
  >
    {text}
  </button>
)

/** A person's current location and next trip in one line, for windows too narrow for the columns. */
const aheadOf = ({ current_location, next_trip }: Traveler): string =>
  [current_location && `Now: ${current_location}`, next_trip && `Next: ${next_trip.headline}`]
    .filter(Boolean)
    .join(' · ')

const columnsFor = (applyFilter: (changes: Changes) => void): readonly Column<Traveler>[] => [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    cell: (person) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={personName(person)} email={person.email} size={32} />
        <span className="flex min-w-0 flex-col leading-tight ">
          <span title={personName(person)} className="line-clamp-2">
            {personName(person)}
          </span>
          <span className="line-clamp-2 text-xs font-normal text-muted">{person.title ?? person.employee_id}</span>
          <span className="text-xs font-normal text-muted lg:hidden">{aheadOf(person)}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'email',
    label: 'Email address',
    sort: 'email',
    from: 'sm',
    cell: ({ email }) => <span className="block max-w-60 truncate proportional-nums">{email}</span>,
  },
  {
    id: 'department',
    label: 'Department',
    from: 'lg',
    cell: ({ department }) =>
      department === null ? (
        '—'
      ) : (
        <FilterButton
          text={department}
          description={`Only ${department}`}
          onPress={() => applyFilter({ department })}
        />
      ),
  },
  {
    id: 'country',
    label: 'Country',
    from: 'xl',
    cell: ({ country }) =>
      country === null ? (
        '—'
      ) : (
        <FilterButton
          text={countryName(country)}
          description={`Only ${countryName(country)}`}
          onPress={() => applyFilter({ country })}
        />
      ),
  },
  {
    id: 'now',
    label: 'Now',
    from: 'lg',
    cell: ({ current_location }) => current_location ?? <span className="text-muted">Nothing booked</span>,
  },
  {
    id: 'next',
    label: 'Next trip',
    from: 'xl',
    cell: ({ next_trip }) =>
      next_trip === null ? (
        '—'
      ) : (
        <span className="flex flex-col leading-tight whitespace-nowrap">
          {next_trip.headline}
          {next_trip.begin_datetime ? (
            <span className="text-xs text-muted">{shortDayText(next_trip.begin_datetime)}</span>
          ) : null}
        </span>
      ),
  },
  {
    id: 'trips',
    label: 'Trips',
    sort: 'trips_count',
    align: 'end',
    from: 'sm',
    cell: ({ trips_count }) => numberText(trips_count),
  },
  {
    id: 'status',
    label: 'Status',
    from: 'md',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>,
  },
]

/** The team's travelers. */
export function PeopleList() {
  const query = usePageSearch(PeopleSearch)
  const { search, change, reset } = query
  const team = useTeamRef()
  const can = useCan()
  const list = useListPage(peopleQuery(team, search, 'people'), change)
  const { sort = 'created:desc', next: _next, previous: _previous, ...filters } = search
  const filtered = Object.keys(filters).length > 0
  const add = can('add-members') ? (
    <ButtonLink variant="primary" href={personAddress(team, 'create')}>
      <UserPlus aria-hidden="true" />
      Add people
    </ButtonLink>
  ) : null
  return (
    <Page
      title="People"
      context="Travelers, where they are and where they're going next."
      actions={
        <>
          {can('browse-trips') ? (
            <ButtonLink href={whereAddress(team)}>
              <MapIcon aria-hidden="true" />
              Who is where
            </ButtonLink>
          ) : null}
          {can('add-imports') ? (
            <ButtonLink href={importsAddress(team, 'new', { type: 'members' })}>
              <FileUp aria-hidden="true" />
              Import
            </ButtonLink>
          ) : null}
          {can('edit-members') ? (
            <ButtonLink href={personAddress(team, 'duplicates')}>Find duplicates</ButtonLink>
          ) : null}
          {add}
        </>
      }
    >
      <ListNotices query={query} list={list} />
      <Filters search={search} filtered={filtered} onChange={change} onReset={() => void reset()} />
      {list.page?.data.length === 0 ? (
        <EmptyState
          title={filtered ? 'No people match these filters.' : 'There are no people yet.'}
          action={filtered ? null : add}
        >
          {filtered
            ? 'Remove a filter, or search for part of a name or email address.'
            : 'Add the people who travel. Bookings are matched to them by email address and name, including earlier ones.'}
        </EmptyState>
      ) : (
        <>
          <Table
            label="People"
            columns={columnsFor((changes) => void change(changes))}
            rows={list.page?.data}
            rowKey={({ id }) => id}
            rowHref={({ id }) => (can('read-members') ? personAddress(team, id) : null)}
            isInactive={({ status }) => status === 'Inactive'}
            sort={sort}
            onSort={(next) => void change({ sort: next })}
            stale={list.stale}
          />
          {list.paging ? <Paging state={list.paging} nouns={{ one: 'person', many: 'people' }} /> : null}
        </>
      )}
    </Page>
  )
}

type FiltersProps = {
  search: PeopleSearch
  filtered: boolean
  onChange: (changes: Changes) => unknown
  onReset: () => void
}

const Filters = ({ search, filtered, onChange, onReset }: FiltersProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-2">
    <SearchInput
      label="Search people"
      value={search.search ?? ''}
      onSearch={(text) => void onChange({ search: text || undefined })}
    />
    <AnySelect
      label="Status"
      options={optionsOf(TravelerStatus.options)}
      value={search.status}
      onSelect={(status) => onChange({ status })}
    />
    {search.department ? (
      <Button onClick={() => void onChange({ department: undefined })}>
        Department: {search.department}
        <X aria-hidden="true" />
      </Button>
    ) : null}
    {search.country ? (
      <Button onClick={() => void onChange({ country: undefined })}>
        Country: {countryName(search.country)}
        <X aria-hidden="true" />
      </Button>
    ) : null}
    <ClearFilters filtered={filtered} onClear={onReset} />
  </div>
)
