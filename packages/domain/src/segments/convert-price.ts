/** An amount in the team's reporting currency. */
export type Converted = {
  /** Hundredths of the currency. */
  readonly cents: number
  /** The day of the rates that it was converted at; null where the price was in the currency already. */
  readonly rate_date: string | null
}

/** Units of each currency for one euro, as published on a day. */
type Rates = { readonly day: string; readonly perEuro: ReadonlyMap<string, number> }

/** Turns a decimal price in a currency, of a day, into the reporting currency; null where that cannot be known. */
export type Convert = (price: string, currency: string, day: string) => Converted | null

/**
 * Prices in a reporting currency at the rates of their day; rounded to hundredths once, at the end.
 * @param ratesOn the rates that were the newest on a day; null where the table has none so early
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
