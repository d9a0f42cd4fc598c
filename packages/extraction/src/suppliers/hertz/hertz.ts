import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** The text below a heading, within 700 characters. */
const below = (heading: string, name: string): RegExp =>
  new RegExp(`^${heading}\\s*$[\\s\\S]{0,700}?^${name}\\s*:\\s{1,12}([^\\n]{2,120}?)\\s*$`, 'm')

const rental: Item = {
  kind: 'car',
  read: {
    from: below('Renting', 'Location'),
    fromCity: below('Renting', 'City'),
    fromAddress: below('Renting', 'Address'),
    fromPhone: below('Renting', '(?:Location )?Phone(?: Number)?'),
    start: below('Renting', 'Date/Time'),
    to: below('Return', 'Location'),
    toCity: below('Return', 'City'),
    toAddress: below('Return', 'Address'),
    end: below('Return', 'Date/Time'),
    vehicle: label('Vehicle'),
    price: label('Total Approximate Charge', 'Total'),
  },
}

const shared: Fields = {
  reference: [
    /Your reservation number is[\s:]{1,8}([A-Z0-9-]{8,16})/,
    label('Reservation Number', 'Confirmation Number'),
  ],
  traveler: label('Customer Name'),
}

/** All Hertz emails have the same two blocks, `Renting` and `Return`. */
export const hertz: Definition = {
  id: 'hertz',
  name: 'Hertz',
  type: 'supplier',
  senders: ['hertz.com', 'hertz.de'],
  marks: ['reservations@emails.hertz.com'],
  provenance: [
    {
      what: 'Reservation number, customer, and the blocks Renting and Return with city, location, address and time (weekday, day, month in capitals); the vehicle',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/hertz.js',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/Hertz/, /cancel/i, /has been cancelled|cancellation number/i, /^Renting/m],
      shared,
      items: [rental],
    },
    {
      class: 'update',
      when: [/Hertz/, /has been (?:modified|changed|updated)/i, /^Renting/m],
      shared,
      items: [rental],
    },
    { class: 'booking', when: [/Hertz/, /^Renting/m, /^Return/m], shared, items: [rental] },
  ],
}
