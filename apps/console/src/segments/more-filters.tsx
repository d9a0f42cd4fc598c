import { ListFilter, X } from 'lucide-react'
import { useId, useState } from 'react'
import { type Filter, isApplied } from '../kit/filters'
import type { Changes } from '../kit/search'
import { Button, IconButton } from '../ui/button'
import { inputClass } from '../ui/input-class'
import { Menu } from '../ui/menu'
import { Select } from '../ui/select'
import { listsTrips, type TravelSearch } from './search'

type Name = 'provider' | 'source_name' | 'country_code'

/** Text filters, shown once they are added or have a value. */
const wordFilters: readonly (Filter<Name> & { readonly width: string; readonly hint: string })[] = [
  { name: 'provider', label: 'Provider', persistent: false, width: 'w-36', hint: 'Full name' },
  { name: 'source_name', label: 'Source name', persistent: false, width: 'w-36', hint: 'Full name' },
  { name: 'country_code', label: 'Country', persistent: false, width: 'w-20', hint: 'Such as FR' },
]

const dateFields = [
  { value: 'overlap', label: 'Any day of travel' },
  { value: 'start', label: 'Start date' },
  { value: 'booked', label: 'Booking date' },
] as const

type MoreFiltersProps = {
  search: TravelSearch
  traveler: string | null
  onChange: (changes: Changes) => void
}

/** Less common filters, added from a menu or by a link from a chart. */
export function MoreFilters({ search, traveler, onChange }: MoreFiltersProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  if (listsTrips(search)) return <TravelerFilter search={search} traveler={traveler} onChange={onChange} />
  const isShown = (name: Name) =>
    added.includes(name) || wordFilters.some((filter) => filter.name === name && isApplied(filter, search))
  const hasDateField = added.includes('date_by') || search.date_by !== undefined
  const removeFilter = (name: string) => {
    setAdded(added.filter((other) => other !== name))
    onChange({ [name]: undefined })
  }
  const missing = [
    ...wordFilters.filter(({ name }) => !isShown(name)),
    ...(hasDateField ? [] : [{ name: 'date_by', label: 'Date field' }]),
  ]
  return (
    <>
      <TravelerFilter search={search} traveler={traveler} onChange={onChange} />
      {hasDateField ? (
        <span className="inline-flex items-center">
          <Select
            label="Date field"
            options={dateFields}
            value={search.date_by ?? 'overlap'}
            onSelect={(date_by) => onChange({ date_by })}
          />
          <Remove label="Date field" onClick={() => removeFilter('date_by')} />
        </span>
      ) : null}
      {wordFilters
        .filter(({ name }) => isShown(name))
        .map(({ name, label, width, hint }) => (
          <WordFilter
            key={name}
            label={label}
            hint={hint}
            width={width}
            value={search[name] ?? ''}
            onValue={(text) => onChange({ [name]: (name === 'country_code' ? text.toUpperCase() : text) || undefined })}
            onRemove={() => removeFilter(name)}
          />
        ))}
      {missing.length > 0 ? (
        <Menu
          trigger={
            <Button variant="quiet">
              <ListFilter aria-hidden="true" />
              Add filter
            </Button>
          }
          items={missing.map(({ name, label }) => ({ label, onSelect: () => setAdded([...added, name]) }))}
        />
      ) : null}
    </>
  )
}

const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton label={`Remove the filter ${label}`} onClick={onClick}>
    <X aria-hidden="true" />
  </IconButton>
)

/** The filter for one traveler, set by links from that person's page. */
const TravelerFilter = ({ search, traveler, onChange }: MoreFiltersProps) =>
  search.member_id === undefined ? null : (
    <span className="inline-flex items-center gap-1.5 rounded-control border border-line bg-surface pl-3 text-sm">
      <span className="text-muted">Traveler</span>
      <span className="font-medium">{traveler ?? `Person ${search.member_id}`}</span>
      <Remove label="Traveler" onClick={() => onChange({ member_id: undefined })} />
    </span>
  )

type WordFilterProps = {
  label: string
  hint: string
  width: string
  value: string
  onValue: (text: string) => void
  onRemove: () => void
}

/** A text filter, applied on Enter and on blur. */
function WordFilter({ label, hint, width, value, onValue, onRemove }: WordFilterProps) {
  const id = useId()
  const commit = (text: string) => {
    if (text.trim() !== value) onValue(text.trim())
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        key={value}
        id={id}
        defaultValue={value}
        placeholder={hint}
        maxLength={200}
        onBlur={({ target }) => commit(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && commit(currentTarget.value)}
        className={`${inputClass} ${width}`}
      />
      <Remove label={label} onClick={onRemove} />
    </span>
  )
}
