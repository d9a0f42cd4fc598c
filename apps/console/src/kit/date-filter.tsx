import { type DaySpan, datePresets } from '@sextant/domain/kit/date-presets'
import { Select } from '../ui/select'
import { DayInput } from './day-input'

type DateRange = { readonly start: string | undefined; readonly end: string | undefined }

type Preset = { readonly id: string; readonly label: string; readonly span: (today: string) => DaySpan }

type DateFilterProps = {
  today: string
  range: DateRange
  onChange: (range: DateRange) => void
  presets?: readonly Preset[]
  /** Whether the list may be shown without dates. */
  optional?: boolean
}

const inputProps = (label: string) => ({ label: label.toLowerCase(), 'aria-label': label, className: 'w-33' })

const isSameRange = (range: DateRange, preset: DaySpan) => range.start === preset.start && range.end === preset.end

function choiceOf(presets: readonly Preset[], range: DateRange, today: string): string {
  if (!range.start && !range.end) return 'any'
  return presets.find((preset) => isSameRange(range, preset.span(today)))?.id ?? 'custom'
}

/** A date range: a preset (spec §9) or custom dates, either of which may be open. */
export function DateFilter({ today, range, onChange, presets = datePresets, optional = true }: DateFilterProps) {
  const options = [
    ...(optional ? [{ value: 'any', label: 'Any time' }] : []),
    ...presets.map(({ id, label }) => ({ value: id, label })),
    { value: 'custom', label: 'Custom' },
  ]
  const choose = (choice: string) => {
    if (choice === 'any') onChange({ start: undefined, end: undefined })
    const preset = presets.find(({ id }) => id === choice)
    if (preset) onChange(preset.span(today))
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Dates</legend>
      <Select label="Dates" options={options} value={choiceOf(presets, range, today)} onSelect={choose} />
      <span className="flex items-center gap-1.5">
        <DayInput
          {...inputProps('First day')}
          day={range.start ?? ''}
          onDay={(start) => onChange({ ...range, start: start || undefined })}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <DayInput
          {...inputProps('Last day')}
          day={range.end ?? ''}
          onDay={(end) => onChange({ ...range, end: end || undefined })}
        />
      </span>
    </fieldset>
  )
}

type ListDatesProps = {
  today: string
  search: { readonly start_date?: string | undefined; readonly end_date?: string | undefined }
  onChange: (changes: { readonly start_date: string | undefined; readonly end_date: string | undefined }) => unknown
}

/** The dates of a list, which are in its URL. */
export const ListDates = ({ today, search, onChange }: ListDatesProps) => (
  <DateFilter
    today={today}
    range={{ start: search.start_date, end: search.end_date }}
    onChange={({ start, end }) => void onChange({ start_date: start, end_date: end })}
  />
)
