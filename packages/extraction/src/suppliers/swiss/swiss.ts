import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const name = '\\p{L}(?:[^\\s()]| (?! )){1,40}'

/** Both airports with their codes, then the date, each time with its airport, the duration and the flight number. */
const flight: Item = {
  kind: 'flight',
  each: new RegExp(
    `(?:(?:Hinflug|Rückflug|Outbound flight|Return flight|Aller|Retour)\\s{1,20})?(?<from>${name}) \\((?<fromCode>[A-Z]{3})\\) - (?<to>${name}) \\((?<toCode>[A-Z]{3})\\)\\s{1,40}\\p{L}{2,4}\\.?,? (?<startDay>\\d{2}\\.\\d{2}\\.\\d{4})\\s{1,40}(?<startTime>\\d{2}:\\d{2})\\s{1,20}[A-Z]{3}\\s{1,20}(?<endTime>\\d{2}:\\d{2})(?:\\s{0,3}\\+(?<endOffset>\\d))?\\s{1,20}[A-Z]{3}\\s{1,20}[^\\n]{0,60}?\\s{1,40}(?<number>[A-Z0-9]{2} \\d{2,4})`,
    'u',
  ),
  until: /Gepäckinformationen|Baggage information|Informations bagages/,
  read: {
    cabin: /\b(Classic|Light|Flex|Saver|Economy [A-Z]\w+|Business [A-Z]\w+) - [A-Z]\b/,
    bookingClass: /\b(?:Classic|Light|Flex|Saver|Economy \w+|Business \w+) - ([A-Z])\b/,
    operator: /(?:Durchgeführt von|Operated by|Opéré par) ([^\n]{3,40}?)(?: {2,60}|\n|$)/,
  },
}

const shared: Fields = {
  reference: /(?:Buchungsreferenz|Booking reference|Référence de réservation)\s?:\s{1,6}([A-Z0-9]{6})\b/,
  traveler: /(?<=\s{3})(\p{Lu}\p{Ll}(?:[^\s\d]| (?! )){2,50}) {3,60}\d{13}\b/u,
  ticket: /(?<= {3})(\d{13})\b/,
  price: /(?:Gesamtpreis|Total price|Prix total)\s{1,20}([A-Z]{3} ?[\d'.,]+)/,
}

/** SWISS sends a long page that, as text, is one long line with many spaces. */
export const swiss: Definition = {
  id: 'swiss',
  name: 'SWISS',
  type: 'supplier',
  senders: ['swiss.com'],
  marks: ['noreply@swiss.com', 'notifications@swiss.com'],
  provenance: [
    {
      what: 'Heading of each direction, airports with codes, day, times between airports, operator and number',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/swiss.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Buchungsreferenz|Booking reference|Référence de réservation/, /storniert|cancelled|annulée/i],
      shared,
      items: [flight],
    },
    {
      class: 'booking',
      when: [/Buchungsreferenz|Booking reference|Référence de réservation/, /\([A-Z]{3}\) - /],
      shared,
      items: [flight],
    },
  ],
}
