import { listTimeZones } from '@sextant/contract/account/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type Choice, SelectField } from '../ui/select-field'
import { ask } from './ask'

export const timeZonesQuery = { ...ask(listTimeZones, {}), staleTime: Number.POSITIVE_INFINITY }

const withValue = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices]

type PlaceFieldProps = {
  value: string
  hint?: string
  none?: string
  /** Where a form has more than one. */
  name?: string
  label?: string
}

/** A choice among all time zones; with `none` one may leave it open under these words. */
export function TimeZoneField({
  value,
  hint,
  none,
  name = 'time_zone_id',
  label = 'Time zone',
}: PlaceFieldProps) {
  const { data } = useQuery({ ...timeZonesQuery, throwOnError: false })
  const zones = (data?.data ?? []).map(({ id, label }) => ({ value: id, label }))
  const choices = none === undefined ? zones : [{ value: '', label: none }, ...zones]
  return (
    <SelectField
      // The list arrives after the form: the choice is made anew then.
      key={zones.length === 0 ? 'waiting' : 'there'}
      name={name}
      label={label}
      hint={hint}
      choices={withValue(choices, value)}
      defaultValue={value}
    />
  )
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} – ${names.of(code) ?? code}`,
}))

/** A choice among the currencies of ISO 4217. */
export const CurrencyField = ({ value, hint, none }: PlaceFieldProps) => (
  <SelectField
    name="currency"
    label="Currency"
    hint={hint}
    choices={none === undefined ? withValue(currencies, value) : [{ value: '', label: none }, ...currencies]}
    defaultValue={value}
  />
)
