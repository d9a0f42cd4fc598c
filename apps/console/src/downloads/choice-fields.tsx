import type { SegmentType } from '@sextant/contract/segments/schemas'
import { segmentTypes } from '@sextant/contract/segments/schemas'
import { DayField } from '../kit/day-input'
import { dayIn, isChecked } from '../kit/form-values'
import { CommandError } from '../kit/outcome'
import { Checkbox } from '../ui/checkbox'

export const typeLabels: Record<SegmentType, string> = {
  air: 'Flights',
  hotel: 'Hotels',
  car: 'Cars',
  rail: 'Rail',
  activity: 'Activities',
}

/** The dates and types of travel to export. */
export const ChoiceFields = () => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <DayField name="start_date" label="First day" hint="Leave empty to start twelve months ago." />
      <DayField name="end_date" label="Last day" hint="Leave empty for no end." />
    </div>
    <fieldset>
      <legend className="mb-2 font-medium">Types</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {segmentTypes.map((type) => (
          <Checkbox key={type} name={`type-${type}`} defaultChecked>
            {typeLabels[type]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  </>
)

/** The selection in a form. Types are omitted if all are selected. Throws if none is. */
export function choiceIn(values: FormData) {
  const types = segmentTypes.filter((type) => isChecked(values, `type-${type}`))
  if (types.length === 0) throw new CommandError('Choose at least one type.')
  return {
    start_date: dayIn(values, 'start_date') || null,
    end_date: dayIn(values, 'end_date') || null,
    types: types.length === segmentTypes.length ? [] : types,
  }
}

/** A list of types in words. */
export const typesText = (types: readonly SegmentType[]): string =>
  types.length === 0 ? 'All types' : types.map((type) => typeLabels[type]).join(', ')
