import { locationPrecisions } from '@sextant/contract/travelers/fields'
import type { PersonFacts } from '@sextant/domain/travelers/merge-people'

export const precisionLabels: Record<PersonFacts['location_precision'], string> = {
  exact: 'Exact: hotel and flight',
  city: 'City only',
  country: 'Country only',
  none: 'Hidden',
}

export const precisionChoices = locationPrecisions.map((value) => ({ value, label: precisionLabels[value] }))

/** A field of a record as displayed; empty if it has no value. */
export function fieldText(person: PersonFacts, name: keyof PersonFacts): string {
  if (name === 'tags') return person.tags.join(', ')
  if (name === 'location_precision') return precisionLabels[person.location_precision]
  return person[name] ?? ''
}
