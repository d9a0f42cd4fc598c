import type { Definition } from '../../readers/supplier/definition'
import { reservationLayouts } from './reservation-layouts'

/** Avis uses the same layout in emails and on the reservation page. */
export const avis: Definition = {
  id: 'avis',
  name: 'Avis',
  type: 'supplier',
  senders: ['avis.com', 'avis-europe.com', 'avis.de'],
  marks: ['avis.com/en/reservation'],
  provenance: [
    {
      what: 'Words of a reservation: «Your car is reserved», confirmation, your car with group and model, estimated total with its currency',
      where: 'https://www.avis.com.au/en/reservation/manage-reservation',
    },
    {
      what: 'Order of place and time: the place with its code, then the day and time, for both ends',
      where: 'https://www.avis.ca/en/reservation/book-again/book-again-pay-at-counter',
    },
  ],
  layouts: reservationLayouts(/\bAvis\b/),
}
