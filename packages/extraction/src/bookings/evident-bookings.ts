import { invoiceWords } from '../languages/invoice-words'
import { conceptTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import { labelledDays } from './labelled-stays'
import type { Candidate } from './roles'

/** How surely a page is about a booking that its form proves. */
export const evidentGate = 0.995
/** Number of lines at the top in which an invoice says that it is one. */
const topLines = 20
/** Minimum number of charges with the day of each that an invoice of a stay has. */
const minCharges = 2

const roomTag = conceptTag('room')
/** The number of a room behind its label. */
const roomNumber = /^[\s:：#.°]{0,4}(?:(?:no|nr|n)[.°º]?\s?)?\d{1,4}(?!\d|[.,]\d)/iu
const amount = /\d[.,]\d{2}(?!\d)/

/** Whether a row states an amount behind its first cell. */
const hasAmount = (line: Line, lines: readonly Line[]): boolean =>
  lines
    .slice(line.index, line.index + 8)
    .some(({ row, text, index }) => row === line.row && amount.test(index === line.index ? text.slice(10) : text))

/**
 * Whether a page is the invoice of a stay: between its labelled days, it lists charges by day, or it has the number of
 * the room. Offers have neither.
 */
function isInvoiceOfStay(candidates: readonly Candidate[], context: Context): boolean {
  const { read } = context
  const { lines } = read.page
  const [first, last] = labelledDays(candidates, context) ?? []
  if (first === undefined || last === undefined) return false
  const isInvoice = lines.slice(0, topLines).some(({ text }) => invoiceWords.test(text))
  const hasRoom = lines.some(({ text, index }) => {
    const label = (read.tags[index] ?? []).find(({ ids }) => ids.includes(roomTag))
    const beside = lines[index + 1]
    const behind = label && label.end === text.length && beside?.row === lines[index]?.row ? beside?.text : undefined
    return label !== undefined && roomNumber.test(behind ?? text.slice(label.end))
  })
  const charges = candidates.filter(({ mention: { type, start, line, value } }) => {
    const own = lines[line]
    return type === 'date' && start === 0 && value >= first && value <= last && own && hasAmount(own, lines)
  })
  return isInvoice && (hasRoom || charges.length >= minCharges)
}

/** The title of a ticket of the Chinese railways, which are issued as invoices. */
const railTicket = /铁路电子客票|鐵路電子客票/u

/** Whether a page is about a booking by its form: the invoice of a stay, or a ticket that is an invoice as well. */
export const isEvidentBooking = (candidates: readonly Candidate[], context: Context): boolean =>
  isInvoiceOfStay(candidates, context) || context.read.page.lines.some(({ text }) => railTicket.test(text))
