import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '\\d{2}\\. \\p{L}{3,9}\\.? \\d{4}, \\d{2}:\\d{2}'

/** Date and time, a dash and the stop, twice, with a line in between. */
const ride: Item = {
  kind: 'bus',
  each: new RegExp(
    `^ {0,8}(?<start>${day}) {0,6}\\| {0,6}(?<from>[^\\n]{3,80})\\n(?:[^\\n]{0,90}\\n){0,2}? {0,8}(?<end>${day}) {0,6}\\| {0,6}(?<to>[^\\n]{3,80})`,
    'mu',
  ),
  read: { seat: /\bSeats?:? {1,6}(\d{1,2})\b/ },
}

const shared: Fields = {
  reference: /Booking [Nn]umber:? {1,6}([A-Z0-9-]{5,14})/,
  traveler: label('Passenger', 'Name'),
  operator: /operated by:\s{1,6}([^\n]{3,50})/,
  price: label('Total price', 'Total'),
}

/** Globtour runs coaches in Croatia and Bosnia, under its own name and with partners. */
export const globtour: Definition = {
  id: 'globtour',
  name: 'Globtour',
  type: 'supplier',
  vertical: 'ground',
  senders: ['globtour.com', 'globtour.hr'],
  marks: ['www.globtour.com', '@globtour.com'],
  provenance: [
    {
      what: 'Booking number, who operates it, day and time before a stroke and the stop for both ends',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/globtour.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Globtour/i, /has been cancelled/i, /Booking [Nn]umber/],
      shared,
      items: [ride],
    },
    { class: 'booking', when: [/Booking [Nn]umber/, /\d{2}:\d{2} {0,6}\|/], shared, items: [ride] },
  ],
}
