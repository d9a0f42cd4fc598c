import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const arrival = ['Check-in', 'Checkin', 'Indtjekning', 'Arrivée', 'Llegada']
const departure = ['Checkout', 'Check-out', 'Udtjekning', 'Départ', 'Salida']

const stay: Fields = {
  reference: [
    label(
      'Confirmation code',
      'Reservation code',
      'Bestätigungs-Code',
      'Buchungscode',
      'Code de confirmation',
      'Código de confirmación',
      'Bekræftelseskode',
    ),
    /\b(HM[A-Z\d]{8})\b/,
  ],
  name: [
    /^([^\n]{4,120})\n(?:Entire|Private room|Shared room|Room in|Ganze|Privatzimmer|Logement entier|Chambre privée|Alojamiento entero|Habitación privada|Helt hjem|Privat værelse)[^\n]{0,60}$/m,
    /(?:reservation|stay) at ([^\n]{4,120}?) (?:has been|was|is|for)/i,
  ],
  fromAddress: label('Address', 'Adresse', 'Dirección'),
  start: label('Check-in', 'Checkin', 'Indtjekning', 'Arrivée', 'Llegada'),
  startTime: under(arrival, { skip: 1 }),
  end: label('Checkout', 'Check-out', 'Udtjekning', 'Départ', 'Salida'),
  endTime: under(departure, { skip: 1 }),
  traveler: label('Guest', 'Gast', 'Booked by', 'Gebucht von', 'Reserved for'),
  guests: label('Guests', 'Gäste', 'Voyageurs', 'Huéspedes', 'Gæster'),
  price: label(
    'Total',
    'Total paid',
    'Amount paid',
    'Gesamtbetrag',
    'Gesamt',
    'Montant total',
    'Importe total',
    'I alt',
  ),
}

const code =
  /Confirmation code|Reservation code|Bestätigungs-Code|Buchungscode|Code de confirmation|Código de confirmación|Bekræftelseskode|\bHM[A-Z\d]{8}\b/
const checkin = /Check-?in|Indtjekning|Arrivée|Llegada/

/** Airbnb: the home above its type, check-in next to check-out with the times below, and a code that starts with HM. */
export const airbnb: Definition = {
  id: 'airbnb',
  name: 'Airbnb',
  type: 'ota',
  senders: ['airbnb.com', 'airbnb.de', 'airbnb.fr', 'airbnb.es', 'airbnb.co.uk'],
  marks: ['automated@airbnb.com', 'airbnb.com/help'],
  provenance: [
    {
      what: 'Senders, subjects of confirmations, what its mails tell: listing, arrival and departure, number of guests',
      where: 'https://github.com/chvg1968/gmail-airtable-processor/blob/main/src/refactor/strategies/AirbnbStrategy.js',
    },
    {
      what: 'Listing and both ends with month, day and time are apart in the mail',
      where: 'https://www.npmjs.com/package/airbnb-parser',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|annulée|cancelada|annulleret/i, code, checkin],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'update',
      when: [
        /(?:reservation|booking|trip) (?:has been|was) (?:changed|updated|altered)|geändert|modifiée|modificada|ændret/i,
        code,
        checkin,
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'receipt',
      when: [/\breceipt\b|Rechnung\b|\breçu\b|\brecibo\b|kvittering/i, code, checkin],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [code, checkin],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
