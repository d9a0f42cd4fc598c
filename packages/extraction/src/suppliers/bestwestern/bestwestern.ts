import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const days = '(?:Anreise ?/ ?Abreise|Arrival ?/ ?Departure|Arrivée ?/ ?Départ)'
const one = '(?:\\p{L}{2,10}\\.?,? )?(\\d{2}[./]\\d{2}[./]\\d{4})'

const stay: Fields = {
  reference: label('Buchungsnummer', 'Booking number', 'Confirmation number', 'Numéro de réservation'),
  name: label('Hoteladresse', 'Hotel address', "Adresse de l'hôtel"),
  fromAddress:
    /(?:Hoteladresse|Hotel address|Adresse de l'hôtel):?\s{1,40}[^\n]{3,80}\n([^\n]{3,60}\n[^\n]{3,60}(?:\n[^\n:]{3,60}(?=\n))?)/i,
  fromPhone: label('Telefon', 'Phone', 'Téléphone'),
  startDay: new RegExp(`${days}:?\\s{1,4}${one}`, 'u'),
  endDay: new RegExp(`${days}:?\\s{1,4}[^\\n/]{2,40}?\\d{4}\\s{0,4}/\\s{0,4}${one}`, 'u'),
  startTime: /(?:Check-in|Anreise) (?:ab|from|à partir de) (\d{1,2}[:h]\d{2})/i,
  endTime: /(?:Check-out|Abreise) (?:bis|until|by|jusqu'à) (\d{1,2}[:h]\d{2})/i,
  traveler: [
    label('Gast', 'Name des Gastes', 'Guest', 'Guest name', 'Client'),
    /(?:geehrter Herr|geehrte Frau|Dear (?:Mr|Ms|Mrs)\.?) (\p{Lu}[\p{L}'-]{1,20} \p{Lu}[\p{L}'-]{1,25}),/u,
  ],
  rooms: label('Anzahl Zimmer', 'Rooms', 'Nombre de chambres'),
  guests: label('Personen', 'Anzahl Personen', 'Guests', 'Personnes'),
  roomType: label('Zimmer', 'Zimmertyp', 'Room', 'Room type', 'Chambre'),
  price: label('Gesamtpreis', 'Gesamtbetrag', 'Total price', 'Prix total'),
}

/** Best Western's booking system for central Europe. */
export const bestwestern: Definition = {
  id: 'bestwestern',
  name: 'Best Western',
  type: 'supplier',
  senders: ['bestwestern.com', 'bestwestern.de'],
  marks: ['Best Western Rewards', 'showBookingCancelPage'],
  provenance: [
    {
      what: 'Lines below "Hoteladresse:", both days parted by a stroke, the booking number',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/bestwestern.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/storniert|Stornierung|cancell?ed|annulée/i, new RegExp(days)],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Hoteladresse|Hotel address|Adresse de l'hôtel/i, new RegExp(days)],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
