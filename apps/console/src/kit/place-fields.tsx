import { listTimeZones } from '@sextant/contract/account/endpoints'
import { knownCountryName } from '@sextant/domain/kit/country-name'
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
  /** For forms with more than one such field. */
  name?: string
  label?: string
}

/** Selects a time zone; `none` adds an empty option with that label. */
export function TimeZoneField({ value, hint, none, name = 'time_zone_id', label = 'Time zone' }: PlaceFieldProps) {
  const { data } = useQuery({ ...timeZonesQuery, throwOnError: false })
  const zones = (data?.data ?? []).map(({ id, label }) => ({ value: id, label }))
  const choices = none === undefined ? zones : [{ value: '', label: none }, ...zones]
  return (
    <SelectField
      // The options load after the form, so the select is recreated.
      key={zones.length === 0 ? 'waiting' : 'there'}
      name={name}
      label={label}
      hint={hint}
      choices={withValue(choices, value)}
      defaultValue={value}
    />
  )
}

/** Created on first use and cached: names take tens of milliseconds to load, and most pages need none. */
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

/** Selects an ISO 4217 currency. */
export const CurrencyField = ({ value, hint, none }: PlaceFieldProps) => (
  <SelectField
    name="currency"
    label="Currency"
    hint={hint}
    choices={none === undefined ? withValue(currencies(), value) : [{ value: '', label: none }, ...currencies()]}
    defaultValue={value}
  />
)

/** Codes that have a name but are not countries: unions and reserved codes (ISO 3166). */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** The ISO 3166 countries, sorted by name. */
export const countries = onFirstUse((): readonly Choice[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = noCountries.has(value) ? undefined : knownCountryName(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
})

/** Selects an ISO 3166 country, or none. */
export const CountryField = ({ value, hint }: PlaceFieldProps) => (
  <SelectField
    name="country"
    label="Country"
    hint={hint}
    choices={withValue([{ value: '', label: 'Unknown' }, ...countries()], value)}
    defaultValue={value}
  />
)
