import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '(?:\\p{L}{2,10}\\.?,? )?(?:\\d{1,2}\\.? \\p{L}{3,9}\\.?|\\p{L}{3,9}\\.? \\d{1,2})(?:,? \\d{4})?'
const bothLabels = '^(?:Check-in|Arrivée|Check-in-Datum)(?:\\n| {3})(?:Check-out|Départ|Check-out-Datum)\\n'
const aboveLabels = (lines: string): RegExp =>
  new RegExp(`^${lines}\\n(?:Check-in|Arrivée)(?:(?:\\n| {3})(?:Check-out|Départ))?$`, 'im')

const stay: Fields = {
  reference: [
    label('Expedia itinerary', 'Itinerary #', 'Itinerary number', 'Itinerary', "N° d'itinéraire", 'Reiseplannummer'),
    /#\s?(\d{12,16})\b/,
  ],
  name: [aboveLabels('([^\\n]{3,80})\\n[^\\n]{8,140}'), label('Property', 'Hotel', 'Unterkunft')],
  fromAddress: [aboveLabels('[^\\n]{3,80}\\n([^\\n]{8,140})'), label('Address', 'Adresse')],
  fromPhone: label('Phone', 'Property phone', 'Téléphone', 'Telefon'),
  start: [new RegExp(`${bothLabels}(${day})`, 'imu'), label('Check-in', 'Arrivée')],
  startTime:
    /(?:Check-in time|Check-in starts at|Check-in from|Arrivée à partir de)[^\n\d]{0,20}(\d{1,2}[:.h]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)/i,
  end: [new RegExp(`${bothLabels}${day}(?:\\n| {3})(${day})`, 'imu'), label('Check-out', 'Départ')],
  endTime:
    /(?:Check-out time|Check-out is|Check-out before|Départ avant)[^\n\d]{0,20}(\d{1,2}[:.h]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)/i,
  traveler: label('Reserved for', 'Guest name', 'Traveler', 'Traveller', 'Réservé pour', 'Reserviert für'),
  rooms: [label('Rooms', 'Chambres', 'Zimmer'), /(\d{1,2}) rooms?\b/i],
  guests: [label('Guests', 'Travelers', 'Travellers', 'Voyageurs'), /(\d{1,2} adults?(?:, \d{1,2} child(?:ren)?)?)/i],
  roomType: label('Room', 'Room type', 'Chambre'),
  price: label('Total', 'Total price', 'Total paid', 'Amount paid', 'Prix total', 'Gesamtpreis'),
}

/** Expedia's stays have the layout shared by the emails of its group. */
export const expedia: Definition = {
  id: 'expedia',
  name: 'Expedia',
  type: 'ota',
  vertical: 'agency',
  senders: ['expedia.com', 'expediamail.com', 'expedia.de', 'expedia.co.uk', 'expedia.fr'],
  marks: ['expediamail.com', 'Expedia itinerary'],
  provenance: [
    {
      what: 'The form of the group: property above its address, both labels above both days, the number behind "#"',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/hotels.com.js',
    },
    {
      what: 'Every confirmation has the itinerary number; it serves as a receipt as well',
      where: 'https://www.expedia.at/en/lp/faq',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancell?ation confirm|annulée|storniert/i, /Check-in|Arrivée/i, /Check-out|Départ/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'receipt',
      when: [/\breceipt\b|\breçu\b|Zahlungsbeleg/i, /Check-in|Arrivée/i, /Check-out|Départ/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/itinerary|itinéraire|Reiseplan/i, /Check-in|Arrivée/i, /Check-out|Départ/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
