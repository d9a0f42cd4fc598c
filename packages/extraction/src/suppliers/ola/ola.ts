import type { Definition } from '../../readers/supplier/definition'
import { rideDay, rideEnds } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Ola's invoices have the booking number as CRN. */
export const ola: Definition = {
  id: 'ola',
  name: 'Ola',
  type: 'supplier',
  senders: ['olacabs.com'],
  marks: ['noreply@olacabs.com'],
  provenance: [
    {
      what: 'Sender, the rupee sign before the first amount, which is the total, and the day in words',
      where: 'https://github.com/anudeepsai/ola-fare/blob/master/ola-fare.gs',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'receipt',
      when: [/\bOla\b/, /₹/, /\d{1,2}:\d{2}/],
      items: [
        {
          kind: 'taxi',
          read: {
            ...rideEnds,
            startDay: [/\b(\d{1,2} [A-Z][a-z]{2},? \d{4})/, rideDay],
            reference: /\b(CRN\d{6,14})\b/,
            traveler: /Thanks for travelling with us, ([^\n,!.]{2,40})/,
            vehicle: label('Ride type', 'Category'),
            price: [label('Total Bill (rounded off)', 'Total Bill', 'Total'), /(₹\s?[\d,.]+)/],
          },
        },
      ],
    },
  ],
}
