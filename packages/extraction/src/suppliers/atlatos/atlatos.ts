import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** A flight in the agency's portal: the number, then `ab` and `an` with `um` below each. */
const flight: Item = {
  kind: 'flight',
  each: /^ {0,6}Flug: {1,6}(?<provider>\S[^\n]{1,40}?) (?<number>\d{1,4})$/m,
  read: {
    from: /^ {0,6}ab: {1,6}(\S[^\n(]{1,60}?) \([A-Z]{3}\)/m,
    fromCode: /^ {0,6}ab: [^\n(]{1,66}\(([A-Z]{3})\)/m,
    start: /^ {0,6}ab: [^\n]{3,90}\n {0,6}um: {1,6}(\d{2}\.\d{2}\.\d{4} - \d{2}:\d{2})/m,
    to: /^ {0,6}an: {1,6}(\S[^\n(]{1,60}?) \([A-Z]{3}\)/m,
    toCode: /^ {0,6}an: [^\n(]{1,66}\(([A-Z]{3})\)/m,
    end: /^ {0,6}an: [^\n]{3,90}\n {0,6}um: {1,6}(\d{2}\.\d{2}\.\d{4} - \d{2}:\d{2})/m,
    cabin: /^ {0,6}Klasse: {1,6}([^\n]{3,30})$/m,
  },
}

const shared: Fields = {
  reference: /Check-in\): {0,4}[A-Z0-9]{2}\/([A-Z0-9]{6})\b/,
  traveler: /^(?:Reisender?|Passagier): {1,6}((?:Herr|Frau)? ?\p{Lu}[^\n\d,]{3,50})/mu,
  price: /Gesamtpreis: {0,40}([\d.,]{2,12} ?(?:€|EUR)|EUR ?[\d.,]{2,12})/,
}

/** Atlatos offers a business travel portal. Its emails are in German. */
export const atlatos: Definition = {
  id: 'atlatos',
  name: 'Atlatos',
  type: 'tmc',
  senders: ['atlatos.com', 'atlatos.de'],
  marks: ['@atlatos.com', 'www.atlatos.com'],
  provenance: [
    {
      what: 'Booking code for check-in after the airline’s, «Flug», «ab», «an» and «um» with day and time, total price',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/atlatos.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/wurde storniert/i, /^ {0,6}Flug: /m],
      shared,
      items: [flight],
    },
    { class: 'itinerary', when: [/^ {0,6}Flug: /m, /Check-in\)/], shared, items: [flight] },
  ],
}
