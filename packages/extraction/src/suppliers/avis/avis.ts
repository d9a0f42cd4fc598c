import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const pickUp = ['Pick-Up Location', 'Pick-Up', 'Pick Up', 'Pickup'] as const
const dropOff = ['Return Location', 'Return', 'Drop-Off', 'Drop Off', 'Dropoff'] as const

const rental: Item = {
  kind: 'car',
  read: {
    from: under(pickUp),
    fromAddress: under(pickUp, { lines: 2, skip: 2 }),
    start: [label('Pick-Up Date & Time'), under(pickUp, { skip: 1 })],
    to: under(dropOff),
    end: [label('Return Date & Time'), under(dropOff, { skip: 1 })],
    fromCode: under(pickUp),
    toCode: under(dropOff),
    toAddress: under(dropOff, { lines: 2, skip: 2 }),
    vehicle: /^(?:Your Car|Car Class)\n+([^\n]{3,80})/m,
    price: /^Estimated Total(?: \([A-Z$]{1,3}\))?\s{1,6}([^\n]{2,20})/m,
    currency: /^Estimated Total \(([A-Z]{3})\)/m,
  },
}

const shared: Fields = {
  reference: [label('Confirmation'), label('Confirmation Number', 'Reservation Number')],
  traveler: label('Name', 'Renter', 'Driver'),
}

/** Avis lets mails and the page of a reservation say the same. */
export const avis: Definition = {
  id: 'avis',
  name: 'Avis',
  type: 'supplier',
  trade: 'car',
  senders: ['avis.com', 'avis-europe.com', 'avis.de'],
  marks: ['avis.com/en/reservation'],
  layoutSeen: [
    {
      what: 'Words of a reservation: «Your car is reserved», confirmation, your car with group and model, estimated total with its currency',
      where: 'https://www.avis.com.au/en/reservation/manage-reservation',
    },
    {
      what: 'Order of place and time: the place with its code, then the day and time, for both ends',
      where: 'https://www.avis.ca/en/reservation/book-again/book-again-pay-at-counter',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/Avis/, /(?:reservation|booking) (?:has been|is|was) cancell?ed/i],
      shared,
      items: [rental],
    },
    {
      class: 'update',
      when: [/Avis/, /(?:reservation|booking) (?:has been|was) (?:modified|updated|changed)/i],
      shared,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/Avis/, /car is reserved|reservation is confirmed/i, /Confirmation/],
      shared,
      items: [rental],
    },
  ],
}
