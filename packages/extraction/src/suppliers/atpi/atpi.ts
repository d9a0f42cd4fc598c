import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const endpoint = (label: string, part: 'time' | 'place' | 'terminal'): RegExp => {
  const prefix = `^${label}: {0,6}`
  const time = '\\p{L}{0,4},? ?\\d{1,2} ?\\p{L}{3,9} ?\\d{0,4},? ?\\d{2}:\\d{2}'
  if (part === 'time') return new RegExp(`${prefix}(${time}) - `, 'mu')
  if (part === 'place') return new RegExp(`${prefix}${time} - ([^\\n]{3,60}?) - `, 'mu')
  return new RegExp(`${prefix}${time} - [^\\n]{3,120}?\\. Terminal (\\w{1,3})`, 'mu')
}

const flight: Item = {
  kind: 'flight',
  each: /^(?<provider>[^\n,]{3,40}), flight (?:number )?(?<number>[A-Z0-9]{2} {0,2}\d{1,4})/m,
  until: /^Hotel information/m,
  read: {
    start: endpoint('Depart(?:ure)?', 'time'),
    from: endpoint('Depart(?:ure)?', 'place'),
    terminal: endpoint('Depart(?:ure)?', 'terminal'),
    end: endpoint('Arrival', 'time'),
    to: endpoint('Arrival', 'place'),
    arrivalTerminal: endpoint('Arrival', 'terminal'),
    reference: /^Airline reference: ([A-Z0-9]{6})\b/m,
    cabin: /^Class: ([^\n]{3,40})$/m,
  },
}

/** `Staying at`, then the address below `Hotel information`. */
const stay: Item = {
  kind: 'lodging',
  each: /^Staying at (?<name>[^\n]{3,80}?)(?: - [^\n]{2,60})?$/m,
  until: /^[^\n,]{3,40}, flight /m,
  read: {
    fromAddress: /^Hotel information\n([^\n]{3,80}\n[^\n]{3,80})/m,
    fromCity: /^Hotel information\n[^\n]{3,80}\n([^\n,]{2,60}),/m,
    fromCountry: /^Hotel information\n[^\n]{3,80}\n[^\n]{3,70}, ?([A-Z]{2})\b/m,
    providerPhone: /^Phonenumber: ([+\d ()-]{6,25})$/m,
    start: /^Check-?in: ([^\n]{6,40})$/m,
    end: /^Check-?out: ([^\n]{6,40})$/m,
    reference: /^(?:Hotel )?[Cc]onfirmation(?: number)?: ([A-Z0-9]{4,16})$/m,
    price: /^Rate: ([^\n]{2,40})$/m,
  },
}

const shared: Fields = {
  reference: /^(?:ATPI reference|Booking reference|PNR): ([A-Z0-9]{6})\b/m,
  traveler: /^(?:Traveller|Traveler|Passenger): ([^\n\d]{3,50})$/m,
}

/** ATPI lists the flights and stays of a trip one after another. */
export const atpi: Definition = {
  id: 'atpi',
  name: 'ATPI',
  type: 'tmc',
  senders: ['atpi.com'],
  marks: ['@atpi.com', 'www.atpi.com'],
  provenance: [
    {
      what: 'Airline and flight, departure and arrival with time, airport and terminal, reference of the airline; a stay with street, town, code and phone',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/atpi.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/ATPI/, /has been cancelled/i, /, flight |^Staying at/m],
      shared,
      items: [flight, stay],
    },
    { class: 'itinerary', when: [/, flight |^Staying at/m], shared, items: [flight, stay] },
  ],
}
