import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { under } from '../../readers/supplier/rules'

const day = '[A-Z][a-z]{2}, [A-Z][a-z]{2} \\d{1,2}, \\d{4}'
const time = '\\d{1,2}:\\d{2} [AP]M'
const gap = ' {3,60}(?:\\S{1,3} {3,60})?'

/** A flight is a table of four rows: number and class, dates, times and airports. */
const flight: Item = {
  kind: 'flight',
  each: /^Flight \d{1,2} of \d{1,2}(?: {3,60}| )(?<number>[A-Z0-9]{2} ?\d{1,4})(?: {3,60}(?:\S{1,3} {3,60})?(?:Class: )?(?<cabin>[^\n(]{3,40}?)(?: \((?<bookingClass>[A-Z]{1,2})\))?)?$/m,
  until: /^Traveler Details/m,
  read: {
    startDay: new RegExp(`(${day})`),
    endDay: new RegExp(`${day}${gap}(${day})`),
    startTime: new RegExp(`(${time})`),
    endTime: new RegExp(`${time}${gap}(${time})`),
    from: new RegExp(`${time}${gap}${time}[^\\n]{0,20}\\n([^\\n]{3,60}?) {3,60}`),
    to: new RegExp(`${time}${gap}${time}[^\\n]{0,20}\\n[^\\n]{3,60}? {3,60}(?:\\S{1,3} {3,60})?([^\\n]{3,60})$`, 'm'),
    operator: /Flight Operated by ([^\n.]{3,50})/i,
  },
}

const shared: Fields = {
  reference: [under('Confirmation Number'), /Confirmation Number:\s{1,6}([A-Z0-9]{6})\b/],
  traveler: /^Traveler Details\n(?:[^\n]{0,60}:[^\n]{0,60}\n)?([A-Z/'’ -]{4,60})$/m,
  ticket: /eTicket number:\s{1,6}(\d{13})/i,
  price: /^(?:Total|Total Per Passenger|eTicket Total):?\s{1,8}([\d,.]+ ?[A-Z]{3}|\$?[\d,.]+)/m,
}

/** United sends a confirmation together with the eTicket receipt. */
export const united: Definition = {
  id: 'united',
  name: 'United Airlines',
  type: 'supplier',
  vertical: 'air',
  senders: ['united.com'],
  marks: ['Receipts@united.com', 'notifications@united.com'],
  provenance: [
    {
      what: 'Confirmation number above its value; the four rows of a flight; traveler details with the seats',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/united.js',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Confirmation Number/i, /Flight \d of \d/, /has been cancell?ed|cancellation/i],
      shared,
      items: [flight],
    },
    {
      class: 'receipt',
      when: [/Confirmation Number/i, /Flight \d of \d/, /eTicket Itinerary and Receipt/i],
      shared,
      items: [flight],
    },
    { class: 'booking', when: [/Confirmation Number/i, /Flight \d of \d/], shared, items: [flight] },
  ],
}
