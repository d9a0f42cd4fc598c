import type { TravelType } from '@sextant/contract/segments/schemas'
import { switchTravelType, travelTypesIn } from '@sextant/domain/segments/travel-query'
import { X } from 'lucide-react'
import type { Changes } from '../kit/search'
import { Button } from '../ui/button'
import { type Chip, Chips } from '../ui/chips'
import { DateFilter } from '../ui/date-filter'
import { SearchInput } from '../ui/search-input'
import { Select } from '../ui/select'
import type { TravelSearch } from './search'

const types: readonly Chip<TravelType>[] = [
  { id: 'all', label: 'All' },
  { id: 'trip', label: 'Trips' },
  { id: 'air', label: 'Flights', hue: 'air' },
  { id: 'hotel', label: 'Hotels', hue: 'hotel' },
  { id: 'car', label: 'Cars', hue: 'car' },
  { id: 'rail', label: 'Rail', hue: 'rail' },
  { id: 'transportation', label: 'Transportation', hue: 'transportation' },
  { id: 'restaurant', label: 'Restaurants', hue: 'restaurant' },
  { id: 'activity', label: 'Activities', hue: 'activity' },
]

const statuses = [
  { value: 'any', label: 'Any' },
  { value: 'Active', label: 'Active' },
  { value: 'Cancelled', label: 'Cancelled' },
] as const

const sources = [
  { value: 'any', label: 'Any' },
  { value: 'tmc', label: 'TMC' },
  { value: 'direct', label: 'Non-TMC' },
] as const

type FiltersProps = {
  /** What is listed at present, the default days included. */
  search: TravelSearch
  today: string
  /** Some filter stands in the address. */
  filtered: boolean
  onChange: (changes: Changes) => void
  onReset: () => void
}

/** Travel's filters. The first change makes the default days explicit, so that a filter never moves them. */
export function TravelFilters({ search, today, filtered, onChange, onReset }: FiltersProps) {
  const { start_date, end_date, sort } = search
  const chosen = travelTypesIn(search.type)
  const change = (changes: Changes) => onChange({ start_date, end_date, sort, ...changes })
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Chips
        label="Types"
        chips={types}
        pressed={chosen}
        onPress={(type) => change({ type: switchTravelType(chosen, type) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search travel"
          value={search.search ?? ''}
          onSearch={(text) => change({ search: text || undefined })}
        />
        <DateFilter
          today={today}
          span={{ start: start_date, end: end_date }}
          onSpan={({ start, end }) => change({ start_date: start, end_date: end })}
        />
        <Select
          label="Status"
          options={statuses}
          value={search.status ?? 'any'}
          onSelect={(status) => change({ status: status === 'any' ? undefined : status })}
        />
        {chosen.includes('trip') ? null : (
          <Select
            label="Source"
            options={sources}
            value={search.source_classification ?? 'any'}
            onSelect={(source) => change({ source_classification: source === 'any' ? undefined : source })}
          />
        )}
        {filtered ? (
          <Button look="quiet" onClick={onReset}>
            <X aria-hidden="true" />
            Clear
          </Button>
        ) : null}
      </div>
    </div>
  )
}
