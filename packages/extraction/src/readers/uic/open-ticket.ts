import { inflateZlib } from '../../documents/inflate'
import { decodeText } from '../../message/charset'

/** A record of a rail ticket. */
export interface TicketRecord {
  /** `U_HEAD`, `U_TLAY`, `U_FLEX`, or a railway's own such as `0080BL`. */
  id: string
  version: number
  bytes: Uint8Array
}

/** Bytes that a ticket may unpack to. */
const largest = 64 * 1024

/** Whether a code is a rail ticket (UIC 918.3, ERA TAP TSI B.12). */
export const isUic = (code: string): boolean => /^#UT0[12]\d{4}/.test(code)

const ascii = (bytes: Uint8Array): string => decodeText(bytes, 'latin1')

/** The packed part after the mark, the issuer (4), the key (5), a signature of 50 or 64 bytes, and its length (4). */
function packedOf(code: Uint8Array): Uint8Array {
  const signature = ascii(code.subarray(3, 5)) === '02' ? 64 : 50
  const start = 14 + signature + 4
  if (code[start] === 0x78) return code.subarray(start)
  // some issuers write shorter signatures without filling them up
  const found = code.subarray(0, start + 20).findLastIndex((byte, at) => byte === 0x78 && at > 40)
  return found < 0 ? new Uint8Array() : code.subarray(found)
}

/** The records of a rail ticket; none where it cannot be unpacked. `code` has characters 0 to 255. */
export function openTicket(code: string): TicketRecord[] {
  const bytes = Uint8Array.from(code, (char) => char.charCodeAt(0))
  const unpacked = inflateZlib(packedOf(bytes), largest) ?? new Uint8Array()
  const records: TicketRecord[] = []
  for (let at = 0; at + 12 <= unpacked.length && records.length < 50; ) {
    const head = ascii(unpacked.subarray(at, at + 12))
    const [, id = '', version, length] = /^([ -~]{6})(\d\d)(\d{4})$/.exec(head) ?? []
    if (Number(length) < 12 || length === undefined) break
    records.push({ id, version: Number(version), bytes: unpacked.subarray(at + 12, at + Number(length)) })
    at += Number(length)
  }
  return records
}
