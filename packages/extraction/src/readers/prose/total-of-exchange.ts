import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { type Price, totalOf } from './total-of'

/**
 * What an exchange costs with the taxes that are listed beside it, if the total of its text is their sum; else what is
 * labelled as its cost.
 */
export function totalOfExchange(text: string, exchange: StatedAmount, taxes: readonly Price[]): StatedAmount {
  const total = taxes.length === 0 ? null : totalOf(text.split('\n'))
  const sums = taxes.map(({ amount }) => Number(sumDecimals([exchange.amount, amount])))
  return total?.currency === exchange.currency && sums.includes(Number(total.amount))
    ? { ...exchange, amount: total.amount }
    : exchange
}
