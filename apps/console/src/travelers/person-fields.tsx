import { byName, namesWith } from '@sextant/contract/kit/fields'
import { locationPrecisions, travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler, TravelerDraft } from '@sextant/contract/travelers/schemas'
import { textIn } from '../kit/form-values'
import { CountryField, TimeZoneField } from '../kit/place-fields'
import { Field } from '../ui/field'
import { SelectField } from '../ui/select-field'
import { precisionChoices } from './field-text'

const entered = namesWith(travelerFields, 'input')
type Entered = (typeof entered)[number]
/** Optional single-value fields. */
const single = namesWith(travelerFields, 'blank', null)

/** The fields of a person; `person` is the record being edited. */
export const PersonFields = ({ person }: { person?: Traveler }) => (
  <>
    <Field
      name="email"
      label="Email address"
      type="email"
      autoComplete="off"
      defaultValue={person?.email}
      hint="Emails from or to this address are matched to the person."
      required
    />
    <div className="grid gap-4 sm:grid-cols-2">
      {entered.map((name) => (
        <PersonField key={name} name={name} person={person} />
      ))}
    </div>
  </>
)

/** One field, with the input for its kind. */
function PersonField({ name, person }: { name: Entered; person: Traveler | undefined }) {
  const { label } = travelerFields[name]
  if (name === 'country') return <CountryField value={person?.country ?? ''} />
  if (name === 'time_zone_id') return <TimeZoneField value={person?.time_zone_id ?? ''} none="Unknown" />
  if (name === 'tags')
    return (
      <Field
        name={name}
        label={label}
        autoComplete="off"
        defaultValue={person?.tags.join(', ')}
        hint="Separate with commas."
      />
    )
  if (name === 'location_precision')
    return (
      <SelectField
        name={name}
        label={label}
        choices={precisionChoices}
        defaultValue={person?.location_precision ?? 'exact'}
      />
    )
  return <Field name={name} label={label} autoComplete="off" defaultValue={person?.[name] ?? ''} />
}

/** The values entered in a form; empty fields become null. */
export function personIn(values: FormData): TravelerDraft {
  const location_precision = locationPrecisions.find((one) => one === textIn(values, 'location_precision'))
  return {
    ...byName(single, (name) => textIn(values, name).trim() || null),
    email: textIn(values, 'email'),
    tags: textIn(values, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    ...(location_precision ? { location_precision } : {}),
  }
}
