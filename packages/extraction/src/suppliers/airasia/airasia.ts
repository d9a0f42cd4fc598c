import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

/** The day below `Flight 1`, then time and airport of departure and arrival, and the flight number. */
const flight: Item = {
  kind: 'flight',
  each: /^Flight \d{1,2}(?:\n| {3,60})\s{0,6}(?:\p{L}{3,9}, )?(?<startDay>\d{1,2} \p{L}{3,9} \d{4})/mu,
  read: {
    startTime: /\b(\d{2}: ?\d{2})(?:\n| {3,60})[^\n()]{3,60} \([A-Z]{3}\)/,
    from: /\b\d{2}: ?\d{2}(?:\n| {3,60})([^\n()]{3,60}) \([A-Z]{3}\)/,
    fromCode: /\b\d{2}: ?\d{2}(?:\n| {3,60})[^\n()]{3,60} \(([A-Z]{3})\)/,
    endTime: /\([A-Z]{3}\)[\s\S]{1,120}?\b(\d{2}: ?\d{2})(?:\n| {3,60})[^\n()]{3,60} \([A-Z]{3}\)/,
    to: /\([A-Z]{3}\)[\s\S]{1,120}?\b\d{2}: ?\d{2}(?:\n| {3,60})([^\n()]{3,60}) \([A-Z]{3}\)/,
    toCode: /\([A-Z]{3}\)[\s\S]{1,120}?\b\d{2}: ?\d{2}(?:\n| {3,60})[^\n()]{3,60} \(([A-Z]{3})\)/,
    arrivalTerminal: /\([A-Z]{3}\)[\s\S]{1,200}?\([A-Z]{3}\)\s{1,6}(?:Terminal )([A-Z0-9]{1,3})$/m,
    number: /^([A-Z0-9]{2} {1,2}\d{1,4})$/m,
  },
}

const shared: Fields = {
  reference: [under('Booking no.'), label('Booking number', 'Booking no')],
  traveler:
    /^(?:Guest|Passenger|Adult)(?: \d{1,2})?(?: {3,60}|: ?|\n)((?:Mr|Mrs|Ms|Miss)?\.? ?\p{Lu}[^\n\d:]{3,50})$/mu,
  price: label('Total amount', 'Total paid', 'Total'),
}

/** All AirAsia airlines send the same email. */
export const airasia: Definition = {
  id: 'airasia',
  name: 'AirAsia',
  type: 'supplier',
  senders: ['airasia.com'],
  marks: ['noreply@airasia.com', 'support.airasia.com'],
  provenance: [
    {
      what: 'Booking number above its value; a block a flight with day, time and airport of both ends, terminal, number with blanks inside',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/airasia.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/AirAsia/i, /has been cancelled/i, /^Flight \d/m],
      shared,
      items: [flight],
    },
    { class: 'booking', when: [/Booking n/i, /^Flight \d/m], shared, items: [flight] },
  ],
}
