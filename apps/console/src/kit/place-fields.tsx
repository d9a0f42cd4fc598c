import { listTimeZones } from '@sextant/contract/account/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type Choice, SelectField } from '../ui/select-field'
import { endpointQuery } from './endpoint-query'

export const timeZonesQuery = { ...endpointQuery(listTimeZones, {}), staleTime: Number.POSITIVE_INFINITY }

const withValue = (choices: readonly Choice[], value: string): readonly Choice[] =>
  value === '' || choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices]

type PlaceFieldProps = {
  value: string
  hint?: string
  none?: string
  /** Where a form has more than one. */
  name?: string
  label?: string
}

/** A choice among all time zones; with `none` one may leave it open under these words. */
export function TimeZoneField({ value, hint, none, name = 'time_zone_id', label = 'Time zone' }: PlaceFieldProps) {
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

/** Made when it is first asked for, and kept: names take tens of milliseconds to come, and most pages have none. */
function onFirstUse<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined
  return () => {
    result ??= { value: make() }
    return result.value
  }
}

const currencies = onFirstUse((): readonly Choice[] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} – ${names.of(code) ?? code}`,
  }))
})

/** A choice among the currencies of ISO 4217. */
export const CurrencyField = ({ value, hint, none }: PlaceFieldProps) => (
  <SelectField
    name="currency"
    label="Currency"
    hint={hint}
    choices={none === undefined ? withValue(currencies(), value) : [{ value: '', label: none }, ...currencies()]}
    defaultValue={value}
  />
)

const countryNames = onFirstUse(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }))

/** Codes that have a name without being a country: unions, and what is only reserved (ISO 3166). */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** The countries of ISO 3166 by name. */
export const countries = onFirstUse((): readonly Choice[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = noCountries.has(value) ? undefined : countryNames().of(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
})

/** A country's name by its code; the code itself where it has none. */
export const countryName = (code: string): string => countryNames().of(code) ?? code

/** A choice among the countries of ISO 3166, or none. */
export const CountryField = ({ value, hint }: PlaceFieldProps) => (
  <SelectField
    name="country"
    label="Country"
    hint={hint}
    choices={withValue([{ value: '', label: 'Not known' }, ...countries()], value)}
    defaultValue={value}
  />
)
