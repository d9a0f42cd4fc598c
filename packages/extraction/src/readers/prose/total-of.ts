import type { StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { totalLabels } from '../../languages/eastern-amount-words'
import { perUnit, priceLabels } from '../../languages/price-words'
import { findMoney } from '../../mentions/money'
import { createLine } from '../../page/create-line'
import type { Line } from '../../page/page'

/** An amount with its currency, ISO 4217. */
export type Price = Pick<StatedPrice, 'amount' | 'currency'>

/** Maximum number of characters of a line. */
const maxLine = 200

/** A line of a text, unless it is too long to be a label with its value. */
export const lineOf = (raw: string): Line | null =>
  raw.length > maxLine
    ? null
    : createLine(raw, [], { left: 0, right: 0, path: [], cell: null, isListItem: false, row: 0, isHidden: false })

/** What a total is called after a change. */
const renewed =
  '(?:(?:new|revised|updated|neue[rs]?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oaye]|nieuwe?|nyt?|nytt|now[ae]|uusi|uj|noul?|noua|yeni|нов(?:ая|ый|ое|а|ий)|νε[οα]) |新しい|変更後の?|新|새 ?|변경 ?(?:후|된) ?)?'
const total = new RegExp(`^[^\\p{L}\\d]{0,4}${renewed}(?:${totalLabels})(?![\\p{L}\\d])`, 'u')
const price = new RegExp(`^[^\\p{L}\\d]{0,4}${renewed}(?:${priceLabels})(?![\\p{L}\\d])`, 'u')
/** What may stand between a label and its amount: `for 2 nights incl. breakfast:`. */
const between = /^(?:[^:：]{0,70}[:：]|(?: \p{L}{1,16}){0,4}|[^\p{L}\d]{0,6})\s*$/u

/** The last amount of a text that is labelled as a total, else the last that is labelled as a price. */
export function totalOf(lines: readonly string[]): Price | null {
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
