import type { AmountKind, StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { dayOf } from '@sextant/domain/kit/local-time'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { beginsWithExtra } from '../../languages/extra-words'
import { finalWords, noShowWords } from '../../languages/invoice-words'
import { isKept, isNoCost, isRefunded, willBeRefunded } from '../../languages/refund-words'
import type { Mention } from '../../mentions/mention'
import { findMoney } from '../../mentions/money'
import { createLine } from '../../page/create-line'
import type { Line } from '../../page/page'
import { type AmountLabel, amountLabels, hasStem, totalLabel } from './amount-labels'
import { added, type InvoiceContext, invoiced, isInvoice, isThanked } from './final-invoices'
import { isConditional } from './is-cancellation'
import { type Price, totalOf } from './total-of'
import { taxLines, totalWith } from './total-with-taxes'

/** Determines which amounts of an email count. */
export type AmountContext = InvoiceContext & {
  /** Whether the email cancels something. */
  readonly cancels: boolean
}

/** Maximum number of characters searched per text, and per line. */
const maxCharacters = 30_000
const maxLine = 200

/**
 * The amounts that an email states besides prices: in labelled lines such as “Refund amount: EUR 60.00”, in the cell or
 * line after a label, or in sentences such as “a refund of EUR 60.00”. Several amounts of a kind are added up, unless a
 * total is stated. The cost of a potential cancellation, change or no-show does not count: such labels only count if
 * the email is about one.
 * @param texts may have the same content in several parts; the first that states a kind counts
 */
export function statedAmounts(texts: readonly string[], context: AmountContext): StatedAmount[] {
  const found = new Map<AmountKind, StatedAmount>()
  const isFinal = context.reservations.length === 0 && finalWords.test(context.subject)
  const isFolio = context.isFolio || isFinal || isThanked(context, texts)
  for (const text of texts) {
    const counted = { ...context, isFolio, total: totalOf(text.slice(0, maxCharacters).split('\n')) }
    const stated = labelled(text.slice(0, maxCharacters)).filter((one) => counts(one, counted))
    for (const kind of new Set(stated.map(({ label }) => label.kind))) {
      const amount = summed(stated.filter(({ label }) => label.kind === kind))
      const whole = amount && withTaxes(kind) ? totalWith(taxesOf(text, stated), amount, text) : amount
      if (!found.has(kind) && whole) found.set(kind, whole)
    }
  }
  for (const invoice of invoiced(context)) if (!found.has('folio')) found.set('folio', invoice)
  const total = isFolio && context.reservations.length === 0 && !found.has('folio') ? lastTotal(texts) : null
  if (total) found.set('folio', { kind: 'folio', ...total })
  const extra = receiptOfExtra(texts, context)
  if (extra && found.size === 0) found.set('service_fee', extra)
  return [...found.values()]
}

/** Whether texts state only fees for a change, and no difference between prices: the new price does not have them. */
export const isFeeOfChange = (texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => labelled(text.slice(0, maxCharacters)))
    .filter(({ label, amount }) => label.kind === 'exchange' && Number(amount) > 0)
    .every(({ label }) => label.isOffered && !label.isOfChange)

/** Kinds beside which emails list taxes, and then the total of both. */
const withTaxes = (kind: AmountKind): boolean => kind === 'exchange' || kind === 'no_show'

/** The amounts of a text that are labelled as taxes. */
const taxesOf = (text: string, stated: readonly Labelled[]): readonly Price[] => {
  const labelledTaxes = stated.filter(({ label }) => label.kind === 'taxes_and_fees')
  return labelledTaxes.length > 0 ? labelledTaxes : taxLines(text)
}

/**
 * What was added to a booking costs the total of its receipt: its subject names a bag, a seat or the like, and the
 * email books nothing.
 */
function receiptOfExtra(
  texts: readonly string[],
  { subject, cancels, reservations }: AmountContext,
): StatedAmount | null {
  if (cancels || reservations.length > 0 || !beginsWithExtra(subject)) return null
  const total = lastTotal(texts)
  return total && { kind: 'service_fee', ...total }
}

/** The last amount that is labelled as a total, in the first text that has one. */
function lastTotal(texts: readonly string[]): Pick<StatedAmount, 'amount' | 'currency'> | null {
  for (const text of texts) {
    const last = statedTotals(text.slice(0, maxCharacters)).findLast(({ amount }) => Number(amount) > 0)
    if (last) return { amount: last.amount, currency: last.currency }
  }
  return null
}

/** The amounts of a text that are labelled as totals, with their lines. */
export function statedTotals(text: string): { amount: string; currency: string; line: string }[] {
  const lines = text.split('\n').filter((raw) => raw.trim() !== '' && raw.length <= maxLine)
  return lines.flatMap((raw, at) => {
    const line = /\p{L}/u.test(raw) ? lineOf(raw) : null
    const found = line ? (inLine(line, lines[at + 1], totalLabel) ?? []) : []
    return found.map(({ amount, currency }) => ({ amount, currency, line: raw.trim() }))
  })
}

type Labelled = Pick<StatedAmount, 'amount' | 'currency'> & {
  readonly label: AmountLabel
  readonly isTotal: boolean
  /** Whether a sentence says that it will be paid, which terms do as well. */
  readonly isPromised?: boolean
}

const digit = /\p{N}/u
const frame = { left: 0, right: 0, path: [], cell: null, isListItem: false, row: 0, isHidden: false }

function labelled(text: string): Labelled[] {
  const lines = text.split('\n').filter((raw) => raw.trim() !== '' && raw.length <= 4 * maxLine)
  return lines.flatMap((raw, at) => {
    const next = lines[at + 1] ?? ''
    // Skips the many lines without amounts early. The amount may be alone in the next line.
    const line = (digit.test(raw) || digit.test(next)) && hasStem(raw) ? lineOf(raw) : null
    if (!line) return []
    const [parts, amounts] = [partsOf(raw), findMoney(line)]
    return amountLabels.flatMap(
      (label) => inLine(line, next, label) ?? inParts(parts, label) ?? inSentences(line, amounts, label),
    )
  })
}

const lineOf = (raw: string): Line | null => createLine(raw, [], frame)
/** The amount of a label at the start of a line, after it or in the next line; null if there is none. */
function inLine(line: Line, next: string | undefined, label: AmountLabel): Labelled[] | null {
  if (line.text.length > maxLine) return null
  const start = label.inLine.exec(line.folded)?.[0]
  if (start === undefined) return null
  const isAlone = line.text.length <= start.length
  const [place, from] = isAlone ? [lineOf(next ?? ''), 0] : [line, start.length]
  const only = place && onlyAmount(place, from)
  if (label.kind === 'exchange' && isKept(line.folded, '')) return []
  return only ? [{ ...only, label, isTotal: /total|gesamt/.test(start) }] : null
}

/** The sentences of a line behind the first one that may have a label. */
const partsOf = (raw: string): Line[] =>
  raw
    .split(
      /(?<=\p{L}{2}[.!])(?<!(?:in[ck]l|ex[ck]l|inc|einschl|zzgl)\.)\s+|(?<=\d[.,]\d\d(?:\s?\S{1,3})?\.)\s+(?=\p{L})/iu,
    )
    .slice(1)
    .flatMap((other) => (hasStem(other) ? (lineOf(other) ?? []) : []))

/** The amount of a label at the start of a sentence within a line: “Booking 4711 is cancelled. Fee: EUR 30.00”. */
function inParts(parts: readonly Line[], label: AmountLabel): Labelled[] | null {
  for (const line of parts) {
    const found = label.inLine.test(line.folded) ? inLine(line, undefined, label) : null
    if (found && found.length > 0) return found
  }
  return null
}

/** The amount that makes up the rest of a line, possibly behind the share that it is: `No-show fee 90 %: EUR 90.00`. */
function onlyAmount(line: Line, from: number): Pick<StatedAmount, 'amount' | 'currency'> | null {
  const [money, other] = findMoney(line).filter(({ start }) => start >= from)
  if (!money || other) return null
  const around = line.text.slice(from, money.start) + line.text.slice(money.end)
  return /^(?:\s?\d{1,3} ?%)?[\s:.+–−=|*-]*(?:\([^)]{0,60}\))?[\s.*]*$/u.test(around) ? amountOf(money) : null
}

