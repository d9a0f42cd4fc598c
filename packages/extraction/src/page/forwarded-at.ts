import { findDates } from '@sextant/domain/kit/find-dates'
import { findTimes } from '@sextant/domain/kit/find-times'

/**
 * When a forwarded message was sent, by the date in its header: ISO 8601 in UTC; null if it has no date. Such dates are
 * in the forwarder's local time, unless they have an offset. The message cannot be newer than the email that carries
 * it, which decides between the two orders of day and month.
 * @param written the date as written, such as `Mon, Feb 1, 2027 at 10:00 AM`
 * @param carrier when the email that carries it was sent (ISO 8601 in UTC), and its offset from UTC in minutes
 */
export function forwardedAt(
  written: string,
  carrier: { readonly sent: string; readonly offset: number },
): string | null {
  const instants = (['day first', 'month first'] as const).flatMap((order) => {
    const dates = findDates(written, carrier.sent, order)
    const [day] = dates
    if (!day) return []
    const [time] = findTimes(written, dates)
    const ms = Date.parse(`${day.value}T${time?.value ?? '00:00:00'}Z`) - (offsetIn(written) ?? carrier.offset) * 60_000
    return Number.isNaN(ms) || ms > Date.parse(carrier.sent) ? [] : ms
  })
  return instants.length === 0 ? null : new Date(Math.max(...instants)).toISOString()
}

/** Minutes ahead of UTC stated in a date: `+0100`, `GMT`. */
export function offsetIn(date: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})(?!\d)/.exec(date) ?? []
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return /\b(?:GMT|UTC)\b/.test(date) ? 0 : null
}
