import { dayOf } from '../kit/local-time'
import type { SegmentDraft } from './draft'

/** An amount in the team's reporting currency. */
export type ConvertedPrice = {
  /** In hundredths of the currency. */
  readonly cents: number
  /** The day of the exchange rates; null if the price was already in the currency. */
  readonly rate_date: string | null
}

/** Units of each currency per euro, as published on a day. */
type Rates = { readonly day: string; readonly perEuro: ReadonlyMap<string, number> }

/** Converts a decimal price of a day to the reporting currency; null if no rate is known. */
export type Convert = (price: string, currency: string, day: string) => ConvertedPrice | null

/**
 * Creates a converter to a reporting currency at the rates of each day. Rounds to hundredths once, at the end.
 * @param ratesOn the newest rates on a day; null if the table does not reach back that far.
 */
export const priceConverter =
  (reporting: string, ratesOn: (day: string) => Rates | null): Convert =>
  (price, currency, day) => {
    if (!/^\d{1,12}(\.\d+)?$/.test(price)) return null
    if (currency === reporting) return { cents: Math.round(Number(price) * 100), rate_date: null }
    const rates = ratesOn(day)
    const [from, to] = [rates?.perEuro.get(currency), rates?.perEuro.get(reporting)]
    if (!rates || from === undefined || to === undefined) return null
    return { cents: Math.round((Number(price) / from) * to * 100), rate_date: rates.day }
  }

/** The price of a segment in the reporting currency, at the rate of its booking date or else its first day. */
export function convertedPrice(segment: SegmentDraft, convert: Convert): Pick<SegmentDraft, 'cents' | 'rate_date'> {
  const { price, currency, booked_at, start_datetime, end_datetime } = segment
  const day = booked_at ?? start_datetime ?? end_datetime
  const converted = price === null || currency === null || day === null ? null : convert(price, currency, dayOf(day))
  return converted ?? { cents: null, rate_date: null }
}
