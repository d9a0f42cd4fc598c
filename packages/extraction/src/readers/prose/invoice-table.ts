import type { StatedAmount, StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { totalLabels } from '../../languages/eastern-amount-words'
import { priceLabels } from '../../languages/price-words'
import { guestLabel, passengerLabel } from '../../languages/ticket-words'
import { decimal, findMoney } from '../../mentions/money'
import { amountLabels } from './amount-labels'
import { bookingWords } from './booking-words'
import { lineOf, type Price } from './total-of'

/** What the column of an invoice's table contains. */
type Column = 'reference' | 'traveler' | 'fee' | 'amount' | 'other'

/** A row of such a table: whose amount it is, and of which booking. */
type Row = { readonly isFee: boolean; readonly amount: string; readonly reference?: string; readonly traveler?: string }

const cells = /\s{2,}|\s*\|\s*|\t/u
/** Maximum number of lines searched for a table, and of its rows. */
const maxLines = 300
const maxRows = 200

const persons = new RegExp(`^(?:${passengerLabel}|${guestLabel}|name|names|nom|nombre|nome|naam|namn|navn)$`, 'iu')
const references = new RegExp(`${bookingWords}|^(?:ref\\.?|refer\\p{L}+|réf\\p{L}*|record locator|locator|pnr)$`, 'iu')
const amounts = new RegExp(
  `^(?:${totalLabels}|${priceLabels}|(?:net |gross )?amount|betrag|montant(?: ttc| ht)?|(?:prix )?total(?: ttc)?|bedrag|belopp|belob|belop|kwota|castka|summa|osszeg|suma|valoare|tutar|сумма|ποσο|金額|金额|금액)(?: (?:in )?[a-z]{3})?$`,
  'u',
)
const fees = amountLabels.filter(({ kind }) => kind === 'service_fee')
const plainAmount = /^-?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}$/
const code = /^(?=.*\d|[A-Z]{6}$)[A-Z\d][A-Z\d-]{4,18}$/

const foldedOf = (cell: string): string => lineOf(cell)?.folded.trim() ?? ''
const isFeeLabel = (cell: string): boolean => fees.some(({ inLine }) => inLine.test(foldedOf(cell)))

function columnOf(cell: string): Column {
  if (isFeeLabel(cell.replace(/ [A-Z]{3}$/, ''))) return 'fee'
  if (persons.test(cell)) return 'traveler'
  if (references.test(cell)) return 'reference'
  return amounts.test(foldedOf(cell)) ? 'amount' : 'other'
}

const signs = ['€', '$', '£']

/** A cell without its currency, in front or behind, which its column's head may state instead. */
function withoutCurrency(cell: string, currency: string): string {
  const signIn = [currency, ...signs].find((sign) => sign !== '' && (cell.startsWith(sign) || cell.endsWith(sign)))
  return signIn === undefined ? cell : cell.replace(signIn, '').trim()
}

/** The amount of a cell, with or without its currency; null if it is anything else. */
function amountIn(cell: string, currency: string): string | null {
  const bare = withoutCurrency(cell, currency)
  return plainAmount.test(bare) ? decimal(bare, currency) : null
}

/** Whether a line is the head of a table that has a column of amounts. */
const isHead = (line: readonly string[]): boolean =>
  line.length > 2 && !line.some((cell) => /\d/.test(cell)) && line.some((cell) => columnOf(cell) === 'amount')

/** The rows below the head of a table; none if the line is no head. */
function rowsBelow(at: number, lines: readonly (readonly string[])[], currency: string): readonly Row[] {
  const head = lines[at] ?? []
  if (!isHead(head)) return []
  const columns = head.map(columnOf)
  const own = lines.slice(at + 1, at + 1 + maxRows).filter((row) => row.length === head.length)
  return own.flatMap((row) => {
    const cellOf = (column: Column): string | undefined => row[columns.lastIndexOf(column)]
    const [reference, traveler] = [cellOf('reference'), cellOf('traveler')]
    if (reference !== undefined && !code.test(reference)) return []
    const whose = { ...(reference !== undefined && { reference }), ...(traveler !== undefined && { traveler }) }
    const [amount, fee] = [cellOf('amount') ?? '', cellOf('fee') ?? ''].map((cell) => amountIn(cell, currency))
    return [
      ...(amount
        ? [{ ...whose, amount, isFee: row.some((cell, column) => columns[column] === 'other' && isFeeLabel(cell)) }]
        : []),
      ...(fee && Number(fee) > 0 ? [{ ...whose, amount: fee, isFee: true }] : []),
    ]
  })
}

/** What rows with one key add up to. */
const sumOf = (rows: readonly Row[]): string | null => sumDecimals(rows.map(({ amount }) => amount))

/** Groups rows by a key. */
const groupsOf = (rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly Row[])[] =>
  [...new Set(rows.map(keyOf))].map((key) => rows.filter((row) => keyOf(row) === key))

/**
 * What the table of an invoice states, by the heads of its columns: the price of each booking and traveler, and the
 * agency's fees, in a column or in rows of their own. The amounts must add up to the total below. Empty if the text has
 * no such table.
 */
export function invoiceTable(text: string): (StatedAmount | StatedPrice)[] {
  const raw = text.split('\n').filter((line) => line.trim() !== '')
  const lines = raw.slice(0, maxLines).map((line) => line.trim().split(cells))
  const totals = lines.some(isHead) ? raw.flatMap(onlyAmount) : []
  for (const currency of new Set(totals.map((one) => one.currency)))
    for (const [at] of lines.entries()) {
      const rows = rowsBelow(at, lines, currency)
      const sum = rows.length > 1 ? sumOf(rows) : null
      const isTotal = totals.some((one) => one.currency === currency && Number(one.amount) === Number(sum))
      if (sum !== null && isTotal) return statedBy(rows, currency)
    }
  return []
}

/** The only amount of a line. */
function onlyAmount(raw: string): Price[] {
  const line = lineOf(raw)
  const [money, other] = line ? findMoney(line) : []
  return money && !other ? [{ amount: money.value, currency: money.detail }] : []
}

function statedBy(rows: readonly Row[], currency: string): (StatedAmount | StatedPrice)[] {
  const isOfOne = (row: Row): boolean => row.reference !== undefined
  const prices = groupsOf(
    rows.filter(({ isFee }) => !isFee),
    ({ reference = '', traveler = '' }) => `${reference} ${traveler}`,
  ).flatMap((own) => {
    const [first] = own
    const amount = sumOf(own)
    if (!first || !amount) return []
    const { reference, traveler } = first
    const whose = { ...(reference && { reference }), ...(traveler && { travelers: [traveler] }) }
    return [{ kind: 'price' as const, amount, currency, ...whose }]
  })
  const fees = groupsOf(
    rows.filter(({ isFee }) => isFee),
    ({ reference = '' }) => reference,
  ).flatMap((own) => {
    const [first] = own
    const amount = sumOf(own)
    if (!first || !amount) return []
    return [{ kind: 'service_fee' as const, amount, currency, ...(isOfOne(first) && { reference: first.reference }) }]
  })
  return [...fees, ...prices]
}
