import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'

/** A value that an email's free text certainly states about a booking. */
export interface SureValue {
  /** A flight number, or a start date or time. */
  type: 'number' | 'date' | 'time'
  /** `502`, `YYYY-MM-DD` or `HH:MM`. */
  value: string
  /** The line that states it. */
  text: string
  part: string
}

/** Maximum number of reported lines. */
const maxLines = 5
const maxText = 160

const digits = (number: string | undefined): string => number?.replace(/\D/g, '').replace(/^0+/, '') ?? ''

/** Whether a booking has the value. */
function isUsed({ type, value }: SureValue, { number, start, end, boarding }: Reservation): boolean {
  if (type === 'number') return digits(number) === digits(value)
  const times = [start.time.local, end.time.local, boarding?.local].map((local) => local ?? '')
  return times.some((local) => (type === 'date' ? local.slice(0, 10) : local.slice(11, 16)) === value)
}

/** Whether a line is part of a fully parsed line of a reservation system's printout: `03DEC 2PC OK`. */
const isPrinted = ({ text }: SureValue, { evidence }: Reservation): boolean =>
  Object.values(evidence).some(({ reader, text: line }) => reader === 'prose' && line?.includes(text.trim()))

/** Reports what an email's free text certainly states about bookings but no reading covers, by line. */
export function unusedValues(reservations: readonly Reservation[], values: readonly SureValue[]): Diagnostic[] {
  const unused = values.filter((value) => !reservations.some((one) => isUsed(value, one) || isPrinted(value, one)))
  // The text and HTML parts of an email have the same content.
  const lines = unused.filter(
    ({ type, value, text }, at) =>
      !unused.slice(0, at).some((one) => one.text === text || (one.type === type && one.value === value)),
  )
  return lines.slice(0, maxLines).map(({ type, text, part }) => {
    const quote = text.length > maxText ? `${text.slice(0, maxText)}…` : text
    const message = `No complete booking was read from “${quote}”.`
    return { level: 'warning', code: 'incomplete', message, part, ...(type === 'number' ? { kind: 'flight' } : {}) }
  })
}
