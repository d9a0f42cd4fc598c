import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const checkIn = 'From \\d{1,2}(?::\\d{2})? ?[ap]m ?[-–] ?\\w{3,9} \\d{1,2} \\w{3,9} \\d{4}'
const checkOut = 'Before \\d{1,2}(?::\\d{2})? ?(?:[ap]m|noon) ?[-–] ?\\w{3,9} \\d{1,2} \\w{3,9} \\d{4}'

const stay: Fields = {
  reference: [
    label('Booking reference', 'Your booking reference', 'Booking reference number', 'Reference number', 'Reference'),
    under('Cancellation reference'),
  ],
  name: [/^((?:hub by )?Premier Inn [^\n]{3,60})$/m, under(['Your hotel', 'Hotel'])],
  fromAddress: [label('Address', 'Hotel address'), under('Your hotel', { skip: 1 })],
  fromPhone: label('Telephone', 'Phone', 'Call'),
  start: [new RegExp(`(${checkIn})`, 'i'), label('Arrival', 'Check in')],
  end: [new RegExp(`(${checkOut})`, 'i'), label('Departure', 'Check out')],
  traveler: label('Lead guest', 'Lead guest name', 'Guest name', 'Booked by'),
  rooms: [label('Rooms', 'Number of rooms'), /(\d{1,2}) rooms?\b/i],
  guests: [label('Guests'), /(\d{1,2} adults?(?:, \d{1,2} child(?:ren)?)?)/i],
  roomType: label('Room type', 'Room 1'),
  price: label('Total cost', 'Total', 'Total price', 'Amount paid'),
}

/** Premier Inn: check-in is "From 3pm - Fri 05 Jun 2026", check-out "Before 12pm - …". */
export const premierinn: Definition = {
  id: 'premierinn',
  name: 'Premier Inn',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['premierinn.com', 'whitbread.com'],
  marks: ['premierinn.com'],
  provenance: [
    {
      what: 'Reference, hotel as a heading, both ends with "From" and "Before", address of one line, lead guest',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/premier-inn.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancellation confirmation/i, new RegExp(checkIn, 'i')],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'update',
      when: [
        /(?:amended|changed|updated) (?:your )?booking|booking (?:has been|is) (?:amended|changed|updated)/i,
        new RegExp(checkIn, 'i'),
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/reference/i, new RegExp(checkIn, 'i'), new RegExp(checkOut, 'i')],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
