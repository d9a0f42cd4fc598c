import type { Scenario } from './scenario'

/** Fees, refunds and final invoices as emails state them. */

const back = { from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20' } as const
const stayOf = (price: string) => ({ checkin: 0, checkout: 3, price, currency: 'USD' })
const cancelledFlight = 'Grace Hopper +0 07:05 1020 Cancelled 21240'

export const statedScenarios: readonly Scenario[] = [
  {
    name: 'a cancellation states its fee, whichever email comes first',
    emails: [{}, { status: 'Cancelled', note: 'Cancellation fee: USD 50.00', sent: 60 }],
    inAnyOrder: true,
    segments: [cancelledFlight],
    stated: ['cancellation_fee 50.00 USD 0'],
    costs: [5000],
  },
  {
    name: 'the fee for one cancelled leg is of that leg',
    emails: [{ legs: [{}, back] }, { ...back, status: 'Cancelled', note: 'Stornogebühr: 45,00 USD', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +3 18:20 1035 Cancelled 10620'],
    stated: ['cancellation_fee 45.00 USD 1'],
    costs: [10_620, 4500],
  },
  {
    name: 'a refund by reference alone is of its booking, whichever email comes first',
    emails: [{}, { text: 'Booking reference: R#\nRefund amount: USD 25.00', subject: 'Your refund', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    stated: ['refund 25.00 USD'],
    costs: [18_740],
  },
  {
    name: 'a refund that the airline and the agency state is one refund',
    emails: [
      { sender: 'agency', code: 'AG#77', note: 'Airline reference: R#' },
      { text: 'Your booking R# has been cancelled.\nRefund: USD 162.40\nCancellation fee: USD 50.00', sent: 60 },
      { sender: 'agency', text: 'Booking AG#77\nTotal refund: USD 162.40', subject: 'Refund', sent: 90 },
    ],
    inAnyOrder: true,
    segments: [cancelledFlight],
    stated: ['cancellation_fee 50.00 USD 0', 'refund 162.40 USD 0'],
    costs: [5000],
  },
  {
    name: 'two refunds of different amounts are two',
    emails: [
      {},
      { text: 'Remboursement : 20,00 USD\nRéservation R#', subject: 'Votre remboursement', sent: 60 },
      { text: 'Reembolso: 15,00 USD\nReserva R#', subject: 'Su reembolso', sent: 90 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    stated: ['refund 20.00 USD', 'refund 15.00 USD'],
    costs: [17_740],
  },
  {
    name: 'one traveler’s cancellation fee is theirs',
    emails: [
      { of: ['Grace Hopper', 'Ada Lovelace'], price: '300.00' },
      {
        of: ['Ada Lovelace'],
        price: '150.00',
        status: 'Cancelled',
        note: 'A cancellation fee of USD 30.00 has been charged.',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
    costs: [3000, 15_000],
  },
  {
    name: 'an exchange states what it costs besides the price',
    emails: [
      {},
      {
        number: '1034',
        hour: '17:05',
        price: '292.40',
        subject: 'Your ticket was exchanged',
        note: 'Fare difference: USD 50.00\nExchange fee: USD 30.00',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 17:05 1034 Active 21240'],
    stated: ['exchange 80.00 USD 0'],
    costs: [29_240],
  },
  {
    name: 'taxes and fees are part of the price, those of the newest email',
    emails: [{ note: 'Taxes and fees: USD 41.10' }, { note: 'Taxes and fees: USD 41.10', hour: '09:40', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:40 1020 Active 21240'],
    stated: ['taxes_and_fees 41.10 USD 0'],
    costs: [21_240],
  },
  {
    name: 'the terms of a booking are no amounts',
    emails: [{ note: 'Cancellation fee: USD 50.00\nNo-show fee: USD 90.00\nChange fee: USD 40.00' }],
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
    stated: [],
    costs: [21_240],
  },
  {
    name: 'a folio replaces the estimate of the stay, whichever email comes first',
    emails: [
      { sender: 'hotel', stay: stayOf('387.00') },
      { sender: 'hotel', stay: stayOf('412.50'), subject: 'Your folio', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    stated: ['folio 412.50 USD 0'],
    costs: [41_250],
  },
  {
    name: 'a folio of the hotel is of the stay alone, where the flight is in the same booking',
    emails: [
      { sender: 'agency', code: 'AG#77', legs: [{ price: '200.00' }], stay: stayOf('387.00') },
      { text: 'Reservation AG#77\nRoom 380.00\nTotal charges: USD 412.50', subject: 'Your final invoice', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 20000', 'Grace Hopper +0 15:00 3 Active 38700'],
    stated: ['folio 412.50 USD'],
    costs: [20_000, 41_250],
  },
  {
    name: 'a no-show is charged instead of the stay',
    emails: [
      { sender: 'hotel', stay: stayOf('387.00') },
      { sender: 'hotel', text: 'Reservation number: R#\nNo-show charge: USD 129.00', subject: 'No-show', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    stated: ['no_show 129.00 USD'],
    costs: [12_900],
  },
  {
    name: 'an unused ticket is still the company’s',
    emails: [{}, { text: 'Your booking R# has been cancelled.\nUnused ticket value: USD 212.40', sent: 60 }],
    inAnyOrder: true,
    segments: [cancelledFlight],
    stated: ['unused_ticket 212.40 USD 0'],
    costs: [0],
  },
]
