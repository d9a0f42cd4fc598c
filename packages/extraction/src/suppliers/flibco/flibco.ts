import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

/** A ticket is valid for a day rather than for a departure. */
const ride: Item = {
  kind: 'bus',
  read: {
    from: /^(?:From|De|Von|Da) {3,60}(?:To|À|Nach|A)\n([^\n]{3,60}?) {3,60}/m,
    to: /^(?:From|De|Von|Da) {3,60}(?:To|À|Nach|A)\n[^\n]{3,60}? {3,60}([^\n]{3,60})$/m,
    startDay: under(['Valid On', 'Valable le', 'Gültig am', 'Valido il']),
  },
}

const shared: Fields = {
  reference: label('Ticket number', 'Numéro de billet', 'Ticketnummer', 'Numero di biglietto'),
  traveler: label('Passenger', 'Passager', 'Fahrgast', 'Passeggero'),
  cabin: under('Service Package'),
  price: label('Total', 'Price', 'Prix', 'Preis', 'Prezzo'),
}

/** Flibco runs airport coaches in Belgium, Luxembourg, Germany and Italy. */
export const flibco: Definition = {
  id: 'flibco',
  name: 'Flibco',
  type: 'supplier',
  senders: ['flibco.com'],
  marks: ['www.flibco.com', '@flibco.com'],
  provenance: [
    {
      what: 'Ticket number; From and To beside each other with the stops below; the day below «Valid On», any departure of which may be taken; package',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/flibco.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/flibco/i, /has been cancelled|annulé|storniert|annullat/i],
      shared,
      items: [ride],
    },
    {
      class: 'booking',
      when: [/flibco/i, /Ticket number|Numéro de billet|Ticketnummer|Numero di biglietto/i],
      shared,
      items: [ride],
    },
  ],
}
