import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label, under } from '../../readers/supplier/rules'

const pickUp = ['Pick-up', 'Pickup', 'Retirada', 'Recogida', 'Retiro'] as const
const dropOff = ['Return', 'Drop-off', 'Devolução', 'Devolución'] as const

const rental: Item = {
  kind: 'car',
  read: {
    from: under(pickUp, { skip: 1 }),
    start: under(pickUp),
    fromAddress: under(pickUp, { skip: 2 }),
    to: under(dropOff, { skip: 1 }),
    end: under(dropOff),
    toAddress: under(dropOff, { skip: 2 }),
    provider: label('Rental agency', 'Rental company', 'Locadora', 'Arrendadora', 'Rentadora'),
    providerPhone: label('Contact number', 'Telefone da locadora', 'Teléfono'),
    vehicle: label('Vehicle group', 'Grupo do veículo', 'Grupo del vehículo', 'Your reservation'),
    price: label('Total', 'Amount paid', 'Valor total', 'Valor pago', 'Importe total'),
  },
}

const shared: Fields = {
  reference: label(
    'Voucher number',
    'Confirmation code',
    'Número do voucher',
    'Código de confirmação',
    'Número de voucher',
    'Código de confirmación',
  ),
  traveler: label('Renter', 'Driver', 'Condutor', 'Locatário', 'Conductor'),
}

/** Rentcars is a broker. The voucher number is the rental company's, the request code its own. */
export const rentcars: Definition = {
  id: 'rentcars',
  name: 'Rentcars',
  type: 'ota',
  vertical: 'car',
  senders: ['rentcars.com', 'rentcars.com.br'],
  marks: ['www.rentcars.com'],
  provenance: [
    {
      what: 'Parts of a voucher and their order: voucher number and request code, renter and amount, pickup and return with place, day, time and agency, vehicle group',
      where:
        'https://help.rentcars.com/en/articles/9118627-rentcars-booking-confirmation-what-is-it-and-what-is-included-in-the-voucher',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/Rentcars/i, /has been cancell?ed|foi cancelada|ha sido cancelada/i],
      shared,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/Rentcars/i, /voucher/i, /Pick-?up|Retirada|Recogida|Retiro/],
      shared,
      items: [rental],
    },
  ],
}
