import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '\\p{L}{2,10}, \\d{2}\\. \\p{L}{3,9} \\d{4}'

const stay: Fields = {
  reference: [/^([\dA-Z]{13})$/m, label('Buchungsnummer', 'Reservierungsnummer', 'Booking number')],
  name: /^[\dA-Z]{13}\n([^\n]{4,80})$/m,
  fromAddress: /^[\dA-Z]{13}\n[^\n]{4,80}\n([^\n]{4,80}\n[^\n]{3,60}\n[^\n]{3,40})$/m,
  fromPhone: label('Telefon', 'Phone'),
  startTime: /^(\d{2}:\d{2})[^\n]{0,20}\n[^\n]{3,30}\n\d{2}:\d{2}/m,
  endTime: /^\d{2}:\d{2}[^\n]{0,20}\n[^\n]{3,30}\n(\d{2}:\d{2})/m,
  startDay: new RegExp(`^(${day})\\n${day}`, 'mu'),
  endDay: new RegExp(`^${day}\\n(${day})`, 'mu'),
  traveler: label('Gast', 'Name', 'Guest'),
  guests: label('Personen', 'Gäste', 'Guests'),
  roomType: label('Zimmer', 'Zimmerkategorie', 'Room'),
  price: label('Gesamtpreis', 'Gesamtbetrag', 'Total price'),
}

/** GHOTEL (hotels and living): a 13-character number above the hotel, and both dates on separate lines. */
export const ghotel: Definition = {
  id: 'ghotel',
  name: 'GHOTEL hotel & living',
  type: 'supplier',
  senders: ['ghotel.de'],
  marks: ['ghotel.de'],
  provenance: [
    {
      what: 'Number, house, street, town and country below each other; both times, then both days in words',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/ghotel.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/storniert|cancell?ed/i, /^[\dA-Z]{13}$/m, new RegExp(`^${day}$`, 'mu')],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/^[\dA-Z]{13}$/m, new RegExp(`^${day}$`, 'mu')],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
