import { dayOf } from '@sextant/domain/kit/local-time'
import type { Convert } from '@sextant/domain/segments/convert-price'
import type { Tx } from '../platform/database/transaction'
import { enqueue } from '../platform/jobs/job'
import type { Services } from '../platform/services'
import { convertPricesJob } from '../teams'
import { convertAmounts } from './bookings/convert-amounts'
import { pricesIn } from './prices/renewed-rates'
import { findPrices, type PriceRow, updateConverted } from './prices/store'
import { segmentsChanged } from './signals'
import { lockSegments } from './store'

/** The number of segments per transaction. Email processing waits for it, because it holds the team's lock. */
const batchSize = 500

/**
 * Converts a team's prices to its reporting currency at the rates of their days, in batches with one job each; then
 * updates the totals of trips. Concurrent changes are not lost: each price is read when it is converted.
 */
export async function convertPrices(
  services: Services,
  tx: Tx,
  { after = '0' }: { readonly after?: string | undefined },
): Promise<void> {
  await lockSegments(tx)
  const convert = await pricesIn(tx)
  const rows = await findPrices(tx, after, batchSize)
  const changed = rows.map((row) => convertedOf(row, convert)).filter((row) => row !== null)
  await updateConverted(tx, changed)
  await segmentsChanged.send(services, tx, {
    ownerKeys: [...new Set(changed.map(({ owner_key }) => owner_key))],
  })
  const last = rows.at(-1)
  if (last && rows.length === batchSize) await enqueue(tx, convertPricesJob, { after: last.id })
  else await convertAmounts(services, tx, convert)
}

/** The converted price of a segment; null if it is already correct. */
function convertedOf(row: PriceRow, convert: Convert) {
  const day = row.booked_at === null ? row.start_day : dayOf(row.booked_at)
  const converted = convert(row.price, row.currency, day)
  const [cents, rate_date] = [converted?.cents.toString() ?? null, converted?.rate_date ?? null]
  return cents === row.cents && rate_date === row.rate_date
    ? null
    : { id: row.id, owner_key: row.owner_key, cents, rate_date }
}
