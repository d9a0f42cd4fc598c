import type { Definition } from '../../readers/supplier/definition'
import { rideDay } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Careem's delivery receipts have no pick-up and are ignored. */
export const careem: Definition = {
  id: 'careem',
  name: 'Careem',
  type: 'supplier',
  vertical: 'ground',
  senders: ['careem.com'],
  marks: ['@careem.com', 'Careem Networks'],
  provenance: [
    {
      what: '«Ride to» with place and time, pick-up and drop-off with their times, total; day in numbers',
      where: 'https://github.com/search?type=code&q=%22def+parse_careem%28text%29%22',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'receipt',
      when: [/Careem/, /^Pick ?-?up/im, /Total/],
      items: [
        {
          kind: 'taxi',
          read: {
            reference: label('Booking ID', 'Trip ID', 'Ride ID'),
            startDay: [/\b(\d{1,2}[/.-]\d{1,2}[/.-]\d{4})\b/, rideDay],
            startTime: [label('Pick up time', 'Pickup time'), /^Pick ?-?up[^\n]{0,120}?(\d{1,2}:\d{2}(?: ?[AP]M)?)/im],
            fromAddress:
              /^Pick ?-?up(?: location)?(?: {3,60}|:? {1,4}|\n)(?:\d{1,2}:\d{2}(?: ?[AP]M)? {1,12})?(\p{L}[^\n]{4,140}?)(?: {3,60}\d{1,2}:\d{2}[^\n]{0,6})?$/imu,
            endTime: [
              label('Drop off time', 'Dropoff time'),
              /^Drop ?-?off[^\n]{0,120}?(\d{1,2}:\d{2}(?: ?[AP]M)?)/im,
              /\bRide to [^\n]{3,120}? (\d{1,2}:\d{2})/,
            ],
            toAddress: [
              /^Drop ?-?off(?: location)?(?: {3,60}|:? {1,4}|\n)(?:\d{1,2}:\d{2}(?: ?[AP]M)? {1,12})?(\p{L}[^\n]{4,140}?)(?: {3,60}\d{1,2}:\d{2}[^\n]{0,6})?$/imu,
              /\bRide to ([^\n]{3,120}?)(?: \d{1,2}:\d{2}|\n)/,
            ],
            vehicle: label('Ride type', 'Car type', 'Service'),
            traveler: label('Passenger', 'Rider', 'Guest'),
            price: label('Total amount', 'Total fare', 'Total'),
          },
        },
      ],
    },
  ],
}
