import { SegmentStatus, type TravelType } from '@sextant/contract/segments/schemas'
import { switchTravelType, travelTypesIn } from '@sextant/domain/segments/travel-query'
import { ListDates } from '../kit/date-filter'
import type { Changes } from '../kit/search'
import { AnySelect, optionsOf } from '../ui/any-select'
import { type Chip, Chips } from '../ui/chips'
import { ClearFilters } from '../ui/clear-filters'
import { SearchInput } from '../ui/search-input'
import { MoreFilters } from './more-filters'
import { listsTrips, type TravelSearch, validSort } from './search'

const types: readonly Chip<TravelType>[] = [
  { id: 'all', label: 'All' },
  { id: 'trip', label: 'Trips' },
  { id: 'air', label: 'Flights', tone: 'air' },
  { id: 'hotel', label: 'Hotels', tone: 'hotel' },
  { id: 'car', label: 'Cars', tone: 'car' },
  { id: 'rail', label: 'Rail', tone: 'rail' },
  { id: 'transportation', label: 'Transportation', tone: 'transportation' },
  { id: 'restaurant', label: 'Restaurants', tone: 'restaurant' },
  { id: 'activity', label: 'Activities', tone: 'activity' },
]

/**
 * Unmanaged means any source other than a travel management company. Links from the charts use only these two classes.
 */
const sources = [
  { value: 'tmc', label: 'TMC' },
  { value: 'direct', label: 'Non-TMC' },
  { value: 'unknown', label: 'Unknown' },
  { value: 'direct,unknown', label: 'Non-TMC or unknown' },
] as const

type SourceChoice = (typeof sources)[number]['value']

const sourceChoice = (text: string | undefined): SourceChoice | undefined =>
  sources.find(({ value }) => value === text?.split(',').toSorted().join(','))?.value

type FiltersProps = {
  /** The current query, including the default dates. */
  search: TravelSearch
  today: string
  /** Whether the URL contains a filter. */
  filtered: boolean
  /** The name of the traveler filtered by, if known. */
  traveler: string | null
  onChange: (changes: Changes) => void
  onReset: () => void
}

/** The sort order to keep when the types change: trips and segments support different ones. */
const sortFor = (search: TravelSearch, type: string | undefined) => validSort({ type, sort: search.sort })

/** The filters of Travel. The first change puts the default dates into the URL, so that a filter never changes them. */
export function TravelFilters({ search, today, filtered, traveler, onChange, onReset }: FiltersProps) {
  const { start_date, end_date, sort } = search
  const chosen = travelTypesIn(search.type)
  const change = (changes: Changes) => onChange({ start_date, end_date, sort, ...changes })
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Chips
        label="Types"
        chips={types}
        selected={chosen}
        onToggle={(selected) => {
          const type = switchTravelType(chosen, selected)
          change({ type, sort: sortFor(search, type) })
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search travel"
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
        <ListDates today={today} search={{ start_date, end_date }} onChange={change} />
        <AnySelect
          label="Status"
          options={optionsOf(SegmentStatus.options)}
          value={search.status}
          onSelect={(status) => change({ status })}
        />
        {listsTrips(search) ? null : (
          <AnySelect
            label="Source"
            options={sources}
            value={sourceChoice(search.source_classification)}
            onSelect={(source) => change({ source_classification: source })}
          />
        )}
        <MoreFilters search={search} traveler={traveler} onChange={change} />
        <ClearFilters filtered={filtered} onClear={onReset} />
      </div>
    </div>
  )
}
