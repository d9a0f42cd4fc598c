import { type Convert, type Converted, priceConverter } from '@sextant/domain/segments/convert-price'
import { type Rates, ratesOn } from '@sextant/places/rates/rates-on'
import type { Tx } from '../../platform/database/transaction'
import { listRates, type ReportingTerms, reportingTerms } from './store'

/** The renewed rates as this process knows them, newest first, and the load that they are from. */
let known: { readonly version: string | null; readonly rates: readonly Rates[] } = { version: null, rates: [] }

/**
 * Converts prices to the team's reporting currency, at the rates of their days: of the nearest earlier day that is
 * bundled or was renewed. Renewed rates are read once for each load, not for each email.
 */
export const pricesIn = async (tx: Tx): Promise<Convert> => await pricesWith(tx, await reportingTerms(tx))

/** The same for terms that are known. */
export async function pricesWith(tx: Tx, { currency, rates_version }: ReportingTerms): Promise<Convert> {
  if (rates_version !== known.version) known = { version: rates_version, rates: await listRates(tx) }
  const { rates } = known
  const byRenewed = priceConverter(currency, (day) => rates.find((one) => one.day <= day) ?? null)
  const byBundled = priceConverter(currency, ratesOn)
  return (...price) => later(byRenewed(...price), byBundled(...price))
}

/** What was converted at the rates of the later day; the renewed ones do not have every currency. */
function later(renewed: Converted | null, bundled: Converted | null): Converted | null {
  if (!renewed || !bundled) return renewed ?? bundled
  return (bundled.rate_date ?? '') > (renewed.rate_date ?? '') ? bundled : renewed
}
