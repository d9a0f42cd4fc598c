import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** Origin and destination, then date and time of departure, and time of arrival. */
const ride: Item = {
  kind: 'bus',
  read: {
    from: /\bFrom:? {1,20}(\S[^\n]{1,60}?)(?: {2,60}|\n|$)/m,
    to: /\bTo:? {1,20}(\S[^\n]{1,60}?)(?: {2,60}|\n|$)/m,
    start: /(\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2})/,
    endTime:
      /\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}[^\n]{0,60}\n?[^\n]{0,60}?Arrival[^\n\d]{0,12}(?:\d{1,2} [A-Z][a-z]{2}(?: \d{4})? )?(\d{2}:\d{2})/,
    provider: /\bOperator:? {1,20}(\S[^\n]{1,50}?)(?: {2,60}|\n|$)/m,
    cabin: /\bClass:? {1,20}(\S[^\n]{1,40}?)(?: {2,60}|\n|$)/m,
    price: /^Total {1,40}([\d,]{2,10}(?:\.\d{2})?(?: [A-Z]{3})?)/m,
    currency: /^Passengers?[^\n]{0,80}\b([A-Z]{3})$/m,
    guests: /^(\d{1,2}) passengers?/im,
  },
}

const shared: Fields = {
  reference: /\bID # ?[A-Z]{0,4} ?(\d{5,12})\b/,
  traveler: /^Passenger name:? {1,20}([^\n\d]{3,50}?)(?: {2,60}|$)/m,
}

/** 12Go sells coaches, vans and ferries in Asia. */
export const twelvego: Definition = {
  id: 'twelvego',
  name: '12Go',
  type: 'ota',
  senders: ['12go.asia', '12go.com', '12go.co'],
  marks: ['@12go.asia', 'https://12go.asia'],
  provenance: [
    {
      what: 'Number after «ID #», from and to, departure with day, arrival, passengers with the currency at the end of the heading, total',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/12go.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/12Go/i, /has been cancelled|refund/i, /ID #/],
      shared,
      items: [ride],
    },
    { class: 'booking', when: [/ID #/, /Arrival/, /\bFrom\b/], shared, items: [ride] },
  ],
}
