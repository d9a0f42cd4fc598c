import type { Definition } from '../../readers/supplier/definition'
import { rideDay, rideEnds } from '../../readers/supplier/ride-ends'
import { label } from '../../readers/supplier/rules'

/** Bolt sends receipts from a different address in each country. */
export const bolt: Definition = {
  id: 'bolt',
  name: 'Bolt',
  type: 'supplier',
  vertical: 'ground',
  senders: ['bolt.eu'],
  marks: ['@bolt.eu', 'Your Bolt Trip On'],
  provenance: [
    {
      what: 'Subject, day in numbers, distance, a time before each address, total with the euro sign',
      where: 'https://github.com/vnepomuceno/gmail-fisher/blob/main/gmail_fisher/parsers/transportation.py',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'receipt',
      when: [/\bBolt\b/, /^(?:Total|Gesamt|Suma|Kokku|Totale|Celkem)\b/m, /\d{1,2}:\d{2}/],
      items: [
        {
          kind: 'taxi',
          read: {
            ...rideEnds,
            startDay: [/\b(\d{1,2}[./]\d{1,2}[./]\d{4})\b/, rideDay],
            vehicle: label('Ride type', 'Category', 'Kategorie', 'Categoria'),
            traveler: label('Passenger', 'Rider', 'Fahrgast'),
            price: label('Total', 'Gesamt', 'Suma', 'Kokku', 'Totale', 'Celkem'),
          },
        },
      ],
    },
  ],
}
