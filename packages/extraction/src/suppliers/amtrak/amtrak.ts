import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** `TRAIN 174: Philadelphia, PA - 30th St. Sta. to New York, NY - Penn Sta. (One-Way)`, then the departure. */
const train: Item = {
  kind: 'train',
  each: /\bTRAIN {1,3}(?<number>\d{1,4}): {0,3}(?<from>[^\n(]{3,80}?) to (?<to>[^\n(]{3,80}?)(?= \(|\s{1,4}Depart|\n)/,
  until: /^(?:Ticket|Total|Important|Purchased)/m,
  read: {
    fromCity: /\bTRAIN {1,3}\d{1,4}: {0,3}([^\n(,]{3,40}), [A-Z]{2} - /,
    toCity: / to ([^\n(,]{3,40}), [A-Z]{2} - /,
    start: /Depart {1,3}(\d{1,2}:\d{2} [AP]M, [^\n]{6,40}\d{4})/,
    end: /Arrive {1,3}(\d{1,2}:\d{2} [AP]M, [^\n]{6,40}\d{4})/,
    cabin: /\b\d (Coach Seat|Business Class Seat|First Class Seat|Reserved Coach Seat|Roomette|Bedroom)s?\b/i,
    seat: /\bSeat (\d{1,2}[A-F])\b/,
  },
}

const shared: Fields = {
  reference: /Reservation Number\s?[-:]\s?([A-Z0-9]{6})\b/i,
  traveler: /^Passengers?(?: \(\d\))?\s?:?\s{1,6}(\p{L}[^\n\d:]{3,50})$/imu,
  ticket: label('Ticket Number'),
  price: [label('Total Charged by Amtrak', 'Total Refunded'), label('Total')],
  bookedAt: label('Purchased'),
}

/** Amtrak sends the eTicket with its receipt, and receipts of refunds. */
export const amtrak: Definition = {
  id: 'amtrak',
  name: 'Amtrak',
  type: 'supplier',
  senders: ['amtrak.com'],
  marks: ['etickets@amtrak.com', 'Total Charged by Amtrak'],
  provenance: [
    {
      what: 'Reservation number, TRAIN with its stations, departure, day of purchase, total; receipt of a refund',
      where: 'https://github.com/gzampaglione/ridesharereceipts/blob/main/src/services/amtrakParser.js',
    },
    {
      what: 'Seats and passengers on the ticket',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/amtrack.js',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Reservation Number/i, /REFUND RECEIPT|Refund Receipt/],
      shared,
      items: [train],
    },
    {
      class: 'booking',
      when: [/Amtrak/, /Reservation Number/i, /\bTRAIN \d/],
      shared,
      items: [train],
    },
  ],
}
