import { conceptTag, particleTag, type Tag } from '../../languages/lexicon'
import { saysPaid } from '../../languages/paid-words'
import { forAll, inAll } from '../../languages/price-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'

const totalTag = conceptTag('total')
const partTag = conceptTag('partPrice')

/** What an amount is according to its label: what something costs in all, or a rate, tax, fee or deposit. */
export type AmountLabel = 'total' | 'part'

/** Words that make a tax or a fee in a label a part of the total: `Total incl. VAT`. */
const included =
  /incl|inkl|inc\.|inbegr|compr|ttc|tvac|iva|vat|btw|mva|moms|alv|áfa|afa|dph|pvm|pvn|ddv|pdv|tva|mwst|ust|kdv|пдв|ндс|ддс|φπα|税|稅|부가세/iu

/** What is included in an amount, in brackets behind it, such as breakfast: that does not make it a rate. */
const withExtras =
  /^\s?[(（][^()（）]{0,40}(?:incl|inkl|compr|compris|inbegr|ingår|sisält|wliczon|zahrn|v cene|v ceně|uključ|vključ|inclus|dahil|включ|вкл\.|περιλαμβ|含|込|포함|รวม|bao gồm|termasuk|כולל|شامل|kaasa|iekļaut|įskaič|beleértve|tartalmaz)[^()（）]{0,40}[)）]/iu

/** The text in brackets in a label: `Gesamt (inkl. MwSt.)`. */
const brackets = /[([（][^)\]）]*[)\]）]/gu

/** What a label says, by its tags in a part of a line. */
function labelOf(text: string, tags: readonly Tag[], start: number, end: number): AmountLabel | null {
  const asides = Array.from(text.matchAll(brackets), ({ 0: aside, index }) => ({
    from: index,
    to: index + aside.length,
  }))
  const labels = tags.filter(
    (tag) =>
      tag.start >= start &&
      tag.end <= end &&
      (tag.ids.includes(totalTag) || tag.ids.includes(partTag)) &&
      !asides.some(({ from, to }) => tag.start >= from && tag.end <= to),
  )
  const last = labels.at(-1)
  const total = labels.findLast(({ ids }) => ids.includes(totalTag))
  if (!last) return null
  if (!total) return 'part'
  return total === last || included.test(text.slice(total.end, last.end)) ? 'total' : 'part'
}

/** By how many an amount is multiplied in front of it: `2 × 65,00 €`; 1 if by none. */
export function countOf({ line, start }: Mention, { read }: Context): number {
  const [, count = '1'] =
    /(?<![\d.,])(\d{1,2})\s?[x×]\s?$/iu.exec((read.page.lines[line]?.plain ?? '').slice(0, start)) ?? []
  return Number(count)
}

/** Words behind an amount that includes all taxes. */
const withTaxes =
  /^[\s,;(]{0,3}(?:incl|inkl|einschl|compr|inbegr|medr)\p{L}*\.? (?:(?:all|any|alle?r?|las|le|i|as|de|toutes|toda[s]?|tutte) ){0,2}(?:tax|vat|steuer|mwst|tva|iva|impuesto|impost|tasse|btw|belasting|moms|skatt|tasas)/iu

/** Maximum number of letters between the word that says that an amount was paid and the amount. */
const maxPaid = 40
/** The same for the word behind it. */
const maxPaidBehind = 10

/**
 * The label of an amount in its own line: right behind it, unless another amount follows the label, or before it, after
 * the amount in front of it.
 */
function labelInLine(mention: Mention, context: Context): AmountLabel | null {
  const { line, start, end } = mention
  const { read, byLine } = context
  const text = read.page.lines[line]?.text ?? ''
  const tags = read.tags[line] ?? []
  const amounts = (byLine[line] ?? []).filter(({ type }) => type === 'money')
  const isFree = (to: number): boolean =>
    !amounts.some((one) => one.start >= to && /^[\s:：]{0,3}$/u.test(text.slice(to, one.start)))
  const isRate = tags.some(
    (tag) =>
      tag.start >= end &&
      tag.ids.includes(partTag) &&
      /^[\s(/]{0,4}$/.test(text.slice(end, tag.start)) &&
      !included.test(text.slice(tag.start, tag.end)) &&
      !withExtras.test(text.slice(end)) &&
      isFree(tag.end),
  )
  if (isRate || countOf(mention, context) > 1) return 'part'
  if (inAll.test(text.slice(end))) return 'total'
  const from = Math.max(0, ...amounts.filter((one) => one.end <= start).map((one) => one.end))
  const label = labelOf(text, tags, from, start)
  if (label === 'total') return label
  const isPaidBehind = saysPaid(text.slice(end, end + maxPaidBehind))
  const isPaid = saysPaid(text.slice(Math.max(from, start - maxPaid), start))
  // A fare is a price if it includes taxes, or is that of all: `Fare: USD 211.40 including taxes`.
  if (label === 'part' && (withTaxes.test(text.slice(end)) || forAll.test(text.slice(from, start)))) return 'total'
  return isPaidBehind || (label === null && isPaid) ? 'total' : label
}

/** The label of an amount: in its line, to its left, above it, or at the head of its column or row. */
export function labelOfAmount(mention: Mention, context: Context): AmountLabel | null {
  const { read, neighbors, isPure } = context
  const inLine = labelInLine(mention, context)
  if (inLine) return inLine
  const label = ({ index, text }: Line): AmountLabel | null => labelOf(text, read.tags[index] ?? [], 0, text.length)
  const around = neighbors[mention.line]
  if (!around) return null
  const [left] = around.left
  const above = around.above.slice(0, 1).filter(({ index }) => isPure[index] === true)
  const beside = left ? [left] : above
  return [...beside, ...around.columnHead, ...around.rowHead].map(label).find((one) => one !== null) ?? null
}

const offerTag = particleTag('offer')
const fromTag = particleTag('from')
const ifTag = particleTag('if')

/** Whether an amount is the lowest of several prices: `from EUR 89`. */
export const isPriceFrom = ({ line, start }: Mention, { read }: Context): boolean =>
  (read.tags[line] ?? []).some(({ ids, end }) => ids.includes(fromTag) && end <= start && start - end <= 2)

/**
 * Whether an amount is only offered, or what something may cost: `Hotels from EUR 89`, `changes may cost up to EUR
 * 50`.
 */
export const isOnlyPossible = (amount: Mention, context: Context): boolean =>
  isPriceFrom(amount, context) ||
  (context.read.tags[amount.line] ?? []).some(({ ids }) => ids.includes(offerTag) || ids.includes(ifTag))
