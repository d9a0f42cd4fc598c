import type { Definition, Fields } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: label('Reference Number', 'Booking Reference', 'Reference'),
  name: [under('Booking Information'), label('Hostel', 'Property')],
  fromAddress: [under('Booking Information', { skip: 1 }), label('Address')],
  fromPhone: label('Phone', 'Telephone', 'Tel'),
  startDay: label('Check In', 'Check-in', 'Arriving', 'Arrival Date'),
  startTime: label('Arrival Time', 'Estimated arrival'),
  endDay: label('Check Out', 'Check-out', 'Departing', 'Departure Date'),
  nights: label('Nights', 'Number of Nights'),
  traveler: label('Name', 'Booked by', 'Guest'),
  guests: label('Guests', 'People', 'Number of guests'),
  roomType: label('Room Details', 'Room', 'Room Type'),
  price: label('Total Cost', 'Total Price', 'Total'),
}

/** Hostelworld has rows of "label : value", and the hostel below "Booking Information". */
export const hostelworld: Definition = {
  id: 'hostelworld',
  name: 'Hostelworld',
  type: 'ota',
  vertical: 'agency',
  senders: ['hostelworld.com'],
  marks: ['hostelworld.com'],
  provenance: [
    {
      what: 'Labels with a colon apart, days as "Fri 5th Jun 2026", hostel and address of one line below the heading',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/hostelworld.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|cancellation/i, /Reference Number/i, /Check In/i],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [/Reference Number/i, /Check In/i, /Total Cost|Booking Information/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
