import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const day = '\\d{1,2}\\.? \\p{L}{3,9} \\d{4}'
const airport = (name: string): string =>
  `(?<${name}>[^\\n()]{2,60}) \\((?<${name}Code>[A-Z]{3})\\)(?:, Terminal (?<${name === 'from' ? 'terminal' : 'arrivalTerminal'}>\\w{1,3}),)?`

/** Airline and number, then a line each for departure and arrival, with airport, terminal, day and time. */
const flight: Item = {
  kind: 'flight',
  each: new RegExp(
    `^[A-Z0-9]{2} (?<provider>[^\\n\\d]{2,40}) (?<number>\\d{1,4})\\b(?: (?<cabin>\\p{L}[^\\n,]{2,30}))?[^\\n]{0,40}\\n[^\\n]{2,30}? - ${airport('from')}[^\\n]{0,30}?, (?<startDay>${day})[^\\n\\d]{1,12}(?<startTime>\\d{2}:\\d{2})[^\\n]{0,12}\\n[^\\n]{2,30}? - ${airport('to')}[^\\n]{0,30}?, (?<endDay>${day})[^\\n\\d]{1,12}(?<endTime>\\d{2}:\\d{2})`,
    'mu',
  ),
  read: { reference: /: ([A-Z0-9]{6})$/m },
}

/** The company, where and when the car is picked up and returned, and its group and number. */
const rental: Item = {
  kind: 'car',
  each: new RegExp(
    `^(?<provider>[^\\n,]{2,40})\\n(?:Abholung|Pick-up|Pickup):? (?<from>[^\\n,]{2,60}),(?<fromAddress>[^\\n(]{3,120}?)(?: ?\\([^\\n]{0,40}\\))?[^\\n\\d]{1,8}(?<startTime>\\d{2}:\\d{2})[^\\n]{1,12}?(?<startDay>${day})[^\\n]{0,20}\\n(?:Rückgabe|Drop-off|Dropoff|Return):? (?<to>[^\\n,]{2,60}),(?<toAddress>[^\\n(]{3,120}?)(?: ?\\([^\\n]{0,40}\\))?[^\\n\\d]{1,8}(?<endTime>\\d{2}:\\d{2})[^\\n]{1,12}?(?<endDay>${day})`,
    'mu',
  ),
  read: {
    vehicle: /^(?:Fahrzeug|Fahrzeugklasse|Vehicle|Car type): ([^\n]{3,60})$/m,
    reference: /^(?:Buchungscode|Booking code|Reservierungsnummer|Confirmation): ?([A-Z0-9]{5,16})\b/m,
  },
}

/** A line with the day, the railway with train and class, departure and arrival, and coach and seat. */
const train: Item = {
  kind: 'train',
  each: /^[^\n,]{3,80}, (?<startDay>\d{1,2}\.? \p{L}{3,9} \d{4})\n(?<provider>[^\n]{2,40}) - (?<number>[^\n]{2,30}?) (?<cabin>\S{2,6} Klasse)\nAbreise von (?<from>[^\n]{2,60}) um (?<startTime>\d{2}:\d{2})\nAnkunft in (?<to>[^\n]{2,60}) um (?<endTime>\d{2}:\d{2})/mu,
  read: {
    coach: /Wagen(?:nr\.|:)? ?(\d{1,4})/,
    seat: /Sitz(?:platz|nr\.|:)? ?:? ?(\d{1,3})/,
    reference: /Buchungscode: ([A-Z0-9]{6})\b/,
  },
}

const stay: Item = {
  kind: 'lodging',
  each: /^Hotel: (?<name>[^\n,]{3,80}), (?<fromAddress>[^\n]{6,140})$/m,
  until: /^(?:[A-Z0-9]{2} [^\n\d]{2,40} \d{1,4}\b|(?:Abholung|Pick-up))/m,
  read: {
    start: /^(?:Check-in|Anreise): ([^\n]{6,40})$/m,
    end: /^(?:Check-out|Abreise): ([^\n]{6,40})$/m,
    reference: /code: ?([A-Z0-9]{5,16})$/m,
    price: /^(?:Preis|Rate|Gesamtpreis): ([^\n]{2,40})$/m,
  },
}

const shared: Fields = {
  traveler:
    /(?:Reise(?:plan)? für|Trip (?:plan )?for|gebucht für|booked for):? ((?:Herrn?|Frau|Mr|Ms)? ?\p{Lu}[^\n\d,]{3,50})/mu,
  reference: /Buchungscode: ([A-Z0-9]{6})\b/,
}

/** cytric, a corporate booking tool by Amadeus, sends the flights, trains, cars and stays of a trip in one email. */
export const cytric: Definition = {
  id: 'cytric',
  name: 'cytric',
  type: 'tmc',
  senders: ['cytric.net', 'cytric.com', 'ifao.net'],
  marks: ['@cytric.net', 'www.cytric.net'],
  provenance: [
    {
      what: 'Words of each kind in English and German, as its calendar entries have them: flight, hotel, rental car and rail',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/amadeus.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cytric/i, /wurde storniert|has been cancelled/i],
      shared,
      items: [flight, train, rental, stay],
    },
    {
      class: 'itinerary',
      when: [/cytric/i, /(?:Buchungscode|Booking code|code): ?[A-Z0-9]{5}/],
      shared,
      items: [flight, train, rental, stay],
    },
  ],
}
