import { type FilterField, filterFields, type WebhookFilters } from '@sextant/contract/webhooks/schemas'
import { Plus } from 'lucide-react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RepeatedFields } from '../ui/repeated-fields'
import { SelectField } from '../ui/select-field'
import { filterLabels } from './labels'

/** One filter as typed, with comma-separated values. */
export type FilterLine = { readonly field: FilterField; readonly values: string }

export const linesOf = (filters: WebhookFilters): readonly FilterLine[] =>
  filterFields.flatMap((field) => {
    const values = filters[field]
    return values ? [{ field, values: values.join(', ') }] : []
  })

const fields = filterFields.map((value) => ({ value, label: filterLabels[value] }))

type FilterLinesProps = { lines: readonly FilterLine[]; onChange: (lines: readonly FilterLine[]) => void }

/** Filters that limit a webhook to certain records. */
export function FilterLines({ lines, onChange }: FilterLinesProps) {
  const change = (at: number, changes: Partial<FilterLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)))
  const unusedField = filterFields.find((field) => !lines.some((line) => line.field === field))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Filters</legend>
      <p className="text-sm text-muted">
        Events are sent if the record’s field has one of these values. Records without the field are always sent.
      </p>
      {lines.map(({ field, values }, at) => (
        <RepeatedFields
          // oxlint-disable-next-line react/no-array-index-key -- lines are identified only by their position
          key={at}
          item="filter"
          number={at + 1}
          className="sm:grid-cols-[11rem_1fr_auto]"
          onRemove={() => onChange(lines.filter((_, index) => index !== at))}
        >
          <SelectField
            name={`filters.${at}.field`}
            label="Field"
            choices={fields}
            value={field}
            onChange={({ target }) => {
              const chosen = filterFields.find((one) => one === target.value)
              if (chosen) change(at, { field: chosen })
            }}
          />
          <Field
            name={`filters.${at}.values`}
            label="Values"
            hint="One or more values, separated by commas, such as air, rail."
            value={values}
            onChange={({ target }) => change(at, { values: target.value })}
            autoComplete="off"
          />
        </RepeatedFields>
      ))}
      {unusedField ? (
        <div>
          <Button onClick={() => onChange([...lines, { field: unusedField, values: '' }])}>
            <Plus aria-hidden="true" />
            Add a filter
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
