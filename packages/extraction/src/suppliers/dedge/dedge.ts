import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const line = '[^\\n]{3,80}'
const map = '[^\\n]{0,20}(?:See on map|Voir sur la carte|Auf der Karte)'
/** Street, town with postal code, and the country if it differs. */
const address = `${line}\\n(?=[^\\n]*\\d)${line}(?:\\n[^\\n\\d]{3,40})?`

const stay: Fields = {
  reference: label('Reference', 'Référence', 'Referenz', 'Booking reference', 'Riferimento'),
  name: new RegExp(`^(?!.* {3})(${line})\\n${address}\\n${map}`, 'm'),
  fromAddress: new RegExp(`^(?!.* {3})${line}\\n(${address})\\n${map}`, 'm'),
  fromPhone: [label('Phone', 'Téléphone', 'Telefon', 'Tel'), /^(\+\d[\d ().-]{8,20})$/m],
  startDay: /(?:Arrival|Check-in|Arrivée|Anreise) ?\((?:from|à partir de|ab) \d{1,2}[:h]\d{2}\)\s{0,4}([^\n]{8,40})/i,
  startTime: /(?:Arrival|Check-in|Arrivée|Anreise) ?\((?:from|à partir de|ab) (\d{1,2}[:h]\d{2})\)/i,
  endDay: /(?:Departure|Check-out|Départ|Abreise) ?\((?:until|jusqu'à|bis) \d{1,2}[:h]\d{2}\)\s{0,4}([^\n]{8,40})/i,
  endTime: /(?:Departure|Check-out|Départ|Abreise) ?\((?:until|jusqu'à|bis) (\d{1,2}[:h]\d{2})\)/i,
  traveler: label('Name', 'Guest', 'Nom', 'Client', 'Gast'),
  rooms: label('Rooms', 'Number of rooms', 'Chambres', 'Zimmer'),
  guests: label('Guests', 'Number of guests', 'Occupancy', 'Personnes', 'Personen'),
  roomType: label('Room', 'Room type', 'Chambre', 'Zimmerart'),
  price: label('Total', 'Total price', 'Montant total', 'Gesamtpreis', 'Total amount'),
}

/** D-EDGE (Availpro), the booking engine of many independent hotels, sends their emails. */
export const dedge: Definition = {
  id: 'dedge',
  name: 'D-EDGE',
  type: 'ota',
  senders: ['availpro.com', 'd-edge.com', 'secure-hotel-booking.com'],
  marks: ['availpro.com', 'secure-hotel-booking.com'],
  provenance: [
    {
      what: 'Reference, hotel above street and town, map link, both ends with the time in brackets and the day in words',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/availpro.js',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|annulée|storniert/i, /\((?:from|à partir de|ab) \d{1,2}[:h]\d{2}\)/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Reference|Référence|Referenz/, /\((?:from|à partir de|ab) \d{1,2}[:h]\d{2}\)/],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
