import type { Convert } from '@sextant/domain/segments/convert-price'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { segmentsChanged } from '../signals'
import { findAllAmounts, setAmount } from './amounts'
import { settleBookings } from './settle-bookings'

/** Converts all amounts of a team to its reporting currency, and redivides those of each booking. */
export async function convertAmounts(services: Services, tx: Tx, convert: Convert): Promise<void> {
  const amounts = await findAllAmounts(tx)
  for (const { id, amount, currency, day, cents } of amounts) {
    const converted = convert(amount, currency, day)
    if ((converted?.cents ?? null) !== cents)
      await setAmount(tx, id, { cents: converted?.cents.toString() ?? null, rate_date: converted?.rate_date ?? null })
  }
  const ownerKeys = await settleBookings(tx, [...new Set(amounts.map(({ booking_id }) => booking_id))])
  if (ownerKeys.length > 0)
    await segmentsChanged.send(services, tx, { ownerKeys: [...new Set(ownerKeys.map(({ owner_key }) => owner_key))] })
}
