import type { Definition, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** A value below the heading of pick-up or return, which have the same labels. */
const below = (heading: string, name: string): RegExp =>
  new RegExp(`${heading}(?: Information)?:?\\n(?:[^\\n]{0,160}\\n){0,4}?[-•* ]{0,3}${name}[:\\s]{1,4}([^\\n]{3,120})`)

const pickUp = 'Pick-?up'
const dropOff = '(?:Return|Drop-?off)'

const rental: Item = {
  kind: 'car',
  read: {
    reference: label('Reservation Number', 'Reservation No.'),
    traveler: label('Guest Name', 'Driver Name'),
    from: below(pickUp, 'Location'),
    fromAddress: below(pickUp, 'Address'),
    startDay: below(pickUp, 'Date'),
    startTime: below(pickUp, 'Time'),
    to: below(dropOff, 'Location'),
    toAddress: below(dropOff, 'Address'),
    endDay: below(dropOff, 'Date'),
    endTime: below(dropOff, 'Time'),
    vehicle: [label('Class', 'Vehicle Class'), label('Model')],
    price: label('Total Cost', 'Total'),
    bookedAt: label('Booking Date'),
  },
  always: { fromCountry: 'JP', toCountry: 'JP' },
}
const subject = /\(No\. ?(?<reference>\d{8,14})\)/

/** Toyota Rent a Car in Japan, for foreign guests. Its Japanese emails are left to the general reader. */
export const toyotarentacar: Definition = {
  id: 'toyotarentacar',
  name: 'Toyota Rent a Car',
  type: 'supplier',
  senders: ['rent.toyota.co.jp'],
  marks: ['[TOYOTA Rent a Car]', 'rent.toyota.co.jp'],
  provenance: [
    {
      what: 'Subject with the number in brackets; number, guest, class and model; the blocks of pickup and return with location, address, date and time; total in yen',
      where:
        'https://github.com/aiakap/travel-planner-v2/blob/HEAD/lib/email-extraction/plugins/car-rental-extraction-plugin.ts',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/Toyota Rent a Car/i, /Reservation Cancell|has been cancell?ed/i, /Pick-?up/],
      subject,
      items: [rental],
    },
    {
      class: 'update',
      when: [/Toyota Rent a Car/i, /Reservation (?:Change|Update)|has been (?:changed|updated)/i, /Pick-?up/],
      subject,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/Toyota Rent a Car/i, /Reservation Confirmation|Thank you for your reservation/i, /Pick-?up/],
      subject,
      items: [rental],
    },
  ],
}
