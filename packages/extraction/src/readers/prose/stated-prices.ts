import type { StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { totalLabels } from '../../languages/eastern-amount-words'
import { beginsWithExtra, isOfExtra } from '../../languages/extra-words'
import { offerTitle, perUnit, priceLabels } from '../../languages/price-words'
import { findMoney, isoCurrency } from '../../mentions/money'
import { createLine } from '../../page/create-line'
import type { Line } from '../../page/page'
import { labelledPersons } from './named-persons'

/** Maximum number of characters searched per text, and per line. */
const maxCharacters = 20_000
const maxLine = 200

type Price = Pick<StatedPrice, 'amount' | 'currency'>

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

const lineOf = (raw: string): Line | null =>
  raw.length > maxLine
    ? null
    : createLine(raw, [], { left: 0, right: 0, path: [], cell: null, isListItem: false, row: 0, isHidden: false })

const total = new RegExp(`^[^\\p{L}\\d]{0,4}(?:${totalLabels})(?![\\p{L}\\d])`, 'u')
const price = new RegExp(`^[^\\p{L}\\d]{0,4}(?:${priceLabels})(?![\\p{L}\\d])`, 'u')
/** What may stand between a label and its amount: `for 2 nights incl. breakfast:`. */
const between = /^(?:[^:：]{0,70}[:：]|\s{2,}|[^\p{L}\d]{0,6})\s*$/u

/** The last total, else the last price. */
function totalOf(lines: readonly string[]): Price | null {
  const labelled = lines.map(lineOf).flatMap((line) => {
    if (!line || perUnit.test(line.text)) return []
    const [money, other] = findMoney(line)
    const label = total.exec(line.folded) ?? price.exec(line.folded)
    if (!money || other || !label || Number(money.value) === 0) return []
    const isAlone = between.test(line.folded.slice(label[0].length, money.start))
    const rest = line.text.slice(money.end)
    if (!isAlone || !/^[\s.*]*(?:\([^)]{0,60}\))?[\s.*]*$/u.test(rest)) return []
    return [{ amount: money.value, currency: money.detail, isTotal: total.test(line.folded) }]
  })
  const found = labelled.findLast(({ isTotal }) => isTotal) ?? labelled.at(-1)
  return found ? { amount: found.amount, currency: found.currency } : null
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
