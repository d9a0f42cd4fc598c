import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const endpoint = (label: string, part: 'name' | 'code' | 'time'): RegExp => {
  const [name, code, time] = ['name', 'code', 'time'].map((one) => (one === part ? '(' : '(?:'))
  return new RegExp(
    `^(?:${label}): {1,40}${time}\\d{1,2}:\\d{2}) {1,6}${name}[^\\n()]{2,60}?) ?\\(${code}[A-Z]{3})\\)`,
    'm',
  )
}

const departs = 'Departure|Avgång|Avgang|Lähtö'
const arrives = 'Arrival|Ankomst|Saapuminen'

/** The day of arrival is between departure and arrival if it differs. */
const flight: Item = {
  kind: 'flight',
  each: /^(?:Flight|Flyg|Fly): {1,40}(?<number>[A-Z0-9]{2} ?\d{1,4}), (?<provider>[^\n]{2,50})$/m,
  read: {
    startDay: /^(?:Date|Datum|Dato): {1,40}\p{L}{2,3} ([^\n]{6,20})$/mu,
    from: endpoint(departs, 'name'),
    fromCode: endpoint(departs, 'code'),
    startTime: endpoint(departs, 'time'),
    endDay: new RegExp(
      `^(?:${departs}):[\\s\\S]{20,200}?^(?:Date|Datum|Dato): {1,40}\\p{L}{2,3} ([^\\n]{6,20})\\n(?:${arrives})`,
      'mu',
    ),
    to: endpoint(arrives, 'name'),
    toCode: endpoint(arrives, 'code'),
    endTime: endpoint(arrives, 'time'),
    terminal: new RegExp(`^(?:${departs}):[^\\n]{10,120}\\n {0,60}Terminal (\\w{1,3})`, 'm'),
    arrivalTerminal: new RegExp(`^(?:${arrives}):[^\\n]{10,120}\\n {0,60}Terminal (\\w{1,3})`, 'm'),
    cabin: /^(?:Class|Klass|Klasse): {1,40}([^\n]{3,40})$/m,
  },
}

const shared: Fields = {
  reference: [
    /(?:Airline booking reference|Flygbolagets bokningsreferens): ([A-Z0-9]{6})\b/,
    /(?:[Bb]ooking reference|[Bb]okningsreferens)\s?: {1,40}([A-Z0-9]{6})\b/,
  ],
  traveler: /^(?:Traveller|Resenär|Reisende): {1,40}([^\n\d]{3,50})$/m,
  price: /^(?:Total price|Totalpris|Total): {1,60}([^\n]{2,30})$/m,
}

/** FCM and Travellink Corporate, which is now part of it, place values far to the right of their labels. */
export const fcm: Definition = {
  id: 'fcm',
  name: 'FCM Travel',
  type: 'tmc',
  senders: ['fcmtravel.com', 'us.fcm.travel', 'fcm.travel', 'fcmtravel.se', 'fcmtravel.no'],
  marks: ['customerservice@fcmtravel.se', 'Travellink Corporate'],
  provenance: [
    {
      what: 'Labels in English and Swedish: references of agency and airline, flight, day, departure and arrival with code in brackets, traveler',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/fcmtravel.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/(?:has been|is) cancelled|(?:är|har) avbokad|avbokats/i, /^(?:Flight|Flyg|Fly): /m],
      shared,
      items: [flight],
    },
    {
      class: 'itinerary',
      when: [/booking reference|bokningsreferens/i, /^(?:Flight|Flyg|Fly): /m],
      shared,
      items: [flight],
    },
  ],
}
