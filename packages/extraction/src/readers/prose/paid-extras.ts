import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import { isOfExtra, paidWords } from '../../languages/extra-words'
import { refundTitle } from '../../languages/ticket-words'
import { statedAmounts } from './stated-amounts'
import { totalOf } from './total-of'

/**
 * What was paid for a bag, a seat or another extra, by the receipt of it alone: its total is added to the booking that
 * it names, whatever its lines are called. Offers of extras have prices too, but say nothing of a payment.
 * @param texts of an email that books and cancels nothing
 */
export function paidExtras(subject: string, texts: readonly string[], date: string): StatedAmount[] {
  if (!isOfExtra(subject) || refundTitle.test(subject)) return []
  if (![subject, ...texts].some((text) => paidWords.test(text))) return []
  const context = { subject, date, cancels: false, isFolio: true, reservations: [] }
  const totals = statedAmounts(texts, context).filter(({ kind }) => kind === 'folio')
  const [paid] = totals.length > 0 ? totals : texts.flatMap((text) => totalOf(text.split('\n')) ?? [])
  return paid ? [{ kind: 'service_fee', amount: paid.amount, currency: paid.currency }] : []
}
