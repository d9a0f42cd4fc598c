import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: label('booking code', 'booking number'),
  name: [label('hotel'), /(citizenM [^\n]{3,60}?)(?= is | has | has been|[.!\n])/],
  fromAddress: [label('hotel address'), under('hotel address')],
  start: label('check-in'),
  startTime: /check-in:?\s{1,3}[^\n]{0,60}\s{1,3}after (\d{1,2}[.:]\d{2} [AP]M)/i,
  end: label('check-out'),
  endTime: /check-out:?\s{1,3}[^\n]{0,60}\s{1,3}before (\d{1,2}[.:]\d{2} [AP]M)/i,
  traveler: label('guest', 'guest name', 'name'),
  rooms: label('rooms', 'number of rooms'),
  guests: label('guests', 'number of guests'),
  roomType: label('room type', 'room'),
  price: label('total', 'total price', 'total amount'),
}

/** citizenM uses lowercase labels, dates in words, and "after" and "before" with its times. */
export const citizenm: Definition = {
  id: 'citizenm',
  name: 'citizenM',
  type: 'supplier',
  senders: ['citizenm.com'],
  marks: ['mycitizenM', 'citizenm.com'],
  provenance: [
    {
      what: 'Labels "booking code", "hotel address", "check-in", "check-out", form of days and times, order within the address',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/citizenm.js',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed/i, /booking code/i, /check-in/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'receipt',
      when: [/\binvoice\b/i, /check-in/i, /\btotal\b/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/booking code/i, /check-in/i, /hotel address/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
