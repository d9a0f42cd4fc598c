import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: [
    /^([A-Z]{2}-[A-Z\d]{4,14})$/m,
    label('Booking number', 'Buchungsnummer', 'Reservation number', 'Reservierungsnummer', 'Buchungs-Nr.'),
  ],
  name: [
    /^(Motel One [^\n]{3,60}|The Cloud One [^\n]{3,60})$/m,
    /(Motel One [\p{Lu}][\p{L}-]{2,30}(?:[ -]\p{Lu}[\p{L}-]{2,30})?)/u,
  ],
  fromAddress: /^(?:Motel One|The Cloud One) [^\n]{3,60}\n([^\n]{4,60}\n\d{4,5} [^\n]{2,50})$/m,
  fromPhone: /^(\+\d[\d ()/-]{8,22})$/m,
  startDay: [/^(\d{2}\.\d{2}\.\d{4}) ?[-–] ?\d/m, label('Arrival', 'Anreise')],
  endDay: [/^\d{2}\.\d{2}\.\d{4} ?[-–] ?(\d{2}\.\d{2}\.\d{4})/m, label('Departure', 'Abreise')],
  startTime: /(?:Check-?in|Anreise)[^\n\d]{0,30}(\d{1,2}:\d{2})/i,
  endTime: /(?:Check-?out|Abreise)[^\n\d]{0,30}(\d{1,2}:\d{2})/i,
  traveler: label('Guest', 'Gast', 'Name', 'Hauptgast', 'Main guest'),
  rooms: [/(\d{1,2}) (?:rooms?|Zimmer)\b/i],
  guests: [/(\d{1,2} (?:adults?|Erwachsene[rn]?|Personen|guests?))/i],
  roomType: label('Room category', 'Zimmerkategorie', 'Room', 'Zimmer'),
  price: label('Total price', 'Total amount', 'Gesamtpreis', 'Gesamtbetrag', 'Rechnungsbetrag', 'Invoice total'),
}

/** Motel One: the number starts with two letters, and both dates are on one line. */
export const motelone: Definition = {
  id: 'motelone',
  name: 'Motel One',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['motel-one.com'],
  marks: ['motel-one.com'],
  provenance: [
    {
      what: 'Number above hotel and days in one line; both times; name, street, town, phone and mail below each other',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/motel-one.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|Stornierung|Cancell?ation of/i, /\d{2}\.\d{2}\.\d{4} ?[-–] ?\d{2}\.\d{2}\.\d{4}/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'folio',
      when: [/\bInvoice\b|Rechnung\b/i, /\d{2}\.\d{2}\.\d{4} ?[-–] ?\d{2}\.\d{2}\.\d{4}/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Motel One|Cloud One/, /\d{2}\.\d{2}\.\d{4} ?[-–] ?\d{2}\.\d{2}\.\d{4}/],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
