import type { Definition } from '../../readers/supplier/definition'
import { rideDay, rideEnds } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Lyft sends one receipt per ride. If the payment is charged later, it shows the account instead of the total. */
export const lyft: Definition = {
  id: 'lyft',
  name: 'Lyft',
  type: 'supplier',
  senders: ['lyft.com', 'lyftmail.com'],
  marks: ['no-reply@lyftmail.com'],
  provenance: [
    {
      what: 'The words of a whole receipt: day and time, fare, account, pickup and drop-off',
      where: 'https://github.com/JesseAldridge/ride_analytics/blob/master/lyft.py',
    },
    {
      what: 'Total, tip and the two stops in newer receipts',
      where: 'https://github.com/gzampaglione/ridesharereceipts/blob/main/src/services/regexParsers.js',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'receipt',
      when: [/Lyft/, /^Pick-?up\b/m, /^Drop-?off\b/m],
      items: [
        {
          kind: 'taxi',
          read: {
            ...rideEnds,
            startDay: rideDay,
            reference: /Receipt #\s?(\d{6,24})/,
            vehicle: /^(Lyft(?: XL| Lux| Black| Shared| Wait & Save)?) fare/m,
            price: [
              label('Total'),
              /^(?:PayPal|Visa|Mastercard|American Express|Apple Pay|Discover|Business account)[^$\n]{0,30}(\$[\d.,]+)/m,
              /^Lyft fare[^$\n]{0,40}(\$[\d.,]+)/m,
            ],
          },
        },
      ],
    },
  ],
}
