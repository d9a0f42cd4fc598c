import type { StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { beginsWithExtra, isOfExtra } from '../../languages/extra-words'
import { offerTitle } from '../../languages/price-words'
import { findMoney, isoCurrency } from '../../mentions/money'
import { labelledPersons } from './named-persons'
import { lineOf, type Price, totalOf } from './total-of'

/** Maximum number of characters searched per text. */
const maxCharacters = 20_000

/**
 * The prices of bookings that an email names only by reference: those in the rows of an invoice that have a reference
 * of their own, else the total of a receipt, less the agency's fee if it is part of it. Offers and rates are none, and
 * neither is what an extra costs.
 * @param fee what the email states as a fee
 */
export function statedPrices(subject: string, texts: readonly string[], fee: Price | undefined): StatedPrice[] {
  if (offerTitle.test(subject) || isOfExtra(subject) || beginsWithExtra(subject)) return []
  for (const text of texts) {
    const lines = text
      .slice(0, maxCharacters)
      .split('\n')
      .filter((raw) => raw.trim() !== '')
    const rows = pricesInRows(lines)
    if (rows.length > 0) return rows
    const total = totalOf(lines)
    const price = total && withoutFee(total, fee)
    if (price) return [{ kind: 'price', ...price, ...travelersOf(text) }]
  }
  return []
}

const travelersOf = (text: string): Pick<StatedPrice, 'travelers'> => {
  const travelers = labelledPersons(text)
  return travelers.length > 0 ? { travelers } : {}
}

/** A total without a fee that is part of it; null if it is the fee alone. */
function withoutFee({ amount, currency }: Price, fee: Price | undefined): Price | null {
  if (fee?.currency !== currency) return { amount, currency }
  const rest = Number(amount) - Number(fee.amount)
  return rest > 0 ? { amount: rest.toFixed(/\.(\d+)/.exec(amount)?.[1]?.length ?? 0), currency } : null
}

/** A reference in a cell of its own. */
const code = /^(?=.*\p{Lu})(?=.*\d|[A-Z]{6}$)[A-Z\d][A-Z\d-]{4,18}$/u
const cells = /\s{2,}|\s*\|\s*|\t/u

/** The prices of rows that have one reference and end with their amount, by reference. */
function pricesInRows(lines: readonly string[]): StatedPrice[] {
  return lines.flatMap((raw, at) => {
    const parts = raw.trim().split(cells)
    const [reference, other] = parts.slice(0, -1).filter((part) => code.test(part))
    if (reference === undefined || other !== undefined || parts.length < 3) return []
    const money = moneyIn(parts.at(-1) ?? '', lines.slice(0, at))
    return money ? [{ kind: 'price' as const, ...money, reference }] : []
  })
}

/** The amount of a cell, in the currency that it has or that the head of its table names. */
function moneyIn(cell: string, above: readonly string[]): Price | null {
  const line = lineOf(cell)
  const [money, other] = line ? findMoney(line) : []
  if (money) return other ? null : { amount: money.value, currency: money.detail }
  if (!/^\d{1,3}(?:[ .,']?\d{3})*[.,]\d{2}$/.test(cell)) return null
  const head = above.findLast((raw) => !/\d/.test(raw) && raw.trim().split(cells).length > 2)
  const currency = head?.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((word) => isoCurrency.test(word))
  const priced = currency === undefined ? null : lineOf(`${cell} ${currency}`)
  const [stated] = priced ? findMoney(priced) : []
  return stated ? { amount: stated.value, currency: stated.detail } : null
}
