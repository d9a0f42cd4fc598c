import type { Traveler, TravelerDraft } from '@sextant/contract/travelers/schemas'
import { locationPrecisions } from '@sextant/contract/travelers/schemas'
import { textIn } from '../kit/form-values'
import { CountryField, TimeZoneField } from '../kit/place-fields'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'

const precisionLabels: Record<Traveler['location_precision'], string> = {
  exact: 'Exactly: hotel and flight',
  city: 'The city only',
  country: 'The country only',
  none: 'Not at all',
}

export const precisionText = (precision: Traveler['location_precision']): string => precisionLabels[precision]

const precisionChoices = locationPrecisions.map((value) => ({ value, label: precisionLabels[value] }))

/** Lines of text that are entered of a person, in the order of the form. */
const lines = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['phone', 'Telephone'],
  ['employee_id', 'Employee number'],
  ['title', 'Title'],
  ['department', 'Department'],
  ['cost_center', 'Cost center'],
  ['office', 'Office'],
  ['manager_email', 'Email address of the manager'],
  ['worker_type', 'Worker type'],
  ['home_city', 'Home city'],
  ['emergency_contact', 'Emergency contact'],
  ['external_id', 'External ID'],
] as const

/** The fields of a person; `person` is the one that is edited. */
export const PersonFields = ({ person }: { person?: Traveler }) => (
  <>
    <Field
      name="email"
      label="Email address"
      type="email"
      autoComplete="off"
      defaultValue={person?.email}
      hint="Email from or to this address is matched to the person."
      required
    />
    <div className="grid gap-4 sm:grid-cols-2">
      {lines.map(([name, label]) => (
        <Field key={name} name={name} label={label} autoComplete="off" defaultValue={person?.[name] ?? ''} />
      ))}
      <CountryField value={person?.country ?? ''} />
      <TimeZoneField value={person?.time_zone_id ?? ''} none="Not known" />
      <Field
        name="tags"
        label="Tags"
        autoComplete="off"
        defaultValue={person?.tags.join(', ')}
        hint="Separated by commas."
      />
      <SelectField
        name="location_precision"
        label="Location visibility"
        choices={precisionChoices}
        defaultValue={person?.location_precision ?? 'exact'}
      />
    </div>
  </>
)

/** What a form with these fields holds; what is left empty is nothing. */
export function personIn(values: FormData): TravelerDraft {
  const texts = [...lines.map(([name]) => name), 'country', 'time_zone_id'] as const
  const given = Object.fromEntries(texts.map((name) => [name, textIn(values, name).trim() || null]))
  const tags = textIn(values, 'tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  const location_precision = locationPrecisions.find((one) => one === textIn(values, 'location_precision'))
  return {
    ...given,
    email: textIn(values, 'email'),
    tags,
    ...(location_precision ? { location_precision } : {}),
  }
}
