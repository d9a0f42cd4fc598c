import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const hotel = ['YOUR HOTEL', 'IHR HOTEL', 'DEIN HOTEL']

const stay: Fields = {
  reference: label(
    'Confirmation number',
    'Confirmation no',
    'Confirmation',
    'Bestätigungsnummer',
    'Cancellation number',
  ),
  name: under(hotel),
  fromAddress: under(hotel, { skip: 1, lines: 2 }),
  fromPhone: label('Phone', 'Telephone', 'Telefon'),
  startDay: label('Arrival', 'Anreise'),
  endDay: label('Departure', 'Abreise'),
  startTime: /check-?in[^\n\d]{0,30}(\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)/i,
  endTime: /check-?out[^\n\d]{0,30}(\d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)/i,
  traveler: label('Name', 'Guest name', 'Name des Gastes'),
  guests: label('Number of guests', 'Guests', 'Anzahl Gäste', 'Persons', 'Personen'),
  rooms: label('Rooms', 'Number of rooms', 'Anzahl Zimmer'),
  roomType: label('Room type', 'Room', 'Zimmertyp', 'Zimmer'),
  price: label('Total price', 'Total', 'Gesamtpreis', 'Total amount'),
}

/** Meininger Hotels have rows of "label : value", and the hotel with its times below a heading. */
export const meininger: Definition = {
  id: 'meininger',
  name: 'MEININGER Hotels',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['meininger-hotels.com'],
  marks: ['meininger-hotels.com'],
  provenance: [
    {
      what: 'Lines below "YOUR HOTEL" with the times, rows of arrival, departure, confirmation and name',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/meininger.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancellation|storniert/i, /YOUR HOTEL|IHR HOTEL|DEIN HOTEL/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Confirmation|Bestätigungsnummer/, /YOUR HOTEL|IHR HOTEL|DEIN HOTEL/],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
