import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const dateTime = '(\\d{1,2} \\p{L}{3,9}\\.?(?: \\d{4})?,? \\d{1,2}:\\d{2})'

/** The route, the number below, then both times, each with its date without a year. */
const flight: Item = {
  kind: 'flight',
  each: /^(?<from>\p{Lu}[^\n]{2,50}?) (?:to|nach|à|vers|a|naar|para|do) (?<to>\p{Lu}[^\n]{2,50})\n(?:[^\n]{0,30}\n)?[^\n]{0,20}?\b(?:EZY|EJU|EZS|U2|EC|DS) ?(?<number>\d{1,4})\b/mu,
  read: {
    traveler: /^((?:Mr|Mrs|Ms|Miss|Herr|Frau|M\.|Mme|Sig\.?|Sr\.?|Sra\.?) \p{Lu}[^\n\d]{3,50}?)(?: {3,60}|$)/mu,
    start: new RegExp(dateTime, 'u'),
    end: new RegExp(`${dateTime.replace('(', '(?:')}[\\s\\S]{1,60}?${dateTime}`, 'u'),
    seat: /\bSeats?:? (\d{1,2}[A-F])\b|^(\d{1,2}[A-F])$/m,
    terminal: /\bTerminal (\d|[NS](?:orth|outh)?)\b/,
  },
  always: { providerCode: 'U2' },
}

const shared: Fields = {
  reference:
    /(?:booking(?: reference)?|Buchung(?:sreferenz|snummer)?|réservation|prenotazione|reserva)\s?:?\s?\(?([A-Z0-9]{6,7})\b/i,
  price: label('Total', 'Grand total', 'Gesamt', 'Gesamtbetrag', 'Totale', 'Total payé'),
}

/** The code is in brackets in the page's title, or after the word in the subject. */
const subject = /(?:\(|reference:? |booking )(?<reference>[A-Z0-9]{6,7})\b/

/** easyJet has the booking code in the title. Its flight numbers start with the code of one of its three airlines. */
export const easyjet: Definition = {
  id: 'easyjet',
  name: 'easyJet',
  type: 'supplier',
  vertical: 'air',
  senders: ['easyjet.com'],
  marks: ['confirmation@easyJet.com', 'donotreply@easyjet.com'],
  provenance: [
    {
      what: 'Code in brackets in the title; a table a flight: towns, number, times with day and month; passengers with seats',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/easyjet.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/easyJet/i, /has been cancelled|storniert|annulé|cancelad|cancellat/i, /\d:\d{2}/],
      subject,
      shared,
      items: [flight],
    },
    {
      class: 'update',
      when: [/easyJet/i, /flight change|has changed|geändert|modifié|changes to your (?:flight|booking)/i, /\d:\d{2}/],
      subject,
      shared,
      items: [flight],
    },
    { class: 'booking', when: [/easyJet/i, /\d:\d{2}/], subject, shared, items: [flight] },
  ],
}
