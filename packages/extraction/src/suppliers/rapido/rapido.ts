import type { Definition } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** Rapido's invoices also name the driver, who is not the traveler. */
export const rapido: Definition = {
  id: 'rapido',
  name: 'Rapido',
  type: 'supplier',
  vertical: 'ground',
  senders: ['rapido.bike'],
  marks: ['shoutout@rapido.bike', 'care@rapido.bike'],
  provenance: [
    {
      what: 'Labels with their values on the right: customer, ride, driver, vehicle, mode, time of the ride, amount, places',
      where:
        'https://github.com/sushil-kamble/uber-receipts-dashboard/blob/main/src/lib/services/rapido/parser/html-parser.ts',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'receipt',
      when: [/Ride ID/, /Time of Ride/i],
      items: [
        {
          kind: 'taxi',
          read: {
            reference: label('Ride ID'),
            traveler: label('Customer Name'),
            start: label('Time of Ride'),
            vehicle: label('Mode of Vehicle'),
            fromAddress: label('Pickup Location', 'Pick up Location', 'Pickup'),
            toAddress: label('Drop Location', 'Drop off Location', 'Drop'),
            price: label('Selected Price', 'Total', 'Amount Paid', 'Bill Amount'),
          },
        },
      ],
    },
  ],
}
