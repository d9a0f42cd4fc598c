import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { readPrice } from '../kit/read-price'
import type { TripCells } from './trip-cells'
import { currencyOf } from './trip-reservation'

/** The columns of amounts, named like their kinds. */
const amountFields = ['taxes_and_fees', 'cancellation_fee', 'no_show', 'exchange', 'refund', 'folio'] as const

/** Whether a field is an amount besides the price. */
export const isAmountField = (field: string): boolean => amountFields.some((one) => one === field)

/**
 * A row's fees, refunds and final invoice, in the currency of its column, else in the amount's own. Zero amounts are
 * omitted.
 */
export function amountsOf(cells: TripCells): StatedAmount[] {
  const column = currencyOf(cells.text('currency') ?? '') ?? undefined
  return amountFields.flatMap((kind) => {
    const read = cells.read(kind, readPrice, 'Value is not an amount of money; it is left out.')
    const currency = column ?? read?.currency
    return read && currency && Number(read.price) > 0 ? [{ kind, amount: read.price, currency }] : []
  })
}