const amountOf = ({ value, detail }: { readonly value: string; readonly detail: string }) => ({
  amount: value,
  currency: detail,
})

/** Amounts in sentences: “a refund of EUR 60.00”, “EUR 60.00 has been refunded”. Conditions do not count. */
const inSentences = (line: Line, amounts: readonly Mention[], label: AmountLabel): Labelled[] =>
  amounts.flatMap((money) => {
    const before = line.folded.slice(Math.max(0, money.start - 110), money.start)
    const after = line.folded.slice(money.end, money.end + 60)
    const isNamed =
      (label.inSentence.test(before) && !(label.kind === 'exchange' && isNoCost(before, after))) ||
      (label.kind === 'refund' && isRefunded(before, after))
    const isPromised = !isNamed && label.kind === 'refund' && willBeRefunded(before, after)
    return (isNamed || isPromised) && !isConditional(before) && !/^ ?(?:per|each|pro|par|until|bis)\b/.test(after)
      ? [{ ...amountOf(money), label, isTotal: false, isPromised }]
      : []
  })

/** What determines which amounts of a text count, and the total of the text. */
type CountedText = AmountContext & { readonly total: Price | null }

/** Whether an amount with this label was charged or paid in this email, rather than announced. */
function counts({ label, amount, isPromised }: Labelled, context: CountedText): boolean {
  const { kind, isOffered, isOfChange, isIncidental } = label
  const { subject, date, cancels, reservations } = context
  if (Number(amount) === 0 || (isPromised === true && !cancels) || (isOfChange && !changed.test(subject))) return false
  const isAlone = reservations.length === 0
  if (kind === 'taxes_and_fees') return !isAlone
  // Most totals include it. An email about nothing else adds it.
  if (isIncidental) return isAlone && Number(context.total?.amount ?? amount) === Number(amount)
  if (kind === 'service_fee') return isAlone || isBeside(amount, context)
  if (kind === 'folio') return isInvoice(context)
  if (!isOffered || isAlone) return true
  if (kind === 'cancellation_fee') return cancels
  if (kind === 'exchange') return changed.test(subject)
  return noShowWords.test(subject) || reservations.every(({ start }) => dayOf(start.time.local ?? date) < dayOf(date))
}

