import type { Scenario } from './scenario'

/** Parts of bookings: travelers who leave, legs and stays that are cancelled, and cancellations in other languages. */

const both = ['Grace Hopper', 'Ada Lovelace']
const agency = { sender: 'agency', code: 'AG#77', note: 'Airline reference: R#' } as const
const hotel = { sender: 'hotel', code: 'H#' } as const
const back = { from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20' } as const
const nobody = { sender: 'nobody' } as const

export const partialScenarios: readonly Scenario[] = [
  {
    name: 'a ticket that is reissued leaves one flight with both numbers',
    emails: [
      { ticket: '2201234#001', price: '200.00' },
      { ticket: '2201234#002', price: '230.00', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 23000'],
    references: ['airline R#', 'ticket 2201234#001', 'ticket 2201234#002'],
  },
  {
    name: 'one of three leaves the booking, and the others are moved to another flight under its number',
    emails: [
      { of: [...both, 'Bo Guest'], price: '300.00' },
      { of: ['Ada Lovelace'], code: 'S#', price: null, sent: 30 },
      { of: ['Grace Hopper', 'Bo Guest'], price: null, number: '1022', hour: '09:40', sent: 60 },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +0 07:05 1020 Active 10000',
      'Grace Hopper +0 09:40 1022 Active 10000',
      '[Bo Guest] +0 09:40 1022 Active 10000',
    ],
  },
  {
    name: 'the hotel shortens a stay that the agency has booked in full',
    emails: [
      { sender: 'agency', code: 'AG#77', legs: [], stay: { checkin: 0, checkout: 4, price: '400.00' } },
      { ...hotel, stay: { checkin: 0, checkout: 4 }, note: 'Agency reference: AG#77', sent: 10 },
      { ...hotel, stay: { checkin: 0, checkout: 2, price: '200.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 2 Active 20000'],
    ends: ['+2 11:00'],
    references: ['hotel H#', 'agency AG#77'],
  },
  {
    name: 'a cancelled booking that is reinstated stands',
    emails: [
      { legs: [{}, back] },
      { text: 'Your booking R# has been cancelled.', sent: 30 },
      { legs: [{}, back], sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 10620', 'Grace Hopper +3 18:20 1035 Active 10620'],
  },
  {
    name: 'a cancellation in French for one of two leaves the other',
    emails: [
      { of: both, price: '300.00' },
      { ...nobody, text: 'Bonjour Grace,\nLa réservation R# de Ada Lovelace a été annulée.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a cancellation in Spanish states its refund',
    emails: [{}, { ...nobody, text: 'Su reserva R# ha sido cancelada.\nReembolso: 120,00 USD', sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
    stated: ['refund 120.00 USD 0'],
    costs: [0],
  },
  {
    name: 'the middle of three flights is cancelled, and its refund is of it',
    emails: [
      {
        legs: [
          { price: '300.00', arrival: { day: 0, hour: '08:20' } },
          { from: 'CDG', to: 'LHR', number: '1680', day: 2, price: '300.00', arrival: { day: 2, hour: '08:20' } },
          { from: 'LHR', to: 'FRA', number: '901', day: 4, price: '300.00' },
        ],
      },
      {
        from: 'CDG',
        to: 'LHR',
        number: '1680',
        day: 2,
        status: 'Cancelled',
        price: null,
        note: 'Refund: USD 40.00',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 07:05 1020 Active 9284',
      'Grace Hopper +2 07:05 1680 Cancelled 7195',
      'Grace Hopper +4 07:05 901 Active 13521',
    ],
    stated: ['refund 40.00 USD 1'],
    costs: [9284, 0, 13_521],
  },
  {
    name: 'there and back on one day, both at other hours',
    emails: [
      { legs: [{ arrival: { day: 0, hour: '08:20' } }, { ...back, day: 0 }] },
      {
        legs: [
          { hour: '06:30', arrival: { day: 0, hour: '07:45' } },
          { ...back, day: 0, hour: '20:10' },
        ],
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 06:30 1020 Active 10620', 'Grace Hopper +0 20:10 1035 Active 10620'],
  },
  {
    name: 'of two bookings of one route the one whose number is cancelled is cancelled',
    emails: [
      { code: 'A#', price: '120.00' },
      { code: 'B#', day: 4, price: '140.00', sent: 10 },
      { ...nobody, text: 'We have cancelled your booking B#.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 12000', 'Grace Hopper +4 07:05 1020 Cancelled 14000'],
    bookings: 2,
  },
  {
    name: 'the agency cancels the stay of an itinerary, and leaves its flights',
    emails: [
      {
        ...agency,
        legs: [{ price: '200.00' }, { ...back, price: '210.00' }],
        stay: { checkin: 0, checkout: 3, price: '300.00' },
      },
      {
        ...agency,
        legs: [],
        stay: { checkin: 0, checkout: 3, status: 'Cancelled' },
        note: 'Cancellation fee: USD 90.00',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 07:05 1020 Active 20000',
      'Grace Hopper +0 15:00 3 Cancelled 30000',
      'Grace Hopper +3 18:20 1035 Active 21000',
    ],
    costs: [20_000, 9000, 21_000],
  },
  {
    name: 'a flight that is moved past midnight under another number',
    emails: [
      { hour: '22:40', arrival: { day: 0, hour: '23:55' } },
      { day: 1, hour: '00:20', number: '1048', arrival: { day: 1, hour: '01:35' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 00:20 1048 Active 21240'],
  },
  {
    name: 'a final invoice in a currency without rates, and again in one that is known',
    emails: [
      { ...hotel, stay: { checkin: 0, checkout: 3, price: '387.00' } },
      { ...hotel, text: 'Reservation H#\nTotal charges: XXX 412.50', subject: 'Your final invoice', sent: 30 },
      { ...hotel, text: 'Reservation H#\nTotal charges: USD 412.50', subject: 'Your final invoice', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Active 38700'],
    costs: [41_250],
  },
]
