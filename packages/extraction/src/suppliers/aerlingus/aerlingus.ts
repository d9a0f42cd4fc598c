import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** Three rows per flight: number and day, departure, arrival. */
const flight: Item = {
  kind: 'flight',
  each: /^Flight(?: {3,60}|: ?| )(?<number>[A-Z0-9]{2}\d{3,4}) - \p{L}{3}\.? (?<startDay>\d{1,2} \p{L}{3,9} \d{4})/mu,
  read: {
    from: /^Depart\w{0,5}(?: {3,60}|: ?| )([^\n()]{3,60}) \([A-Z]{3}\) \d{2}:\d{2}/m,
    fromCode: /^Depart[^\n(]{0,80}\(([A-Z]{3})\) \d{2}:\d{2}/m,
    startTime: /^Depart[^\n]{0,90}\([A-Z]{3}\) (\d{2}:\d{2})/m,
    to: /^Arriv\w{0,5}(?: {3,60}|: ?| )([^\n()]{3,60}) \([A-Z]{3}\) \d{2}:\d{2}/m,
    toCode: /^Arriv[^\n(]{0,80}\(([A-Z]{3})\) \d{2}:\d{2}/m,
    endTime: /^Arriv[^\n]{0,90}\([A-Z]{3}\) (\d{2}:\d{2})/m,
    endOffset: /^Arriv[^\n]{0,90}\([A-Z]{3}\) \d{2}:\d{2} ?\(?\+(\d)/m,
    operator: label('Operated By', 'Operated by'),
    cabin: label('Fare Type', 'Class'),
  },
}

const shared: Fields = {
  reference: /Booking Reference:?\s{1,4}([A-Z0-9]{6})\b/i,
  traveler: /^((?:Mr|Mrs|Ms|Miss|Mstr|Dr)\.? \p{Lu}[^\n\d]{3,50}?)(?: {3,60}|$)/mu,
  price: label('Total Price', 'Total Amount', 'Total'),
}

/** Aer Lingus lists the flights of both directions in one table. */
export const aerlingus: Definition = {
  id: 'aerlingus',
  name: 'Aer Lingus',
  type: 'supplier',
  vertical: 'air',
  senders: ['aerlingus.com'],
  marks: ['confirmation@info.aerlingus.com', 'www.aerlingus.com'],
  provenance: [
    {
      what: 'Booking reference; passengers one a line; rows Flight, Depart and Arrive with airport codes and times, and who operates it',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/aerlingus.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Aer Lingus/i, /has been cancelled|cancellation confirmation/i, /^Depart/m],
      shared,
      items: [flight],
    },
    {
      class: 'update',
      when: [/Aer Lingus/i, /schedule change|flight has changed|has been changed/i, /^Depart/m],
      shared,
      items: [flight],
    },
    { class: 'booking', when: [/Booking Reference/i, /^Depart/m], shared, items: [flight] },
  ],
}
