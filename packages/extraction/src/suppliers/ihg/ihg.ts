import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: [
    label('Confirmation number', 'Confirmation', 'Buchungsnummer', 'Numéro de confirmation'),
    /#\s?(\d{6,12})/,
  ],
  name: [
    /^(?:Confirmation|Buchungsnummer|Numéro de confirmation)[^\n]{0,30}\d#?\n([^\n]{4,80})/m,
    /reservation at (?:the )?([^\n.!]{4,80}?) (?:is|has been|was) (?:confirmed|cancell?ed)/i,
  ],
  fromAddress: [label('Address', 'Adresse'), under(['Address', 'Adresse'], { lines: 2 })],
  fromPhone: label('Front Desk', 'Rezeption', 'Réception'),
  startDay: [
    /^(?:Dates|Daten)\n?[^\n\d]{0,20}(\d{1,2} \p{L}{3,9}\.? \d{4})/mu,
    label('Dates', 'Daten', 'Check in', 'Check-in'),
  ],
  endDay: [
    /^(?:Dates|Daten)\n?[^\n]{8,30}(?:-|–|to|bis|\n|au)\s?(?:\p{L}{2,4}\.?,? )?(\d{1,2} \p{L}{3,9}\.? \d{4})/mu,
    label('Check out', 'Check-out'),
  ],
  startTime: /Check[ -]in\s{1,3}(\d{1,2}(?::\d{2})? ?(?:[ap]m|Uhr|h\d{0,2}))/i,
  endTime: /Check[ -]out\s{1,3}(\d{1,2}(?::\d{2})? ?(?:[ap]m|Uhr|h\d{0,2}))/i,
  traveler: label('Guest name', 'Guest', 'Name des Gastes', 'Gast', 'Client'),
  membership: label('Member number', 'IHG One Rewards', 'Mitgliedsnummer'),
  rooms: [/(\d{1,2}) (?:rooms?|Zimmer|chambres?)\b/i],
  guests: [
    label('Guests', 'Gäste'),
    /(\d{1,2} adults?(?:, \d{1,2} child(?:ren)?)?|\d{1,2} Erwachsene[rn]?(?:, \d{1,2} Kind(?:er)?)?)/i,
  ],
  roomType: label('Room type', 'Zimmertyp', 'Type de chambre'),
  price: label('Estimated total', 'Total price', 'Total', 'Gesamtsumme', 'Gesamtpreis', 'Prix total'),
}

/** All IHG brands use one layout, at least in English and German. */
export const ihg: Definition = {
  id: 'ihg',
  name: 'IHG',
  type: 'supplier',
  senders: ['ihg.com'],
  marks: ['IHG One Rewards', '@tx.ihg.com'],
  provenance: [
    {
      what: 'Order of number, hotel, address, front desk, dates and times, in English and German',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/ihg.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|annulée/i, /^(?:Dates|Daten)\b/m],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Confirmation|Buchungsnummer|Numéro de confirmation/i, /^(?:Dates|Daten)\b/m, /Check[ -]in/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
