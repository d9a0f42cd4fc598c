import { compactFrom, numberText } from './number-text'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, digits?: number): Intl.NumberFormat {
  const key = `${currency} ${digits ?? ''}`
  const cached = formats.get(key)
  if (cached) return cached
  const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const result = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fixed })
  formats.set(key, result)
  return result
}

/** An amount in hundredths as money (spec §9: cents ÷ 100): `$1,234.50`. `currency` is an ISO 4217 code. */
export const moneyText = (cents: number, currency: string): string => formatOf(currency).format(cents / 100)

/** Money in little space: whole units, compact from 100,000 on: `$1,235`, `$123K`. */
export function shortMoneyText(cents: number, currency: string): string {
  const units = Math.round(cents / 100)
  if (Math.abs(units) < compactFrom) return formatOf(currency, 0).format(units)
  const symbol = formatOf(currency, 0)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return `${units < 0 ? '-' : ''}${symbol ?? `${currency} `}${numberText(Math.abs(units))}`
}

/** The price per unit in whole currency, rounded to 2 decimals after ÷ 100 (spec §9); null if there are no units. */
export const unitPrice = (cents: number, units: number): number | null =>
  units > 0 ? Math.round(cents / units) / 100 : null

/** A booking's price, a decimal string in its own currency; unformatted if it is not a number. */
export function priceText(price: string, currency: string | null): string {
  const value = Number(price)
  if (Number.isNaN(value) || price.trim() === '') return currency ? `${price} ${currency}` : price
  return currency ? formatOf(currency).format(value) : numberText(value, Number.POSITIVE_INFINITY)
}
