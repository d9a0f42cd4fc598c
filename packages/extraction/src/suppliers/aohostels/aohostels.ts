import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const hotelLabels = ['Your booked house', 'Ihr gebuchtes Haus', 'Dein gebuchtes Haus']

const stay: Fields = {
  reference: label('Booking no.', 'Buchungs-Nr.'),
  name: under(hotelLabels),
  fromAddress: under(hotelLabels, { skip: 1, lines: 3 }),
  fromPhone: [under(hotelLabels, { skip: 4 }), label('Phone', 'Telefon')],
  start: label('Arrival', 'Anreise'),
  startTime: /check-in (?:from|ab) (\d{1,2}(?::\d{2}| Uhr)(?: ?[ap]m)?)/i,
  end: label('Departure', 'Abreise'),
  endTime: /check-out (?:until|by|bis) (\d{1,2}(?::\d{2}| Uhr)(?: ?[ap]m)?)/i,
  firstName: label('First name', 'Vorname'),
  lastName: label('Last name', 'Nachname'),
  guests: label('Guests', 'Persons', 'Personen', 'Gäste'),
  rooms: label('Rooms', 'Zimmer'),
  roomType: label('Room category', 'Zimmerkategorie', 'Category', 'Kategorie'),
  price: label('Total', 'Total price', 'Gesamtpreis', 'Gesamt'),
}

/** a&o Hostels encloses labels in asterisks in plain text. */
export const aohostels: Definition = {
  id: 'aohostels',
  name: 'a&o Hostels',
  type: 'supplier',
  senders: ['aohostels.com'],
  marks: ['aohostels.com'],
  provenance: [
    {
      what: 'Labels in English and German, their order, and the lines of the booked house down to its phone and mail',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/aohostels.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert/i, /Booking no\.|Buchungs-Nr\./],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Booking no\.|Buchungs-Nr\./, /booked house|gebuchtes Haus/],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
