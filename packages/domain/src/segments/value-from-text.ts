import { dateOrderOf, findDates } from '../kit/find-dates'
import { findTimes } from '../kit/find-times'
import { readCountry } from '../kit/read-country'
import { readPrice } from '../kit/read-price'
import type { EditableField } from './editable-fields'

/** What is known about a text selected in an email. */
export type SelectedFrom = {
  /** The text around it, whose other dates show the order of days and months. */
  readonly whole: string
  /** When the email was written, as ISO 8601, for dates without a year. */
  readonly sent: string
  /** The current value of the field: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` for a time. */
  readonly current: string
}

/** A field that a selected text can fill. */
export type FillableField = Exclude<EditableField, 'status' | 'start_time_zone_id' | 'end_time_zone_id'> | 'traveler'

type Values = Readonly<Partial<Record<FillableField, string>>>

/** The longest value, in characters. */
const maxLength = 500

/**
 * The value that a selected text gives a field, in the field's format: times as `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`,
 * prices as decimals, with their currency. A time of day completes the field's current day. Null if the text has no
 * such value.
 */
export function valueFromText(field: FillableField, text: string, from: SelectedFrom): Values | null {
  const value = text.replace(/\s+/g, ' ').trim()
  if (value === '' || value.length > maxLength) return null
  return (readers[field] ?? asIs)(field, value, from, text)
}

type ReadValue = (field: FillableField, value: string, from: SelectedFrom, text: string) => Values | null

const airport: ReadValue = (field, value) => one(field, /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(value)?.[0] ?? null)
const moment: ReadValue = (field, value, from) => one(field, momentIn(value, from))
const country: ReadValue = (field, value) => one(field, readCountry(value))
const asIs: ReadValue = (field, value) => one(field, value)

/** Fields that do not take the text unchanged. */
const readers: Readonly<Partial<Record<FillableField, ReadValue>>> = {
  start_datetime: moment,
  end_datetime: moment,
  price: (_, value) => priceIn(value),
  currency: (field, value) => one(field, readPrice(/\d/.test(value) ? value : `${value} 0`)?.currency ?? null),
  origin: airport,
  destination: airport,
  start_country_code: country,
  end_country_code: country,
  flight_number: (field, value) => one(field, flightNumber(value)),
  notes: (field, _value, _from, text) => one(field, text.trim()),
}

const one = (field: FillableField, value: string | null): Values | null => (value === null ? null : { [field]: value })

/** The first day and time of day. Without a day, that of the field. */
function momentIn(text: string, { whole, sent, current }: SelectedFrom): string | null {
  const dates = findDates(text, sent, dateOrderOf(whole))
  const time = findTimes(text, dates)[0]?.value.slice(0, 5) ?? null
  const day = dates[0]?.value ?? (time && /^\d{4}-\d{2}-\d{2}/.exec(current)?.[0])
  if (!day) return null
  return time === null ? withKnownTime(day, current) : `${day}T${time}`
}

/** A day alone keeps the existing time. */
const withKnownTime = (day: string, current: string): string =>
  current.includes('T') && !/T(?:00:00|23:59)$/.test(current) ? day + current.slice(10) : day

function priceIn(text: string): Values | null {
  const read = readPrice(text)
  return read && { price: read.price, ...(read.currency && { currency: read.currency }) }
}

/** `LH 400` and `Flight LH0400` become `LH400`. Digits alone are kept. */
function flightNumber(text: string): string {
  const [, carrier, digits] = /(?<![\p{L}\d])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?0*(\d{1,4})(?!\d)/u.exec(text) ?? []
  return carrier === undefined || digits === undefined ? text : `${carrier}${digits}`
}
