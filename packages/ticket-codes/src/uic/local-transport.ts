import { dayFrom } from '@sextant/domain/kit/local-time'
import type { TicketRecord } from './open-ticket'

/** Bytes before the entitlements: the terminal (2), its security module (3), persons (1), and their count (1). */
const headLength = 7
/** Bytes of an entitlement before its times: its number (4), seller (2), product (2) and its owner (2). */
const timesAt = 10

/**
 * A day of VDV-KA's compact time (`DateTimeCompact`): years since 1990 in 7 bits, the month in 4, the day in 5, then
 * hour, minute and seconds.
 */
function dayAt(bytes: Uint8Array, at: number): string | null {
  const bits = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
  return at + 4 <= bytes.length ? dayFrom(1990 + (bits >> 9), (bits >> 5) & 15, bits & 31) : null
}

/**
 * What Deutsche Bahn's record of local transport (0080VU) says for people: entitlements of VDV's core application,
 * which name a product and the days of its validity, no journey. The layout is the one that the open parsers of
 * `onlineticket` have read off tickets. Null where there is no such record.
 */
export function localTransportIn(records: readonly TicketRecord[]): string | null {
  const bytes = records.find(({ id }) => id === '0080VU')?.bytes
  if (!bytes) return null
  const count = bytes[headLength - 1] ?? 0
  const [from, to] = [dayAt(bytes, headLength + timesAt), dayAt(bytes, headLength + timesAt + 4)]
  const validity = count > 0 && from && to && from <= to ? `, valid from ${from} to ${to}` : ''
  return `a ticket of German local transport (VDV)${validity}`
}