/** Whether an amount is the difference between the prices of an email's bookings and the total of its text. */
function isBeside(amount: string, { reservations, total }: CountedText): boolean {
  const prices = reservations.flatMap(({ price }) => price ?? [])
  const sum = prices.length === reservations.length ? sumDecimals([...prices, amount]) : null
  return prices.length > 1 && sum !== null && Number(sum) === Number(total?.amount)
}

const changed =
  /chang|shorten|exten[ds]|verläng|prolong|ampliac|pr[óo]rrog|extens|prolung|estens|verleng|förläng|forlæng|forleng|przedłuż|prodlouž|predĺž|hosszabb|prelungi|uzat|продл|подовж|延長|延长|연장|early (?:dep|check|ret)|verkürz|vorzeitig|écourt|anticip|acorta|accorcia|ingekort|förkort|forkort|skróc|zkrác|skrát|rövid|kısalt|短縮|缩短|단축|exchang|reissu|rebook|modif|amend|umbuch|änder|échange|cambi|wijzig|omboek|alter|ombok|ombytt?|endring|ændring|zmian|muuto|změn|zmen|promjen|promen|spremem|módos|schimb|değişi|αλλαγ|измен|обмен|зміна|замен|変更|변경|更改|改签|改簽|改票|reschedul|perubahan|ubah (?:jadwal|nama)|เปลี่ยน|thay đổi|đổi (?:vé|chuyến|ngày|tên)|تغيير|تعديل|שינוי/i
/** The amount of a kind: the total, or the sum of distinct amounts. */
function summed(found: readonly Labelled[]): StatedAmount | null {
  const [first] = found
  const total = found.find(({ isTotal }) => isTotal)
  const different = found.filter(
    (one, at) => found.findIndex((other) => other.amount === one.amount && other.currency === one.currency) === at,
  )
  const sum = total ?? added(first?.label.kind === 'folio' ? found.slice(-1) : different)
  return first && sum ? { kind: first.label.kind, amount: sum.amount, currency: sum.currency } : null
}
