import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '\\p{L}{2,4}\\.?,? \\d{1,2} \\p{L}{3,9}\\.? \\d{4}'

/** Columns of a flight: departure, arrival, number and fare, with dates and times, operator and aircraft below. */
const flight: Item = {
  kind: 'flight',
  each: /^(?<from>[^\n]{3,60}?, [A-Z]{2}) {3,60}(?<to>[^\n]{3,60}?, [A-Z]{2}) {3,60}(?<number>[A-Z0-9]{2} ?\d{2,4})(?: {3,60}(?<cabin>[^\n(]{3,40}?)(?: \((?<bookingClass>[A-Z])\))?)?$/m,
  read: {
    start: new RegExp(`^(${day}, \\d{2}:\\d{2}) {3,60}`, 'mu'),
    end: new RegExp(`^${day}, \\d{2}:\\d{2} {3,60}(${day}, \\d{2}:\\d{2})`, 'mu'),
    operator: new RegExp(`^${day}, \\d{2}:\\d{2} {3,60}${day}, \\d{2}:\\d{2} {3,60}([^\\n]{3,40}?)(?: {3,60}|$)`, 'mu'),
    equipment: /^((?:Airbus|Boeing|Embraer|Sukhoi|Bombardier|Dash|Avro|BAe)[^\n]{2,40})$/m,
  },
}

/** In plain text, each column is on its own line. */
const plainFlight: Item = {
  kind: 'flight',
  each: new RegExp(
    `^(?<from>[^\\n]{3,60}?, [A-Z]{2})\\s{0,4}(?<start>${day}, \\d{2}:\\d{2})\\s{1,8}(?<to>[^\\n]{3,60}?, [A-Z]{2})\\s{0,4}(?<end>${day}, \\d{2}:\\d{2})\\s{1,8}(?<number>[A-Z0-9]{2} ?\\d{2,4})\\b`,
    'mu',
  ),
  read: {
    equipment: /^\s{0,8}((?:Airbus|Boeing|Embraer|Sukhoi|Bombardier|Dash|Avro|BAe)[^\n]{2,40})$/m,
  },
}

const shared: Fields = {
  reference: label('Booking reference', 'Référence de réservation', 'Boekingsreferentie'),
  traveler: [
    /^((?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[^\n\d]{3,50}?)(?: {3,60}|\n)(?:Flight|Frequent)/mu,
    label('Main contact'),
  ],
  ticket: /Ticket number(?: {3,60}|:?\s{1,6})(\d{3}-?\d{10})/,
  membership: /Miles & More (\d{8,16})/,
  price: label('Total price', 'Total amount', 'Grand total'),
}

/** Brussels Airlines lists both flights in tables of four columns. */
export const brussels: Definition = {
  id: 'brussels',
  name: 'Brussels Airlines',
  type: 'supplier',
  senders: ['brusselsairlines.com'],
  marks: ['no-reply@brusselsairlines.com', 'www.brusselsairlines.com'],
  provenance: [
    {
      what: 'Which of its pages are confirmations; the columns are those of a public sample of such a page',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/brusselsairlines.json',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Booking reference/i, /has been cancelled/i],
      shared,
      items: [flight, plainFlight],
    },
    {
      class: 'booking',
      when: [/Booking reference|Référence de réservation|Boekingsreferentie/i, /Flight details|Ticket number/i],
      shared,
      items: [flight, plainFlight],
    },
  ],
}
