import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: label('Booking ID', 'Booking no.', 'Buchungs-ID', 'Номер бронирования', '予約ID'),
  name: [
    label('Hotel', 'Property', 'Property name', 'Unterkunft', 'Отель'),
    /^(?:Your booking at|Booking confirmation for) ([^\n]{3,80}?)(?: is confirmed| has been cancell?ed|[.!]|$)/im,
  ],
  fromAddress: label('Address', 'Property address', 'Adresse', 'Адрес'),
  fromPhone: label('Property contact number', 'Hotel contact number', 'Phone', 'Telefon', 'Телефон'),
  start: label('Check-in', 'Check in', 'Arrival', 'Anreise', 'Заезд'),
  startTime: [
    under(['Check-in', 'Check in', 'Заезд'], { skip: 1 }),
    /check[- ]?in[^\n]{0,40}\((?:after|from) (\d{1,2}:\d{2}(?: ?[AP]M)?)\)/i,
  ],
  end: label('Check-out', 'Check out', 'Departure', 'Abreise', 'Отъезд'),
  endTime: [
    under(['Check-out', 'Check out', 'Отъезд'], { skip: 1 }),
    /check[- ]?out[^\n]{0,40}\((?:before|until) (\d{1,2}:\d{2}(?: ?[AP]M)?)\)/i,
  ],
  traveler: label('Lead guest', 'Guest name', 'Customer first name', 'Hauptgast', 'Основной гость'),
  rooms: label('Number of rooms', 'Reservation', 'Rooms', 'Zimmeranzahl'),
  guests: label('Occupancy', 'Guests', 'Number of guests', 'Belegung'),
  roomType: label('Room type', 'Zimmertyp', 'Тип номера'),
  price: label('Total charge', 'Total price', 'Total charge to your card', 'Grand total', 'Gesamtpreis', 'Итого'),
}

/** Agoda sends rows of labels and values. */
export const agoda: Definition = {
  id: 'agoda',
  name: 'Agoda',
  type: 'ota',
  senders: ['agoda.com'],
  marks: ['agoda.com'],
  provenance: [
    {
      what: 'Which values the mail has, each in a place of its own: number, both days with times, hotel, address; Russian months',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/agoda.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancell?ation|storniert|отменено/i, /Booking ID|Buchungs-ID|Номер бронирования/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Booking ID|Buchungs-ID|Номер бронирования/, /Check[- ]?in|Anreise|Заезд/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
