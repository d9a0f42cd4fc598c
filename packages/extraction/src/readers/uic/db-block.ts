import { decodeText } from '../../message/charset'
import type { TicketRecord } from './open-ticket'

/** Fields of Deutsche Bahn's own record by their number, as read off tickets by the open parsers of `onlineticket`. */
export type DbFields = ReadonlyMap<string, string>

/**
 * Reads the record 0080BL: two characters, a count of orders, each of a fixed length by the record's version, a count of
 * fields, and fields `S`, number (3), length (4), text. None where there is no such record.
 */
export function readDbFields(records: readonly TicketRecord[]): DbFields {
  const record = records.find(({ id }) => id === '0080BL')
  const fields = new Map<string, string>()
  if (!record) return fields
  const text = decodeText(record.bytes, 'latin1')
  const orderLength = record.version < 3 ? 46 : 26
  let at = 3 + orderLength * (Number(text[2]) || 0)
  const count = Number(text.slice(at, at + 2)) || 0
  at += 2
  for (let index = 0; index < count; index++) {
    const [, number = '', size] = /^S(\d{3})(\d{4})/.exec(text.slice(at, at + 8)) ?? []
    if (size === undefined) break
    const end = at + 8 + Number(size)
    fields.set(number, decodeText(record.bytes.subarray(at + 8, end), null).trim())
    at = end
  }
  return fields
}
