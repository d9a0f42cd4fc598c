import { type DaySpan, datePresets } from '@sextant/domain/kit/date-presets'
import { Select } from '../ui/select'
import { DayInput } from './day-input'

type Span = { readonly start: string | undefined; readonly end: string | undefined }

type Preset = { readonly id: string; readonly label: string; readonly span: (today: string) => DaySpan }

type DateFilterProps = {
  today: string
  span: Span
  onSpan: (span: Span) => void
  presets?: readonly Preset[]
  /** Whether the list may be shown without dates. */
  optional?: boolean
}

const inputProps = (label: string) => ({ label: label.toLowerCase(), 'aria-label': label, className: 'w-33' })

const isSameSpan = (span: Span, preset: DaySpan) => span.start === preset.start && span.end === preset.end

function choiceOf(presets: readonly Preset[], span: Span, today: string): string {
  if (!span.start && !span.end) return 'any'
  return presets.find((preset) => isSameSpan(span, preset.span(today)))?.id ?? 'custom'
}

/** A date range: a preset (spec §9) or custom dates, either of which may be open. */
export function DateFilter({ today, span, onSpan, presets = datePresets, optional = true }: DateFilterProps) {
  const options = [
    ...(optional ? [{ value: 'any', label: 'Any time' }] : []),
    ...presets.map(({ id, label }) => ({ value: id, label })),
    { value: 'custom', label: 'Custom' },
  ]
  const choose = (choice: string) => {
    if (choice === 'any') onSpan({ start: undefined, end: undefined })
    const preset = presets.find(({ id }) => id === choice)
    if (preset) onSpan(preset.span(today))
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Dates</legend>
      <Select label="Dates" options={options} value={choiceOf(presets, span, today)} onSelect={choose} />
      <span className="flex items-center gap-1.5">
        <DayInput
          {...inputProps('First day')}
          day={span.start ?? ''}
          onDay={(start) => onSpan({ ...span, start: start || undefined })}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <DayInput
          {...inputProps('Last day')}
          day={span.end ?? ''}
          onDay={(end) => onSpan({ ...span, end: end || undefined })}
        />
      </span>
    </fieldset>
  )
}
