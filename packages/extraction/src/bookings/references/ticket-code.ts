import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'

/** The payment codes of invoices: the European one, and the Swiss QR-bill. */
const payment = /^(?:BCD|SPC)\r?\n/
/** The minimum length of a reference that a code does not contain by chance. */
const minLength = 5

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '')

/** The codes of a page that may be those of tickets, in capitals and digits only. */
const codesOf = ({ read: { page } }: Context): string[] =>
  (page.codes ?? []).filter((code) => !payment.test(code)).map(compact)

/** Whether the page shows a barcode that contains the reference of a booking, as tickets do. */
export function isTicketOf({ draft }: Booking, context: Context): boolean {
  const reference = compact(draft.slots.reference?.mention.value ?? '')
  return reference.length >= minLength && codesOf(context).some((code) => code.includes(reference))
}

/** The only printed number that a barcode of the page contains as well; null if there is none, or several. */
export function numberInCode(context: Context): Mention | null {
  const codes = codesOf(context)
  if (codes.length === 0) return null
  const found = context.read.mentions.filter(({ type, value }) => {
    const number = compact(value)
    const isNumber = type === 'code' && number.length > minLength && /\d/.test(number)
    return isNumber && codes.some((code) => code.includes(number))
  })
  const [first, ...others] = found
  return first && others.every(({ value }) => value === first.value) ? first : null
}
