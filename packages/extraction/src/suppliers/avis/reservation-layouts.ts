import type { Fields, Item, Layout } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const pickUp = ['Pick-Up Location', 'Pick-Up', 'Pick Up', 'Pickup', 'Prise en charge'] as const
const dropOff = ['Return Location', 'Return', 'Drop-Off', 'Drop Off', 'Dropoff', 'Restitution'] as const

const rental: Item = {
  kind: 'car',
  read: {
    from: under(pickUp),
    fromAddress: under(pickUp, { lines: 2, skip: 2 }),
    start: [label('Pick-Up Date & Time'), under(pickUp, { skip: 1 })],
    to: under(dropOff),
    end: [label('Return Date & Time'), under(dropOff, { skip: 1 })],
    fromCode: under(pickUp),
    toCode: under(dropOff),
    toAddress: under(dropOff, { lines: 2, skip: 2 }),
    vehicle: /^(?:Your Car|Car Class|Votre véhicule|Catégorie)\n+([^\n]{3,80})/m,
    price: /^(?:Estimated Total|Total estimé)(?: \([A-Z$]{1,3}\))?\s{1,6}([^\n]{2,20})/m,
    currency: /^(?:Estimated Total|Total estimé) \(([A-Z]{3})\)/m,
  },
}

const shared: Fields = {
  reference: label('Confirmation#', 'Confirmation Number', 'Confirmation', 'Reservation Number', 'N° de confirmation'),
  traveler: label('Name', 'Renter', 'Driver', 'Nom', 'Conducteur'),
}

/** The layouts of Avis and Budget, which share a reservation system, in emails and on the reservation page. */
export const reservationLayouts = (company: RegExp): Layout[] => [
  {
    class: 'cancellation',
    when: [company, /(?:reservation|booking) (?:has been|is|was) cancell?ed|réservation (?:a été|est) annulée/i],
    shared,
    items: [rental],
  },
  {
    class: 'update',
    when: [
      company,
      /(?:reservation|booking) (?:has been|was) (?:modified|updated|changed)|réservation (?:a été|est) modifiée/i,
    ],
    shared,
    items: [rental],
  },
  {
    class: 'booking',
    when: [
      company,
      /car is reserved|reservation is confirmed|véhicule est réservé|réservation est confirmée/i,
      /Confirmation/i,
    ],
    shared,
    items: [rental],
  },
]
