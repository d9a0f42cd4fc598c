import { dayFrom } from '@sextant/domain/kit/local-time'
import type { TicketRecord } from './open-ticket'

/**
 * Bytes before the entitlements: the terminal (2), its security module (3), persons (1), and the number of entitlements
 * (1).
 */
const headLength = 7
/** An entitlement's bytes before its times: its number (4), seller (2), product (2) and the product's owner (2). */
const timesAt = 10

/**
 * A day in VDV-KA's compact time (`DateTimeCompact`): years since 1990 in 7 bits, month in 4, day in 5, then hour,
 * minute and seconds.
 */
function dayAt(bytes: Uint8Array, at: number): string | null {
  const bits = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
  return at + 4 <= bytes.length ? dayFrom(1990 + (bits >> 9), (bits >> 5) & 15, bits & 31) : null
}

/**
 * Describes Deutsche Bahn's local transport record (0080VU) for people: it contains entitlements of VDV's core
 * application, which have a product and its days of validity, but no journey. The layout was reverse-engineered from
 * tickets by the open-source parsers of `onlineticket`. Null if there is no such record.
 */
export function localTransportIn(records: readonly TicketRecord[]): string | null {
  const bytes = records.find(({ id }) => id === '0080VU')?.bytes
  if (!bytes) return null
  const count = bytes[headLength - 1] ?? 0
  const [from, to] = [dayAt(bytes, headLength + timesAt), dayAt(bytes, headLength + timesAt + 4)]
  const validity = count > 0 && from && to && from <= to ? `, valid from ${from} to ${to}` : ''
  return `a ticket of German local transport (VDV)${validity}`
}
