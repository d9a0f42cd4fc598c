import type { Scenario } from './scenario'

/** What travel desks see: groups, schedule changes, rentals and trains that change, rebookings, and invoices. */

const both = ['Grace Hopper', 'Ada Lovelace']
const agency = { sender: 'agency', code: 'AG#77', note: 'Airline reference: R#' } as const
const hotel = { sender: 'hotel', code: 'H#' } as const
const toDesk = 'Travel desk <desk@elsewhere.test>'
const guests = ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Joe', 'Kim', 'Lou'].map((name) => `${name} Guest`)
const group = ['Grace Hopper', ...guests]
const rental = { kind: 'rental', day: 0 } as const
const train = { kind: 'train', day: 1 } as const
const nobody = { sender: 'nobody' } as const

export const deskScenarios: readonly Scenario[] = [
  {
    name: 'a group of twelve shares one price to the cent, and one of them leaves',
    emails: [
      { of: group, price: '1200.05', recipient: toDesk },
      { ...nobody, text: 'The seat for Kim Guest in booking R# has been cancelled.', recipient: toDesk, sent: 60 },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 07:05 1020 Active 10001',
      ...guests.map((name) => {
        const status = name === 'Kim Guest' ? 'Cancelled' : 'Active'
        return `[${name}] +0 07:05 1020 ${status} ${/^(?:Cy|Ed|Hal|Joe) /.test(name) ? 10_001 : 10_000}`
      }),
    ],
  },
  {
    name: 'a group is moved as a whole by an email that names nobody',
    emails: [
      { of: ['Grace Hopper', 'Bo Guest', 'Cy Guest'], price: '300.00', recipient: toDesk },
      { of: [], price: null, hour: '09:40', recipient: toDesk, sent: 60 },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 09:40 1020 Active 10000',
      '[Bo Guest] +0 09:40 1020 Active 10000',
      '[Cy Guest] +0 09:40 1020 Active 10000',
    ],
  },
  {
    name: 'two schedule changes, of which the agency tells one and the airline the other',
    emails: [
      { ...agency, price: '200.00' },
      { ...agency, price: null, hour: '09:40', sent: 30 },
      { price: null, hour: '17:05', number: '1034', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 17:05 1034 Active 20000'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'a rental that is extended is the same rental with its new price',
    emails: [
      { ...nobody, other: { ...rental, until: 2, price: '150.00' } },
      { ...nobody, other: { ...rental, until: 4, price: '250.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:00 5 Active 25000'],
    ends: ['+4 18:00'],
  },
  {
    name: 'a rental that is cancelled in German costs the fee that the email states',
    emails: [
      { ...nobody, other: { ...rental, until: 2, price: '150.00' } },
      { ...nobody, text: 'Ihre Buchung R# wurde storniert.\nStornogebühr: 20,00 USD', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 09:00 3 Cancelled 15000'],
    stated: ['cancellation_fee 20.00 USD 0'],
    costs: [2000],
  },
  {
    name: 'one of two passengers of a train is refunded',
    emails: [
      { ...nobody, of: both, other: { ...train, price: '178.00' } },
      {
        ...nobody,
        of: ['Ada Lovelace'],
        other: { ...train, status: 'Cancelled' },
        note: 'Remboursement : 79,00 USD\nCancellation fee: USD 10.00',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +1 09:00 9577 Cancelled 8900', 'Grace Hopper +1 09:00 9577 Active 8900'],
    stated: ['cancellation_fee 10.00 USD 0', 'refund 79.00 USD 0'],
    costs: [1000, 8900],
  },
  {
    name: 'a train is exchanged for a later one under its number',
    emails: [
      { ...nobody, other: { ...train, price: '89.00' } },
      { ...nobody, other: { ...train, number: '9581', hour: '14:00', arrives: '20:00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 14:00 9581 Active 8900'],
  },
  {
    name: 'the invoice of the agency after the trip has the final price, and changes nothing else',
    emails: [
      { ...agency, price: '200.00' },
      { ...agency, price: '214.50', sent: 45 * 1440 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21450'],
  },
  {
    name: 'a copy of the confirmation that a colleague forwards after the cancellation revives nothing',
    emails: [{}, { status: 'Cancelled', sent: 60 }, { forwarded: 120 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240'],
  },
  {
    name: 'the cancellation of a stay arrives before its confirmation, from the hotel and from the agency',
    emails: [
      { ...nobody, text: 'Reservation H# has been cancelled.', sent: 60 },
      { ...hotel, stay: { checkin: 0, checkout: 3, price: '300.00' } },
      { sender: 'agency', code: 'AG#77', legs: [], stay: { checkin: 0, checkout: 3 }, sent: 10 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Cancelled 30000'],
    references: ['hotel H#', 'agency AG#77'],
  },
  {
    name: 'a rebooking under a new number, of which the email says that it replaces the old one',
    emails: [
      {},
      {
        code: 'N#',
        number: '1034',
        day: 2,
        price: '250.00',
        note: 'Your booking R# has been cancelled and replaced by this one.',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240', 'Grace Hopper +2 07:05 1034 Active 25000'],
    bookings: 2,
  },
  {
    name: 'the old number is cancelled by an email of its own, and the new one stays',
    emails: [
      {},
      { code: 'N#', number: '1034', hour: '17:05', price: '250.00', sent: 30 },
      { ...nobody, text: 'Réservation R#\nVotre réservation R# a été annulée.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 21240', 'Grace Hopper +0 17:05 1034 Active 25000'],
    bookings: 2,
  },
  {
    name: 'a codeshare is cancelled by the number of the other airline',
    emails: [
      { from: 'FRA', to: 'JFK', hour: '10:55', carrier: 'LH', number: '400' },
      {
        from: 'FRA',
        to: 'JFK',
        hour: '10:55',
        carrier: 'UA',
        number: '8841',
        operator: 'LH',
        status: 'Cancelled',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 10:55 400 Cancelled 21240'],
  },
]
