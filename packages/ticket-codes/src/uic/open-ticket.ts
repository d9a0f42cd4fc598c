import { charsOf } from '@sextant/bytes/chars'
import { inflateZlib } from '@sextant/bytes/inflate'

/** A record of a rail ticket. */
export interface TicketRecord {
  /** `U_HEAD`, `U_TLAY`, `U_FLEX`, or a railway's own record such as `0080BL`. */
  id: string
  version: number
  bytes: Uint8Array
}

/** The maximum unpacked size of a ticket in bytes, and its maximum number of records. */
const maxBytes = 64 * 1024
const maxRecords = 50

/** Whether a code is a rail ticket (UIC 918.3, ERA TAP TSI B.12); some issuers write `OTI`. */
export const isUic = (code: string): boolean => /^(?:#UT|OTI)0[12]\d{4}/.test(code)

/** Possible record names: standard ones, and a company code followed by two letters or digits. */
const named = /^(?:U_[A-Z]{4}|\d{4}[A-Z\d]{2})\d/

/** The ticket unpacked from an offset, if the result starts with a record. */
function unpackedAt(code: Uint8Array, at: number): Uint8Array | null {
  if (code[at] !== 0x78) return null
  const bytes = inflateZlib(code.subarray(at), maxBytes)
  return bytes && named.test(charsOf(bytes.subarray(0, 7))) ? bytes : null
}

/**
 * The compressed data after the marker, issuer (4), key (5), a signature of 50 or 64 bytes depending on the version,
 * and length (4). Some issuers use other signature sizes or the wrong version, or do not compress.
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

/** Where the next record with a known name starts; null if there is none. */
function nextRecord(chars: string, from: number): number | null {
  const found = /U_(?:HEAD|TLAY|FLEX)\d|\d{4}(?:BL|VU|UT|99)\d{6}/.exec(chars.slice(from))
  return found ? from + found.index : null
}

/**
 * The records of a rail ticket; none if it cannot be unpacked. A record with a wrong length ends where the next one
 * starts.
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
    // some issuers write one digit too few in the version
    const start = at + (size === undefined ? 11 : 12)
    if (size !== undefined || named.test(chars.slice(at))) {
      const bytes = content.subarray(start, end)
      records.push({ id: id || chars.slice(at, at + 6), version: Number(version), bytes })
    }
    at = end
  }
  return records
}
