import { textIn } from '../kit/form-values'
import { CurrencyField, TimeZoneField } from '../kit/place-fields'
import { Field } from '../ui/field'

type Settings = {
  readonly name: string
  readonly region: string | null
  readonly currency: string
  readonly time_zone_id: string
}

/** The settings entered in a team's form. */
export const settingsIn = (values: FormData): Settings => ({
  name: textIn(values, 'name'),
  region: textIn(values, 'region').trim() || null,
  currency: textIn(values, 'currency'),
  time_zone_id: textIn(values, 'time_zone_id'),
})

/** The fields of the general settings. */
export const TeamFields = ({ name, region, currency, time_zone_id }: Settings) => (
  <>
    <Field name="name" label="Name" defaultValue={name} maxLength={100} required />
    <Field
      name="region"
      label="Region"
      hint="For example, Europe. Optional."
      defaultValue={region ?? ''}
      maxLength={100}
    />
    <CurrencyField value={currency} hint="Used for totals." />
    <TimeZoneField value={time_zone_id} hint="Used for dates and schedules." />
  </>
)
