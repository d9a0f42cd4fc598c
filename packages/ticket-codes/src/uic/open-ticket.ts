import { charsOf } from '@sextant/bytes/chars'
import { inflateZlib } from '@sextant/bytes/inflate'

/** A record of a rail ticket. */
export interface TicketRecord {
  /** `U_HEAD`, `U_TLAY`, `U_FLEX`, or a railway's own such as `0080BL`. */
  id: string
  version: number
  bytes: Uint8Array
}

/** Bytes that a ticket may unpack to, and records in it. */
const maxBytes = 64 * 1024
const maxRecords = 50

/** Whether a code is a rail ticket (UIC 918.3, ERA TAP TSI B.12); `OTI` is what some issuers write. */
export const isUic = (code: string): boolean => /^(?:#UT|OTI)0[12]\d{4}/.test(code)

/** Names that records may have: the standard's, and a company's code before two letters or digits of its own. */
const named = /^(?:U_[A-Z]{4}|\d{4}[A-Z\d]{2})\d/

/** The ticket unpacked from a place, where what comes out begins with a record. */
function unpackedAt(code: Uint8Array, at: number): Uint8Array | null {
  if (code[at] !== 0x78) return null
  const bytes = inflateZlib(code.subarray(at), maxBytes)
  return bytes && named.test(charsOf(bytes.subarray(0, 7))) ? bytes : null
}

/**
 * What is packed behind the mark, the issuer (4), the key (5), a signature of 50 or 64 bytes by the version, and its
 * length (4). Some issuers write signatures of other sizes, the other version, or leave the packing away.
 */
function contentOf(code: Uint8Array): Uint8Array {
  for (const at of [82, 68]) {
    const bytes = unpackedAt(code, at)
    if (bytes) return bytes
  }
  for (let at = 14; at < Math.min(code.length, 200); at++) {
    const bytes = unpackedAt(code, at)
    if (bytes) return bytes
  }
  const start = charsOf(code).indexOf('U_HEAD')
  return start < 0 ? new Uint8Array() : code.subarray(start)
}

const header = /^([ -~]{6})(\d\d)(\d{4})/

/** Where the next record of a known name begins; null where there is none. */
function nextRecord(chars: string, from: number): number | null {
  const found = /U_(?:HEAD|TLAY|FLEX)\d|\d{4}(?:BL|VU|UT|99)\d{6}/.exec(chars.slice(from))
  return found ? from + found.index : null
}

/**
 * The records of a rail ticket; none where it cannot be unpacked. A record of a wrong length ends where the next
 * begins.
 */
export function openTicket(code: Uint8Array): TicketRecord[] {
  const content = contentOf(code)
  const chars = charsOf(content)
  const records: TicketRecord[] = []
  for (let at = 0; at + 11 <= content.length && records.length < maxRecords; ) {
    const [, id = '', version = '1', size] = header.exec(chars.slice(at, at + 12)) ?? []
    const declaredEnd = at + Math.max(12, Number(size ?? 0))
    const isSound =
      size !== undefined && (declaredEnd >= content.length || header.test(chars.slice(declaredEnd, declaredEnd + 12)))
    const end: number = isSound ? declaredEnd : (nextRecord(chars, at + 6) ?? (size ? declaredEnd : content.length))
    // one digit too few in the version is some issuer's habit
    const start = at + (size === undefined ? 11 : 12)
    if (size !== undefined || named.test(chars.slice(at))) {
      const bytes = content.subarray(start, end)
      records.push({ id: id || chars.slice(at, at + 6), version: Number(version), bytes })
    }
    at = end
  }
  return records
}
