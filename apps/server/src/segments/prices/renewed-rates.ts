import { type Convert, type ConvertedPrice, priceConverter } from '@sextant/domain/segments/convert-price'
import { type Rates, ratesOn } from '@sextant/places/rates/rates-on'
import type { Tx } from '../../platform/database/transaction'
import { listRates, type ReportingTerms, reportingTerms } from './store'

/** The renewed rates known to this process, newest first, and the load they came from. */
let current: { readonly version: string | null; readonly rates: readonly Rates[] } = { version: null, rates: [] }

/**
 * Converts prices to the team's reporting currency, at the rates of their days: those of the nearest earlier day,
 * bundled or renewed. Renewed rates are read once per load, not per email.
 */
export const pricesIn = async (tx: Tx): Promise<Convert> => await pricesWith(tx, await reportingTerms(tx))

/** Same as `pricesIn`, for known terms. */
export async function pricesWith(tx: Tx, { currency, rates_version }: ReportingTerms): Promise<Convert> {
  if (rates_version !== current.version) current = { version: rates_version, rates: await listRates(tx) }
  const { rates } = current
  const byRenewed = priceConverter(currency, (day) => rates.find((one) => one.day <= day) ?? null)
  const byBundled = priceConverter(currency, ratesOn)
  return (...price) => later(byRenewed(...price), byBundled(...price))
}

/** The conversion at the rates of the later day; renewed rates do not cover every currency. */
function later(renewed: ConvertedPrice | null, bundled: ConvertedPrice | null): ConvertedPrice | null {
  if (!renewed || !bundled) return renewed ?? bundled
  return (bundled.rate_date ?? '') > (renewed.rate_date ?? '') ? bundled : renewed
}
