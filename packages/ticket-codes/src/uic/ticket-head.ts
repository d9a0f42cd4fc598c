import { decodeText } from '@sextant/bytes/charset'
import type { TicketRecord } from './open-ticket'

/** The data in a rail ticket's header record. */
export interface TicketHead {
  /** The four-digit company code (RICS). */
  issuer: string
  /** The issuer's ticket number as printed. */
  number: string
  /** Day and minute of issue, `YYYY-MM-DDTHH:MM:00`; empty if not stated. */
  issued: string
}

/** The number as printed on tickets: Deutsche Bahn, SNCB and NS append a counter for the tickets of an order. */
function printed(number: string, issuer: string): string {
  const company = issuer.replace(/^0+/, '')
  if (company === '80' && /^.{6}-\d.?$/.test(number)) return number.slice(0, 6)
  if (company === '80' && /^.{9}0101$/.test(number)) return number.slice(0, 9)
  if (['1088', '1184'].includes(company) && /^.{7}_\d$/.test(number)) return number.slice(0, 7)
  return number
}

/** Reads the record U_HEAD: issuer (4), ticket number (20), time of issue `DDMMYYYYHHMM`, flags, languages. */
export function readHead(records: readonly TicketRecord[]): TicketHead {
  const record = records.find(({ id }) => id === 'U_HEAD')
  const text = record ? decodeText(record.bytes, 'latin1') : ''
  const issuer = text.slice(0, 4)
  // some issuers write an extra space before the time
  const [, day, month, year, hour, minute] = /^ ?(\d\d)(\d\d)(20\d\d)(\d\d)(\d\d)/.exec(text.slice(24)) ?? []
  return {
    issuer,
    number: printed(text.slice(4, 24).trim(), issuer),
    issued: year ? `${year}-${month}-${day}T${hour}:${minute}:00` : '',
  }
}
