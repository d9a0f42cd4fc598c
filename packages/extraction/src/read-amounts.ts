import type { ChangedTime } from '@sextant/contract/emails/changed-times'
import type { Extraction } from '@sextant/contract/emails/reservation'
import type { StatedAmount, StatedPrice } from '@sextant/contract/emails/stated-amounts'
import { codesAnywhere, namedReferences } from './readers/prose/cancelled-references'
import { invoiceTable } from './readers/prose/invoice-table'
import { isCancellation } from './readers/prose/is-cancellation'
import { labelledPersons } from './readers/prose/named-persons'
import { paidExtras } from './readers/prose/paid-extras'
import { isFeeOfChange, statedAmounts } from './readers/prose/stated-amounts'
import { statedPrices } from './readers/prose/stated-prices'
import { withoutAmounts } from './readers/prose/without-amounts'

/** What is known about an email when its amounts are read. */
type EmailFacts = Pick<Extraction, 'reservations' | 'cancelled_references' | 'class'> & {
  readonly subject: string
  /** When it was written, ISO 8601. */
  readonly date: string
  /** The new days and hours that it states for what is booked. */
  readonly changes: readonly ChangedTime[]
}

/**
 * The fees, refunds and final invoices that an email states, and what they belong to: its reservations, or else the
 * references that it names. Amounts with neither are not a booking's. Also removes prices that are such amounts. An
 * email that has no reservations can state the prices of references as well.
 */
export function readAmounts(
  texts: readonly string[],
  email: EmailFacts,
): Statements & Partial<Pick<Extraction, 'reservations'>> {
  const { subject, reservations, changes, cancelled_references = [] } = email
  const cancels =
    (reservations.length === 0 && cancelled_references.length > 0) ||
    reservations.some(({ status }) => status === 'cancelled') ||
    isCancellation(subject, texts.join('\n'))
  const stated = statedAmounts(texts, { ...email, cancels, isFolio: email.class === 'folio' })
  if (changes.length > 0 && !cancels) return ofChange(texts, email, stated)
  const isBill = reservations.length === 0 && !cancels && stated.every(({ kind }) => kind === 'service_fee')
  const listed = isBill ? firstTable(texts) : []
  if (listed.length > 0) return ofInvoice(listed, namedReferences(subject, texts))
  const isReceipt = stated.length === 0 && reservations.length === 0 && !cancels
  const booked = isReceipt ? paidExtras(subject, texts, email.date) : stated
  const [first, other] = booked
  const isFee = first === undefined || (other === undefined && first.kind === 'service_fee' && !isReceipt)
  const prices = reservations.length === 0 && !cancels && isFee ? statedPrices(subject, texts, first) : []
  const amounts = [...booked, ...prices]
  if (amounts.length === 0) return {}
  if (reservations.length > 0) return { amounts, reservations: withoutAmounts(reservations, booked, texts) }
  const named = cancels && cancelled_references.length > 0 ? cancelled_references : namedReferences(subject, texts)
  const references = [...new Set([...named, ...prices.flatMap(({ reference = [] }) => reference)])]
  return references.length > 0 ? { amounts: ofGuest(amounts, texts), amount_references: references } : {}
}

/** Final invoices and charges for no-shows, as those of the only guest whom an email names. */
function ofGuest(
  amounts: readonly (StatedAmount | StatedPrice)[],
  texts: readonly string[],
): (StatedAmount | StatedPrice)[] {
  const travelers = texts.map(labelledPersons).find((names) => names.length > 0) ?? []
  const isOfOne = ({ kind }: StatedAmount | StatedPrice): boolean => kind === 'folio' || kind === 'no_show'
  return amounts.map((one) => (travelers.length === 1 && isOfOne(one) ? { ...one, travelers } : one))
}

type Statements = Pick<Extraction, 'amounts' | 'amount_references' | 'changed_times'>

/**
 * What an email changes of a booking and states for it: its total is the new price, unless it has a difference to the
 * former one. The references of rentals and rides are often not called so.
 */
function ofChange(
  texts: readonly string[],
  { subject, changes }: EmailFacts,
  stated: readonly StatedAmount[],
): Statements {
  const named = namedReferences(subject, texts)
  const references = named.length > 0 ? named : codesAnywhere(subject, texts)
  if (references.length === 0) return {}
  const change = stated.find(({ kind }) => kind === 'exchange')
  const isDifference = change !== undefined && !isFeeOfChange(texts)
  const prices = isDifference
    ? []
    : statedPrices(subject, texts, undefined)
        .filter(({ amount }) => Number(amount) !== Number(change?.amount))
        .map((price) => ({ ...price, is_new: true }))
  const amounts = [...stated, ...prices]
  return { changed_times: [...changes], amount_references: references, ...(amounts.length > 0 && { amounts }) }
}

/** What the first table of an invoice states. */
const firstTable = (texts: readonly string[]): readonly (StatedAmount | StatedPrice)[] =>
  texts.map(invoiceTable).find((found) => found.length > 0) ?? []

/** What an invoice states, for the references in its rows, or else for those that it names. */
function ofInvoice(amounts: readonly (StatedAmount | StatedPrice)[], named: readonly string[]): Statements {
  const own = amounts.flatMap(({ reference }) => reference ?? [])
  const references = [...new Set(own.length > 0 ? own : named)]
  return references.length > 0 ? { amounts: [...amounts], amount_references: references } : {}
}

/**
 * Adds amounts to the result. If there is nothing else, a diagnostic says so, but only for emails about travel, since
 * shops also state refunds of references.
 */
export function withAmounts(read: Extraction, stated: ReturnType<typeof readAmounts>, isTravel: boolean): Extraction {
  const references = stated.amount_references ?? []
  if (references.length === 0 || !isTravel) return { ...read, ...stated }
  const what = stated.changed_times ? 'changes' : 'states amounts of'
  const message = `The message ${what} ${references.join(', ')}, and no booking.`
  return {
    ...read,
    ...stated,
    diagnostics: [...read.diagnostics, { level: 'info', code: 'amounts-only', message }],
  }
}
