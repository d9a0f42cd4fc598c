import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const rental: Item = {
  kind: 'car',
  read: {
    from: /^Pick up location\s*:?\s{1,6}([^\n(]{3,100}?)\s*(?:\(|$)/m,
    start: label('Pick up date'),
    to: /^Drop off location\s*:?\s{1,6}([^\n(]{3,100}?)\s*(?:\(|$)/m,
    end: label('Drop off date'),
    provider: label('Car supplier', 'Supplier'),
    vehicle: [label('Selected sample car type'), label('Selected car class')],
    price: [label('Total price', 'Total'), /(€\s?[\d,]+\.\d{2})/],
  },
}

const shared: Fields = {
  reference: label('Reservation Number'),
  firstName: label('First name'),
  lastName: label('Surname'),
}

/** VIPCars is a broker for rental companies. */
export const vipcars: Definition = {
  id: 'vipcars',
  name: 'VIPCars',
  type: 'ota',
  vertical: 'car',
  senders: ['vipcars.com'],
  marks: ['www.vipcars.com'],
  provenance: [
    {
      what: 'Labels: reservation number, first name, surname, locations with the kind of place in brackets, dates as dd/mm/yyyy with time, sample car type and class',
      where: 'https://github.com/DanteTheCreator/tbilisicars-back/blob/HEAD/app/email_parsers/vipcars.py',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/VIPCars/i, /(?:reservation|booking) (?:has been|is) cancell?ed/i],
      shared,
      items: [rental],
    },
    { class: 'booking', when: [/VIPCars/i, /Pick up date/i], shared, items: [rental] },
  ],
}
