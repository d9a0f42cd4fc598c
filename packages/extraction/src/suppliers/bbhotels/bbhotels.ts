import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '(\\d{2}/\\d{2}/\\d{4}|\\d{2} \\p{L}{3,9}\\.? \\d{4})'
const time = '(\\d{1,2}(?::\\d{2})? ?(?:[AP]M|Uhr|h\\d{0,2}|:\\d{2}))'

const stay: Fields = {
  reference: label('Booking no.', 'Booking no', 'Buchungsnummer', 'N° de réservation', 'Numero prenotazione'),
  name: /^(?:Your |Ihr |Votre )?Hotel\n([^\n]{4,80})$/im,
  fromAddress: /^(?:Your |Ihr |Votre )?Hotel\n[^\n]{4,80}\n([^\n]{4,80}\n\d{4,5} - [^\n]{2,40} - [^\n]{2,30})$/im,
  fromPhone: [label('Phone', 'Telefon', 'Téléphone', 'Telefono'), /^(\+\d[\d ().-]{8,20})$/m],
  startDay: new RegExp(`${day} \\((?:from|ab|à partir de|dalle)`, 'u'),
  startTime: new RegExp(`${day.replace('(', '(?:')} \\((?:from|ab|à partir de|dalle) ${time}`, 'iu'),
  endDay: new RegExp(`${day} \\((?:until|by|bis|jusqu'à|entro)`, 'u'),
  endTime: new RegExp(`${day.replace('(', '(?:')} \\((?:until|by|bis|jusqu'à|entro) ${time}`, 'iu'),
  traveler: /^([^\n€]{4,50})\n[^\n€]{0,80}\n[^\n]{4,60} x \d{1,2}\n/gm,
  rooms: / x (\d{1,2})$/m,
  roomType: /^([^\n]{4,60}) x \d{1,2}$/m,
  guests: [
    label('Guests', 'Number of guests', 'Gäste', 'Voyageurs', 'Ospiti'),
    /^(\d{1,2} (?:Erwachsene|adults?|adultes?|adulti)[^\n]{0,40})/im,
  ],
  price: label('Total', 'Total price', 'Gesamtpreis', 'Gesamt', 'Prix total', 'Totale'),
}

/** B&B Hotels: hotel, street and "code - town - country" on separate lines, with times in brackets after the dates. */
export const bbhotels: Definition = {
  id: 'bbhotels',
  name: 'B&B Hotels',
  type: 'supplier',
  senders: ['hotel-bb.com', 'hotelbb.com', 'hotelbb.de'],
  marks: ['hotel-bb.com', 'hotelbb.com'],
  provenance: [
    {
      what: 'Number, lines below "Hotel", days with hours in brackets, a guest for each room with its price, in German and English',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/bb-hotel.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|annulée|cancellata/i, new RegExp(`${day} \\(`, 'u')],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Booking no|Buchungsnummer|N° de réservation|Numero prenotazione/, new RegExp(`${day} \\(`, 'u')],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
