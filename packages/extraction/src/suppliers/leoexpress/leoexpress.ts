import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** The departure with the train in brackets, then both stations and the arrival. */
const leg: Item = {
  kind: 'train',
  each: /^ {0,8}(?<startTime>\d{2}:\d{2}) (?<startDay>\d{1,2}\.\d{1,2}\.\d{2}) \[(?<number>[^\]\n]{2,20})\]/m,
  read: {
    from: /^ {0,8}([^\s\d[\]][^\n]{1,50}?) -> /m,
    to: /^ {0,8}[^\n]{2,60}? -> ([^\n(]{2,50}?) \(/m,
    endDay: / -> [^\n(]{2,50}? \((\d{1,2}\.\d{1,2}\.\d{2}) \d{2}:\d{2}/,
    endTime: / -> [^\n(]{2,50}? \(\d{1,2}\.\d{1,2}\.\d{2} (\d{2}:\d{2})/,
    coach: /(?:Vůz|Coach|Wagon|Vozeň):? {1,6}(\d{1,2})\b/,
    seat: /(?:Sedadlo|Seat|Miejsce|Miesto):? {1,6}(\d{1,3})\b/,
    cabin: /\b(Economy Plus|Economy|Business|Premium)\b/,
  },
}

const shared: Fields = {
  reference: /\b(\d{5}-\d{5}-\d{5})\b/,
  traveler: /^(\p{Lu}[^\n\d]{3,50}?) {2,60}\d{5}-\d{5}-\d{5}/mu,
  price: /^(?:Cena|Price|Celkem|Total):? {1,40}(\d[\d ]{0,6}(?:[.,]\d{2})? ?(?:Kč|CZK|EUR|€|PLN|zł))/m,
}

/** Leo Express runs trains and coaches from Prague. Its ticket numbers have three groups of five digits. */
export const leoexpress: Definition = {
  id: 'leoexpress',
  name: 'Leo Express',
  type: 'supplier',
  senders: ['le.cz', 'leoexpress.com'],
  marks: ['@leoexpress.com', 'www.leoexpress.com'],
  provenance: [
    {
      what: 'Name with the number beside it, departure with the train in brackets, an arrow between the stations, arrival in brackets',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/leoexpress.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Leo Express/i, /storn|cancelled/i, / -> /],
      shared,
      items: [leg],
    },
    { class: 'booking', when: [/\d{5}-\d{5}-\d{5}/, / -> /], shared, items: [leg] },
  ],
}
