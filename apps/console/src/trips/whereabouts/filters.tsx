import { type WhereaboutKind, whereaboutKinds } from '@sextant/contract/trips/where'
import { countryName } from '@sextant/domain/kit/country-name'
import { numberText } from '@sextant/domain/kit/number-text'
import { X } from 'lucide-react'
import type { Changes } from '../../kit/search'
import { Button } from '../../ui/button'
import { Chips } from '../../ui/chips'
import { ClearFilters } from '../../ui/clear-filters'
import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import { kindBadges } from './kinds'
import { filtersOf, type WhereSearch } from './search'

const views = [
  { value: 'people', label: 'People' },
  { value: 'country', label: 'Countries' },
  { value: 'city', label: 'Cities' },
  { value: 'flight', label: 'Flights' },
  { value: 'hotel', label: 'Hotels' },
] as const

/** The selected kinds after one was toggled. Selecting all or none means no filter. */
function toggleKind(selectedKinds: readonly WhereaboutKind[], kind: WhereaboutKind): string | undefined {
  const next = whereaboutKinds.filter((one) => (one === kind) !== selectedKinds.includes(one))
  return next.length === 0 || next.length === whereaboutKinds.length ? undefined : next.join(',')
}

type FiltersProps = {
  search: WhereSearch
  /** The number of people per kind, after the other filters. */
  kinds: Readonly<Record<WhereaboutKind, number>> | undefined
  onChange: (changes: Changes) => void
  onReset: () => void
}

/** The filters of both the map and the table. */
export function WhereFilters({ search, kinds, onChange, onReset }: FiltersProps) {
  const { at: _at, ...filters } = filtersOf(search)
  const selectedKinds = whereaboutKinds.filter((kind) => search.kind?.split(',').includes(kind))
  const chips = whereaboutKinds.map((kind) => ({
    id: kind,
    tone: kindBadges[kind].tone,
    label: `${kindBadges[kind].label}${kinds ? ` ${numberText(kinds[kind])}` : ''}`,
  }))
  return (
    <div className="flex flex-col gap-3">
      <Chips
        label="Kinds"
        chips={chips}
        selected={selectedKinds}
        onToggle={(kind) => onChange({ kind: toggleKind(selectedKinds, kind) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search people and places"
          value={search.search ?? ''}
          onSearch={(text) => onChange({ search: text || undefined })}
        />
        <Select
          label="Group by"
          options={views}
          value={search.by ?? 'people'}
          onSelect={(view) => onChange({ by: view === 'people' ? undefined : view })}
        />
        <ChosenFilter name="City" value={search.locality} onDrop={() => onChange({ locality: undefined })} />
        <ChosenFilter
          name="Country"
          value={search.country_code && countryName(search.country_code)}
          onDrop={() => onChange({ country_code: undefined })}
        />
        <ChosenFilter name="Flight" value={search.flight} onDrop={() => onChange({ flight: undefined })} />
        <ChosenFilter name="Hotel" value={search.hotel} onDrop={() => onChange({ hotel: undefined })} />
        <ClearFilters filtered={Object.values(filters).some((value) => value !== undefined)} onClear={onReset} />
      </div>
    </div>
  )
}

type ChosenFilterProps = { name: string; value: string | undefined; onDrop: () => void }

const ChosenFilter = ({ name, value, onDrop }: ChosenFilterProps) =>
  value ? (
    <Button aria-label={`${name}: ${value}. Remove this filter.`} onClick={onDrop}>
      {name}: {value}
      <X aria-hidden="true" />
    </Button>
  ) : null
