import { locationPrecisions } from '@sextant/contract/travelers/fields'
import type { PersonFields } from '@sextant/domain/travelers/merge-people'

const precisionLabels: Record<PersonFields['location_precision'], string> = {
  exact: 'Exact: hotel and flight',
  city: 'City only',
  country: 'Country only',
  none: 'Hidden',
}

export const precisionChoices = locationPrecisions.map((value) => ({ value, label: precisionLabels[value] }))

/** A field of a record as displayed; empty if it has no value. */
export function fieldText(person: PersonFields, name: keyof PersonFields): string {
  if (name === 'tags') return person.tags.join(', ')
  if (name === 'location_precision') return precisionLabels[person.location_precision]
  return person[name] ?? ''
}
