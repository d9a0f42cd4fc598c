import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** `From Stockholm / Arlanda (ARN) 5`: city, airport, code and terminal. */
const from = /^From(?: {1,12}|: ?|\n)[^\n/(]{2,40} \/ ([^\n(]{2,60}?) \([A-Z]{3}\)/m
const to = /^To(?: {1,12}|: ?|\n)[^\n/(]{2,40} \/ ([^\n(]{2,60}?) \([A-Z]{3}\)/m

/** Airline and number, the airline's reference, origin and destination, then the times with year, month and day. */
const flight: Item = {
  kind: 'flight',
  each: /^Flight (?<provider>[^\n/]{2,40}) \/ (?<number>[A-Z0-9]{2}\d{1,4})$/m,
  until: /^(?:Hotel|Total|Travelers?|Price)\b/m,
  read: {
    reference: /^Flight [^\n]{3,80}\n[^\n]{3,40}? ([A-Z0-9]{6,7})$/m,
    from,
    fromCode: /^From[^\n(]{3,100}\(([A-Z]{3})\)/m,
    terminal: /^From[^\n(]{3,100}\([A-Z]{3}\) (?:Terminal )?([A-Z0-9]{1,3})$/m,
    to,
    toCode: /^To[^\n(]{3,100}\(([A-Z]{3})\)/m,
    arrivalTerminal: /^To[^\n(]{3,100}\([A-Z]{3}\) (?:Terminal )?([A-Z0-9]{1,3})$/m,
    start: /(\d{4}-\d{2}-\d{2} \d{2}:\d{2})/,
    end: /\d{4}-\d{2}-\d{2} \d{2}:\d{2}[\s\S]{1,60}?(\d{4}-\d{2}-\d{2} \d{2}:\d{2})/,
  },
}

const shared: Fields = {
  traveler: /^Travell?ers?(?: {1,12}|: ?|\n)(\p{Lu}[^\n\d]{3,50})$/mu,
  price: /^(?:Total price|Total)(?: {1,12}|: ?|\n)([^\n]{2,30})$/m,
}

/** City City is a Swedish business travel agency. */
export const citycity: Definition = {
  id: 'citycity',
  name: 'City City',
  type: 'tmc',
  senders: ['citycity.se'],
  marks: ['@citycity.se', 'www.citycity.se'],
  provenance: [
    {
      what: 'Line of a flight with airline and number, reference for check-in, from and to with town, airport, code and terminal, times',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/citycity-se.js',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/City ?City/i, /has been cancelled/i, /^Flight /m],
      shared,
      items: [flight],
    },
    { class: 'itinerary', when: [/^Flight [^\n]{2,40} \/ /m, /^From\b/m], shared, items: [flight] },
  ],
}
