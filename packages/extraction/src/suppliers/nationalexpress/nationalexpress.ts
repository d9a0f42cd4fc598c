import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

/** The company only operates in Great Britain. */
const always = { fromCountry: 'GB', toCountry: 'GB' }

const shared: Fields = {
  reference: label('Ticket number', 'Booking reference', 'Ticket reference'),
  traveler: label('Lead passenger', 'Passenger name', 'Name'),
  price: label('Total paid', 'Total price', 'Total'),
}

/** A journey: adjacent stops, and below them a row with date and times. */
const journey: Fields = {
  from: /^(?:From: )?([^\n]{3,60}?)(?: {3,60}| to |\nto\n)[^\n]{3,60}\n(?:(?![^\n]{0,80} {3})[^\n]{0,80}\n){0,2}?Date\b/m,
  to: /^[^\n]{3,60}?(?: {3,60}| to |\nto\n)(?:To: )?([^\n]{3,60})\n(?:(?![^\n]{0,80} {3})[^\n]{0,80}\n){0,2}?Date\b/m,
  startDay: [under('Date'), label('Date')],
  startTime: [under(['Departs', 'Departure']), label('Departs', 'Departure')],
  endTime: [under(['Arrives', 'Arrival']), label('Arrives', 'Arrival')],
  number: [label('Coach number', 'Service', 'Coach'), under(['Coach number', 'Service'])],
}

/** National Express has a small table for each journey. */
export const nationalexpress: Definition = {
  id: 'nationalexpress',
  name: 'National Express',
  type: 'supplier',
  senders: ['nationalexpress.com'],
  marks: ['nationalexpress.com/mytickets', 'noreply@nationalexpress.com'],
  provenance: [
    {
      what: 'Number first, then the passenger; stops in a row, below them a table of day (weekday, month, day), departure, arrival; the coach',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/nationalexpress.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/National Express/, /cancelled/i, /Depart/],
      shared,
      items: [{ kind: 'bus', read: journey, always }],
    },
    {
      class: 'booking',
      when: [/National Express/, /Depart/, /Arriv/],
      shared,
      items: [
        {
          kind: 'bus',
          each: /^(?:Outbound|Outward|Return|Inbound) journey$/m,
          until: /^(?:Total|Important|Payment)/m,
          read: journey,
          always,
        },
      ],
    },
    {
      class: 'booking',
      when: [/National Express/, /Depart/, /Arriv/],
      shared,
      items: [{ kind: 'bus', read: journey, always }],
    },
  ],
}
