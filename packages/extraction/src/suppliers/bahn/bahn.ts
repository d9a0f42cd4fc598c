import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** Two rows of the table `Halt`: departure with platform and train number, then arrival. */
const leg = (number: string): RegExp =>
  new RegExp(
    `^ {0,20}(?<from>\\S[^\\n]{1,40}?) {1,40}(?<startDay>\\d{2}\\.\\d{2}\\.) {1,12}ab (?<startTime>\\d{2}:\\d{2})(?: {1,3}(?<platform>\\S{1,10}(?: \\S{1,4})?))? {2,40}(?<number>${number})[^\\n]{0,160}\\n(?:[^\\n]{0,200}\\n){0,3}? {0,20}(?<to>\\S[^\\n]{1,40}?) {1,40}(?<endDay>\\d{2}\\.\\d{2}\\.) {1,12}an (?<endTime>\\d{2}:\\d{2})`,
    'm',
  )

const until = /^ {0,20}(?:Ihre Reiseverbindung|Wichtige Nutzungshinweise|Hinweise:)/m

const train: Item = {
  kind: 'train',
  each: leg('(?!Bus)[A-Z][A-Za-z]{0,4} ?\\d{1,6}'),
  until,
  read: {
    coach: /\bWg\. ?(\d{1,4})/,
    seat: /\bPl\. ?(\d{1,3}(?: \d{1,3}){0,9})/,
  },
}

const bus: Item = { kind: 'bus', each: leg('Bus ?[A-Z]{0,3} ?\\d{0,5}'), until }

const shared: Fields = {
  reference: /(?:Auftragsnummer|Auftrag \(NVS\))\s?:\s{0,60}([A-Z0-9]{6,9}|\d{12})\b/,
  traveler: /(?<= {2})(?:Herr|Frau|Dr\.) (\p{Lu}[\p{L}'.-]{1,30}(?: \p{Lu}[\p{L}'.-]{1,30}){1,3})\s*$/mu,
  price: /(?:Gesamtpreis|Summe)[: ]{1,40}(\d{1,5},\d{2} ?€)/,
  cabin: /Klasse: {1,12}(\d)\b/,
}

/** Deutsche Bahn's Online-Ticket as text: one table per direction, with dates without a year. */
export const bahn: Definition = {
  id: 'bahn',
  name: 'Deutsche Bahn',
  type: 'supplier',
  senders: ['bahn.de', 'deutschebahn.com'],
  marks: ['Ihre Reiseverbindung', 'buchungsbestaetigung@bahn.de'],
  provenance: [
    {
      what: 'Heading with the year, rows with «ab» and «an», platform, product, coach and seat; number of the order; what a product that begins with Bus is',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/deutschebahn.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Stornierungsbestätigung|wurde storniert/, /Ihre Reiseverbindung/],
      shared,
      items: [train, bus],
    },
    { class: 'booking', when: [/Ihre Reiseverbindung/, / ab \d{2}:\d{2}/], shared, items: [train, bus] },
  ],
}
