import { hundredths } from '../../kit/adding-up'
import { oncePer } from '../../kit/once-per'
import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Mention, mentionAt, readingOrder } from '../../mentions/mention'
import { decimal, isoCurrency } from '../../mentions/money'
import type { Line } from '../../page/page'
import { countOf, isOnlyPossible, labelOfAmount } from './amount-labels'

/** Maximum number of amounts that are added up. */
const maxSummands = 8
/** Maximum number of nights, seats or days by which a rate is multiplied. */
const maxCount = 60

/** Whether a total is the sum of some amounts directly before or after it, two or more. */
function isSum(at: number, amounts: readonly Mention[]): boolean {
  const total = hundredths(amounts[at]?.value ?? '0')
  return [-1, 1].some((step) => {
    let sum = 0
    for (let count = 1; count <= maxSummands; count++) {
      const value = amounts[at + step * count]?.value
      if (value === undefined || Number(value) === 0) return false
      sum += hundredths(value)
      if (count > 1 && sum === total) return true
    }
    return false
  })
}

/** The total that is the sum of the amounts before it, another total among them: a package's price and insurance. */
export function sumOfAll(totals: readonly Mention[], { read }: Context): Mention | null {
  const currency = totals.at(-1)?.detail
  const amounts = read.mentions
    .filter(({ type, detail }) => type === 'money' && detail === currency)
    .toSorted((a, b) => readingOrder(a) - readingOrder(b))
  const last = totals.findLast((one) => isSum(amounts.indexOf(one), amounts))
  return totals.length > 1 && last ? last : null
}

/** Whether an amount and the one before it are in one line, and a multiple: `3 × 112 € = 336 €`. */
const isEquation = (at: number, amounts: readonly Mention[]): boolean => amounts[at - 1]?.line === amounts[at]?.line

/** Whether a total is the amount before it, times a number in one of the two lines: `3 nights × 112 € = 336 €`. */
function isProduct(at: number, amounts: readonly Mention[], lines: readonly Line[]): boolean {
  const [rate, total] = [amounts[at - 1], amounts[at]]
  if (!rate || !total || hundredths(rate.value) === 0) return false
  const count = hundredths(total.value) / hundredths(rate.value)
  if (!Number.isInteger(count) || count < 2 || count > maxCount) return false
  const text = [rate.line, total.line].map((line) => lines[line]?.plain ?? '').join(' ')
  return new RegExp(String.raw`(?<![\d.,])${count}(?![\d.,:])`).test(text)
}

const totalTag = conceptTag('total')

/** An amount with a total's label in its line, multiplied in front of it: `Price: 2 × 65,00 €`. */
function multipleOf(amount: Mention, context: Context): Mention | null {
  const count = countOf(amount, context)
  const tags = context.read.tags[amount.line] ?? []
  if (count < 2 || !tags.some(({ ids, end }) => ids.includes(totalTag) && end <= amount.start)) return null
  return { ...amount, value: ((hundredths(amount.value) * count) / 100).toFixed(2) }
}

/** An amount that leaves its currency to its label. */
const bare = /^[\s:：=]*(\d{1,3}(?:[ .,'’]\d{3})*(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?)(?:,-|\.-)?$/u
const code = /(?<!\p{Lu})\p{Lu}{3}(?!\p{Lu})/gu

/** The amounts whose label has their currency: `TOTAL EUR` above `287,98`. */
function amountsBelowCurrencies({ read, neighbors, byLine }: Context): Mention[] {
  const { lines } = read.page
  return lines.flatMap((line) => {
    const isTotal = (read.tags[line.index] ?? []).some(({ ids }) => ids.includes(totalTag))
    const currencies = Array.from(line.text.matchAll(code), ([text]) => text).filter((text) => isoCurrency.test(text))
    const [currency, other] = new Set(currencies)
    if (!isTotal || currency === undefined || other !== undefined) return []
    const around = neighbors[line.index]
    return [around?.right, around?.below].flatMap((value) => {
      if (!value || (byLine[value.index] ?? []).some(({ type }) => type === 'money')) return []
      const [whole = '', amount] = bare.exec(value.plain) ?? []
      if (amount === undefined) return []
      return [mentionAt(value, 'money', whole.indexOf(amount), amount, decimal(amount, currency), '', currency)]
    })
  })
}

/** Maximum length of a line whose amount may be a price without a label, and of the text after the amount. */
const maxLine = 70
const maxBehind = 3

/**
 * Whether an amount without a label may be a price: at the end of a short line without a day or hour, and not only
 * offered.
 */
function isPlain(amount: Mention, context: Context): boolean {
  const { line, end } = amount
  const text = context.read.page.lines[line]?.text ?? ''
  const isDated = (context.byLine[line] ?? []).some(({ type }) => type === 'date' || type === 'time')
  const isLast = text.slice(end).replace(/[(（][^()（）]*[)）]|[^\p{L}]/gu, '').length <= maxBehind
  return text.length <= maxLine && isLast && !isDated && !isOnlyPossible(amount, context)
}

/** The totals that a page states: amounts with a total's label, and sums or multiples of others. */
export const pageTotals = oncePer((context: Context): readonly Mention[] => {
  const { lines } = context.read.page
  const amounts = context.read.mentions
    .filter(
      ({ type, detail, value, line }) =>
        type === 'money' && detail !== '' && Number(value) > 0 && !lines[line]?.isHidden,
    )
    .toSorted((a, b) => readingOrder(a) - readingOrder(b))
  const labelled = amounts.map((amount) => labelOfAmount(amount, context))
  const stated = amounts.filter((_, at) => labelled[at] === 'total')
  if (stated.length > 0) return stated
  const multiples = amounts.flatMap((amount) => multipleOf(amount, context) ?? [])
  if (multiples.length > 0) return multiples
  const below = amountsBelowCurrencies(context)
  if (below.length > 0) return below
  const ofCurrency = new Map(amounts.map(({ detail }) => [detail, amounts.filter((one) => one.detail === detail)]))
  const computed = amounts.filter((amount, index) => {
    const alike = ofCurrency.get(amount.detail) ?? []
    const at = alike.indexOf(amount)
    const isMultiple = isProduct(at, alike, lines)
    return (isMultiple && isEquation(at, alike)) || (labelled[index] !== 'part' && (isMultiple || isSum(at, alike)))
  })
  if (computed.length > 0) return computed
  const single = amounts.filter((amount, at) => labelled[at] === null && isPlain(amount, context))
  const isOne = new Set(single.map(({ value, detail }) => `${value} ${detail}`)).size === 1
  return isOne ? single : []
})
