import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { findMoney } from '../../mentions/money'
import { lineOf, type Price, totalOf } from './total-of'

/** Words of which the label of a tax has one, folded. */
const tax =
  /(?<!\p{L})(?:\p{L}{0,12}(?:steuer|skatt|skat|belasting|moms)|tax(?:es)?|vat|gst|taxes?|tva|iva|impuestos?|imposte?|tasse|impostos?|podatek|dan|dph|afa|vero|alv|vergi(?:si)?|kdv|налог|ндс|φοροσ)(?!\p{L})|税/u

/** The amounts of lines that are labelled as taxes: `Occupancy tax: USD 27.67`. */
export const taxLines = (text: string): readonly Price[] =>
  text.split('\n').flatMap((raw) => {
    const line = lineOf(raw)
    const [money, other] = line ? findMoney(line) : []
    return line && money && !other && tax.test(line.folded.slice(0, money.start))
      ? [{ amount: money.value, currency: money.detail }]
      : []
  })

/** What is charged with the taxes listed beside it, if the total of the text is their sum; else what is labelled so. */
export function totalWith(taxes: readonly Price[], stated: StatedAmount, text: string): StatedAmount {
  const total = taxes.length === 0 ? null : totalOf(text.split('\n'))
  const sums = [...taxes.map(({ amount }) => [amount]), taxes.map(({ amount }) => amount)].map((some) =>
    Number(sumDecimals([stated.amount, ...some])),
  )
  return total?.currency === stated.currency && sums.includes(Number(total.amount))
    ? { ...stated, amount: total.amount }
    : stated
}
