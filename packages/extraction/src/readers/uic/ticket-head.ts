import { decodeText } from '../../message/charset'
import type { TicketRecord } from './open-ticket'

/** What the head of a rail ticket says. */
export interface TicketHead {
  /** Company code of four digits (RICS). */
  issuer: string
  /** The issuer's number of the ticket. */
  number: string
  /** Day and minute of issue, `YYYY-MM-DDTHH:MM:00`; empty where it does not say. */
  issued: string
}

/** Reads the record U_HEAD: issuer (4), ticket number (20), time of issue `DDMMYYYYHHMM`. */
export function readHead(records: readonly TicketRecord[]): TicketHead {
  const record = records.find(({ id }) => id === 'U_HEAD')
  const text = record ? decodeText(record.bytes, 'latin1') : ''
  const [, day, month, year, hour, minute] = /^(\d\d)(\d\d)(\d{4})(\d\d)(\d\d)/.exec(text.slice(24)) ?? []
  return {
    issuer: text.slice(0, 4),
    number: text.slice(4, 24).trim(),
    issued: year ? `${year}-${month}-${day}T${hour}:${minute}:00` : '',
  }
}

/** Railways by their company code (RICS), those that issue such tickets. */
const railways: Readonly<Record<string, string>> = {
  '1080': 'Deutsche Bahn',
  '0080': 'Deutsche Bahn',
  '1181': 'ÖBB',
  '0081': 'ÖBB',
  '1081': 'ÖBB',
  '1085': 'SBB',
  '0085': 'SBB',
  '1084': 'NS',
  '1184': 'NS',
  '0084': 'NS',
  '1088': 'SNCB',
  '0088': 'SNCB',
  '1187': 'SNCF',
  '1087': 'SNCF',
  '0087': 'SNCF',
  '1154': 'České dráhy',
  '0054': 'České dráhy',
  '1156': 'ZSSK',
  '0056': 'ZSSK',
  '1155': 'MÁV-START',
  '0055': 'MÁV-START',
  '1251': 'PKP Intercity',
  '0051': 'PKP Intercity',
  '1186': 'DSB',
  '0086': 'DSB',
  '1174': 'SJ',
  '0074': 'SJ',
  '1183': 'Trenitalia',
  '0083': 'Trenitalia',
  '1179': 'Slovenske železnice',
  '0079': 'Slovenske železnice',
  '1182': 'CFL',
  '0082': 'CFL',
  '3076': 'Transdev',
  '5197': 'RegioJet',
}

/** Name of a railway by its code of four digits; undefined where it is not known. */
export const railwayName = (issuer: string): string | undefined => railways[issuer]
