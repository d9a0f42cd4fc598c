import { decodeText } from '@sextant/bytes/charset'
import type { TicketRecord } from './open-ticket'

/** What the head of a rail ticket says. */
export interface TicketHead {
  /** Company code of four digits (RICS). */
  issuer: string
  /** The issuer's number of the ticket, as it is printed. */
  number: string
  /** Day and minute of issue, `YYYY-MM-DDTHH:MM:00`; empty where it does not say. */
  issued: string
}

/** The number as tickets print it: Deutsche Bahn, SNCB and NS count the tickets of an order behind it. */
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
  // one blank too many before the time is another issuer's habit
  const [, day, month, year, hour, minute] = /^ ?(\d\d)(\d\d)(20\d\d)(\d\d)(\d\d)/.exec(text.slice(24)) ?? []
  return {
    issuer,
    number: printed(text.slice(4, 24).trim(), issuer),
    issued: year ? `${year}-${month}-${day}T${hour}:${minute}:00` : '',
  }
}
