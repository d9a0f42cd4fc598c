import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const timeLabel = '(?:Ore|Hours|Stunden)(?:\\/Time)? {0,6}'

/** A page of the ticket: the train, both stations next to each other, and a date and time for each. */
const train: Item = {
  kind: 'train',
  each: /(?:Treno|Train|Zug)(?:\/Train)?: {0,6}(?<number>[^\n]{3,40}?)(?: {3,60}|\n)/,
  until: /^ {0,40}PNR:/m,
  read: {
    startTime: new RegExp(`${timeLabel}(\\d{2}:\\d{2}) - \\d{2}\\/\\d{2}\\/\\d{4}`),
    startDay: new RegExp(`${timeLabel}\\d{2}:\\d{2} - (\\d{2}\\/\\d{2}\\/\\d{4})`),
    endTime: new RegExp(`${timeLabel}\\d{2}:\\d{2} - [\\s\\S]{10,200}?${timeLabel}(\\d{2}:\\d{2}) - \\d{2}`),
    endDay: new RegExp(
      `${timeLabel}\\d{2}:\\d{2} - [\\s\\S]{10,200}?${timeLabel}\\d{2}:\\d{2} - (\\d{2}\\/\\d{2}\\/\\d{4})`,
    ),
    from: /(?:Stazione di Arrivo|Arrival station|Ankunft Bahnhof)[^\n]{0,40}\n {0,40}(\S[^\n]{1,40}?) {2,60}\S/i,
    to: /(?:Stazione di Arrivo|Arrival station|Ankunft Bahnhof)[^\n]{0,40}\n {0,40}\S[^\n]{1,40}? {2,60}(\S[^\n]{1,40}?)(?: {2,60}|\n)/i,
    coach: /(?:Carrozza|Coaches|Wagen)(?:\/Coach)?: {0,6}(\S{1,4})/,
    seat: /(?:Posti|Seats|Sitzplätze)(?:\/Seats)?: {0,6}(\d{1,3}[A-Z]?)/,
    cabin: /(?:Servizio|Service|Dienstleistung)(?:\/Service)?: {0,6}([^\n]{3,40}?)(?: {3,60}|\n)/,
  },
}

const shared: Fields = {
  reference: /PNR: {0,6}([A-Z0-9]{6})\b/,
  traveler: /(?:Nome Passeggero|Passenger Name)[^\n]{0,80}\n {0,40}(\p{Lu}[\p{L}' ]{3,40}?)(?: {2,60}|\n|$)/u,
  price: /(?:Importo totale(?: pagato)?|Total amount|Totale)[: ]{1,20}((?:€|EUR)? ?\d{1,4}[.,]\d{2} ?(?:€|EUR)?)/i,
}

/** Trenitalia's ticket as text, in Italian with English or German next to it. */
export const trenitalia: Definition = {
  id: 'trenitalia',
  name: 'Trenitalia',
  type: 'supplier',
  senders: ['trenitalia.it', 'trenitalia.com'],
  marks: ['webmaster@trenitalia.it', 'www.trenitalia.com'],
  provenance: [
    {
      what: 'Labels in Italian, English and German: PNR, train, hours with days, stations in one row, coach, name of the passenger',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/trenitalia.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Trenitalia/i, /annullat|cancelled|rimborso/i, /PNR:/],
      shared,
      items: [train],
    },
    {
      class: 'booking',
      when: [/PNR:/, /(?:Ore|Hours|Stunden)(?:\/Time)? {0,6}\d{2}:\d{2}/],
      shared,
      items: [train],
    },
  ],
}
