import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** `LONDON, GB (HEATHROW), TERMINAL 2     16 JUN 07:10` after a label. */
const endpoint = (label: string, part: 'place' | 'time'): RegExp =>
  new RegExp(
    part === 'place'
      ? `${label}: {1,12}([^\\n]{3,90}?)(?:, TERMINAL \\w{1,3})?(?: - | {2,60})\\d{2} [A-Z]{3} \\d{2}:\\d{2}`
      : `${label}: {1,12}[^\\n]{3,120}?(\\d{2} [A-Z]{3} \\d{2}:\\d{2})`,
  )

const flight: Item = {
  kind: 'flight',
  each: /^ {0,4}FLIGHT {1,12}(?<number>[A-Z0-9]{2} \d{1,4}) - (?<provider>[A-Za-z0-9 ]{2,40}?) {2,60}[A-Z]{3,9},? [^\n]{0,20}\d{4}/m,
  until: /^ {0,4}(?:HOTEL|CAR|RAIL|MISCELLANEOUS|GENERAL INFORMATION|TICKET INFORMATION) /m,
  read: {
    from: endpoint('DEPARTURE', 'place'),
    start: endpoint('DEPARTURE', 'time'),
    to: endpoint('ARRIVAL', 'place'),
    end: endpoint('ARRIVAL', 'time'),
    terminal: /DEPARTURE: [^\n]{3,90}?TERMINAL (\w{1,3})\b/,
    arrivalTerminal: /ARRIVAL: [^\n]{3,90}?TERMINAL (\w{1,3})\b/,
    reference: /FLIGHT BOOKING REF: [A-Z0-9]{2}\/([A-Z0-9]{6})\b/,
    cabin: /RESERVATION CONFIRMED, ([A-Z ]{4,30}?) \([A-Z]\)/,
    bookingClass: /RESERVATION CONFIRMED, [A-Z ]{4,30}? \(([A-Z])\)/,
    equipment: /EQUIPMENT: {1,8}([A-Z0-9][A-Z0-9 /-]{2,40}?)(?: {2,60}|$)/m,
    seat: /SEAT: {1,8}(\d{1,2}[A-K])\b/,
    operator: /OPERATED BY: {1,8}([A-Z][A-Z ]{3,40}?)(?: {2,60}|,|$)/m,
  },
}

const shared: Fields = {
  reference: /BOOKING REF: ([A-Z0-9]{6})\b/,
  // Not `FOR DOE/JANE MS`, which names the owner of a seat, room or ticket.
  traveler: /^ {0,60}(?!FOR )([A-Z][A-Z' -]{1,30}\/[A-Z][A-Z ]{1,40}?(?: (?:MR|MRS|MS|MISS))?)(?: {2,60}|$)/m,
  ticket: /TICKET: {1,8}[A-Z0-9]{2}\/ETKT (\d{3} \d{10})/,
  bookedAt: /^DATE: (\d{2} [A-Z]{3,9} \d{4})/m,
}

/** Amadeus prints itineraries in capitals for travel agencies; CheckMyTrip sends the same layout. */
export const amadeus: Definition = {
  id: 'amadeus',
  name: 'Amadeus',
  type: 'tmc',
  senders: ['amadeus.com', 'amadeus.net', 'checkmytrip.com'],
  marks: ['www.checkmytrip.com', 'WWW.CHECKMYTRIP.COM', 'classic.checkmytrip.com'],
  provenance: [
    {
      what: 'Booking reference; FLIGHT with designator, airline and day with the year; DEPARTURE and ARRIVAL with place, day and time',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/amadeus.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/BOOKING REF/, /\bCANCELL?ED\b/, /DEPARTURE: /],
      shared,
      items: [flight],
    },
    { class: 'itinerary', when: [/BOOKING REF/, /^ {0,4}FLIGHT /m, /DEPARTURE: /], shared, items: [flight] },
  ],
}
