import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** A car is returned where it was picked up. */
const place = [
  label('Pickup location', 'Location', 'Pickup & return location', 'Pickup & return'),
  /^[^\n]{0,80}\btrip with [^\n]{3,80}? at ([^\n]{3,80}?) (?:is booked|has been|starting)/m,
]

const trip: Item = {
  kind: 'car',
  read: {
    start: label('Trip start', 'Trip starts'),
    end: label('Trip end', 'Trip ends'),
    from: place,
    to: place,
    vehicle: [/\btrip with \p{L}{2,20}['’]s ([^\n]{3,60}?)(?= at | is booked| has been| starting)/u, label('Vehicle')],
    price: label('Trip total', 'Total', 'You paid'),
  },
}

const shared: Fields = {
  reference: /Reservation ID\s?#?\s?(\d{6,12})/i,
  traveler: /^Hi,? (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[,!]/mu,
}

/** Turo is a peer-to-peer rental service. Emails to guests and hosts end with the same lines. */
export const turo: Definition = {
  id: 'turo',
  name: 'Turo',
  type: 'supplier',
  senders: ['turo.com'],
  marks: ['noreply@mail.turo.com', 'turo.com/reservation'],
  provenance: [
    {
      what: 'Trip start and end as short American days with time, reservation number, vehicle; words of booked, changed and cancelled trips',
      where: 'https://github.com/ecarrascosa/turo-fleet-app/blob/main/src/lib/turo-emails.ts',
    },
  ],
  dates: 'month first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Turo/, /cancell?ed (?:their|your|the) trip|trip [^\n]{0,90}has been cancell?ed/i, /Trip start/],
      shared,
      items: [trip],
    },
    {
      class: 'update',
      when: [/Turo/, /changed (?:their|your|the) trip|change request|trip [^\n]{0,90}has been changed/i, /Trip start/],
      shared,
      items: [trip],
    },
    { class: 'booking', when: [/Turo/, /is booked/i, /Trip start/], shared, items: [trip] },
  ],
}
