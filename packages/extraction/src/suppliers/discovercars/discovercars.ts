import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** The place before a date: `Georgia, Batumi, Downtown, 28 Oct 2025, 18:00`. */
const placeOf = (name: string): RegExp =>
  new RegExp(`^${name}\\s*:?\\s{1,6}([^\\n]{3,120}?), \\d{1,2} \\p{L}{3,9} \\d{4}`, 'mu')

/** The country (0) or city (1) of that place. */
const partOf = (name: string, part: 0 | 1): RegExp =>
  new RegExp(`^${name}\\s*:?\\s{1,6}(?:[^\\n,]{2,40}, ){${part}}([^\\n,]{2,40}),`, 'mu')

const rental: Item = {
  kind: 'car',
  read: {
    from: placeOf('Pick-up'),
    fromCountry: partOf('Pick-up', 0),
    fromCity: partOf('Pick-up', 1),
    fromAddress: label('Pick-up address'),
    start: label('Pick-up'),
    to: placeOf('Drop-off'),
    toCountry: partOf('Drop-off', 0),
    toCity: partOf('Drop-off', 1),
    toAddress: label('Drop-off address'),
    end: label('Drop-off'),
    provider: label('Supplier', 'Car rental company'),
    providerPhone: label('Supplier phone'),
    vehicle: label('Vehicle class sample', 'Vehicle class'),
    price: label('Voucher value', 'Total rental price'),
  },
}

const shared: Fields = {
  reference: label('Discover Cars booking number', 'Discover Cars booking no.', 'Booking number'),
  traveler: label('Driver name', 'Main driver'),
}

/** Discover Cars is a broker for rental companies. */
export const discovercars: Definition = {
  id: 'discovercars',
  name: 'Discover Cars',
  type: 'ota',
  senders: ['discovercars.com', 'discovercarhire.com'],
  marks: ['Discover Cars booking number', 'discovercars.com/my-reservation'],
  provenance: [
    {
      what: 'Every label of a voucher with its form: number, pick-up and drop-off as place, day and time, driver, sample vehicle, value',
      where: 'https://github.com/DanteTheCreator/tbilisicars-back/blob/HEAD/app/email_parsers/discover_cars.py',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Discover Cars/, /has been cancell?ed/i],
      shared,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/Discover Cars/, /^Pick-up/m, /^Drop-off/m],
      shared,
      items: [rental],
    },
  ],
}
