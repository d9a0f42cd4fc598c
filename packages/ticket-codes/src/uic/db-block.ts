import { decodeText } from '@sextant/bytes/charset'
import type { TicketRecord } from './open-ticket'

/** Fields of Deutsche Bahn's own record by number; also its first order's start date as `from`, `DD.MM.YYYY`. */
export type DbFields = ReadonlyMap<string, string>

/**
 * Reads the record 0080BL, as reverse-engineered by the open-source parsers of `onlineticket`: two characters; a count
 * of orders, each with its days of validity and a fixed length that depends on the record's version; a count of fields;
 * and fields `S`, number (3), length (4), text. None if there is no such record.
 */
export function readDbFields(records: readonly TicketRecord[]): DbFields {
  const record = records.find(({ id }) => id === '0080BL')
  const fields = new Map<string, string>()
  if (!record) return fields
  const text = decodeText(record.bytes, 'latin1')
  const [orderLength, daysAt] = record.version < 3 ? [46, 22] : [26, 0]
  const orders = Number(text[2]) || 0
  const [, day, month, year] = /^(\d\d)(\d\d)(20\d\d)/.exec(text.slice(3 + daysAt)) ?? []
  if (orders > 0 && year) fields.set('from', `${day}.${month}.${year}`)
  let at = 3 + orderLength * orders
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
