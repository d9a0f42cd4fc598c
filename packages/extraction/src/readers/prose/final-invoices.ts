import type { Reservation } from '@sextant/contract/emails/reservation'
import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { dayOf } from '@sextant/domain/kit/local-time'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { farewell, finalWords, invoiceWords } from '../../languages/invoice-words'

/** Determines whether an email is a final invoice. */
export type InvoiceContext = {
  readonly subject: string
  /** When the email was written, ISO 8601. */
  readonly date: string
  /** Whether the sender's layout is that of a final invoice. */
  readonly isFolio: boolean
  readonly reservations: readonly Reservation[]
}

/** A line that heads an invoice: “Your folio”, “Rechnung Nr. 4711”. */
const invoiceHead = new RegExp(
  `^[^\\p{L}\\n]{0,4}(?:\\p{L}{1,8} ){0,2}(?:${invoiceWords.source})[^\\n,;]{0,24}$`,
  'imu',
)

/** Whether an invoice that identifies its booking only by reference was written after the stay. */
export const isThanked = ({ subject, reservations }: InvoiceContext, texts: readonly string[]): boolean =>
  reservations.length === 0 &&
  [subject, ...texts].some((text) => farewell.test(text)) &&
  (invoiceWords.test(subject) || texts.some((text) => invoiceHead.test(text)))

/** Stays and rentals, which are invoiced at their end. */
const isInvoiced = ({ kind, status }: Reservation): boolean =>
  (kind === 'lodging' || kind === 'car') && status !== 'cancelled'

/** Whether an email is the final invoice of stays or rentals: it says so, or is an invoice written at their end. */
export function isInvoice({ subject, date, reservations, isFolio }: InvoiceContext): boolean {
  if (isFolio) return true
  if (finalWords.test(subject)) return reservations.length === 0 || reservations.some(isInvoiced)
  const own = reservations.filter(isInvoiced)
  const isOver = own.every(({ end }) => end.time.local !== undefined && dayOf(end.time.local) <= dayOf(date))
  return invoiceWords.test(subject) && own.length > 0 && isOver
}

/** The prices of a final invoice's bookings, since it states the price of the stay. */
export function invoiced(context: InvoiceContext): StatedAmount[] {
  if (!isInvoice(context)) return []
  const priced = context.reservations
    .filter(isInvoiced)
    .flatMap(({ price, currency }) => (price && currency ? [{ amount: price, currency }] : []))
  const total = added(priced)
  return total ? [{ kind: 'folio', ...total }] : []
}

/** The sum of amounts in one currency. With several currencies, the first amount. */
export function added(
  amounts: readonly Pick<StatedAmount, 'amount' | 'currency'>[],
): Pick<StatedAmount, 'amount' | 'currency'> | null {
  const [first, ...others] = amounts
  if (!first || others.length === 0) return first ?? null
  if (others.some(({ currency }) => currency !== first.currency)) return first
  const sum = sumDecimals(amounts.map(({ amount }) => amount))
  return sum === null ? first : { amount: sum, currency: first.currency }
}
