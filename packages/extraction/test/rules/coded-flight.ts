import type { Reservation } from '@sextant/contract/emails/reservation'
import { completeByPrint } from '@sextant/extraction/rules/complete-by-print'

/** A flight as a barcode has it: without hours and names. */
export const coded: Reservation = {
  kind: 'flight',
  status: 'confirmed',
  confidence: 1,
  number: '971',
  ticket_token: 'M1',
  travelers: [],
  provider: {},
  start: { place: { iata_code: 'BER', time_zone_id: 'Europe/Berlin' }, time: { local: '2026-05-02' } },
  end: { place: { iata_code: 'ZRH', time_zone_id: 'Europe/Zurich' }, time: {} },
  evidence: { ticket_token: { reader: 'barcode', part: 'file', path: '', text: 'M1' } },
}

/** The flights, completed by the text of the file with the barcode. */
export const complete = (text: string, flights = [coded]) =>
  completeByPrint(flights, [{ part: 'file', kind: 'pdf', text, title: '' }])
