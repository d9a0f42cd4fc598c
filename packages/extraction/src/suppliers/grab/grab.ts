import type { Definition } from '../../readers/supplier/definition'
import { rideDay } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Grab's meal receipts have no stops and are ignored. */
export const grab: Definition = {
  id: 'grab',
  name: 'Grab',
  type: 'supplier',
  senders: ['grab.com'],
  marks: ['Your Grab E-Receipt', 'no-reply@grab.com'],
  provenance: [
    {
      what: 'Title, booking, service, day after «Picked up on», total, passenger; below the map each place with its time',
      where: 'https://github.com/search?type=code&q=%22def+parse_grab_ride_receipt%22',
    },
    {
      what: 'Which services send under this title, and how totals are written',
      where: 'https://github.com/bitsector/grab-email-receipt-tracker',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'receipt',
      when: [/Grab/, /Picked up on/, /Booking ID/i],
      items: [
        {
          kind: 'taxi',
          read: {
            reference: label('Booking ID'),
            startDay: [/Picked up on\s{1,4}([^\n]{6,40})/, rideDay],
            vehicle: /^([^\n]{3,40})\nHope you enjoyed your ride/m,
            traveler: label('Passenger'),
            fromAddress: /⋮\s{1,6}([^\n]{4,160}?)(?: {3,60}|\n)\s{0,6}\d{1,2}:\d{2}/,
            startTime: /⋮\s{1,6}[^\n]{4,160}?(?: {3,60}|\n)\s{0,6}(\d{1,2}:\d{2}(?:\s?[AP]M)?)/,
            toAddress:
              /⋮\s{1,6}[^\n]{4,160}?(?: {3,60}|\n)\s{0,6}\d{1,2}:\d{2}(?:\s?[AP]M)?\s{1,6}(?:⋮\s{1,6})?([^\n]{4,160}?)(?: {3,60}|\n)\s{0,6}\d{1,2}:\d{2}/,
            endTime:
              /⋮\s{1,6}[^\n]{4,160}?(?: {3,60}|\n)\s{0,6}\d{1,2}:\d{2}(?:\s?[AP]M)?\s{1,6}(?:⋮\s{1,6})?[^\n]{4,160}?(?: {3,60}|\n)\s{0,6}(\d{1,2}:\d{2}(?:\s?[AP]M)?)/,
            price: label('Total Paid', 'Total'),
          },
        },
      ],
    },
  ],
}
