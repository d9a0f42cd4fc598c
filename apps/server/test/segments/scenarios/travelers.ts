import type { Scenario } from './scenario'

/** Several people in one booking. */

const both = ['Grace Hopper', 'Ada Lovelace']

export const travelerScenarios: readonly Scenario[] = [
  {
    name: 'two colleagues in one booking each have a segment, and half of the price',
    emails: [{ of: both, price: '300.01' }],
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15001'],
  },
  {
    name: 'a companion whom nobody knows stays visible by name',
    emails: [{ of: ['Grace Hopper', 'Carl Guest'], price: '200.00' }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10000', '[Carl Guest] +0 07:05 1020 Active 10000'],
  },
  {
    name: 'the addressee is the first traveler where nobody of the team is named',
    emails: [{ of: ['Carl Guest', 'Dora Guest'], price: '200.00' }],
    segments: ['Grace Hopper +0 07:05 1020 Active 10000', '[Dora Guest] +0 07:05 1020 Active 10000'],
  },
  {
    name: 'a colleague’s own confirmation of the same booking changes nothing else',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], price: '150.00', sent: 5, recipient: 'Ada Lovelace <ada@acme.test>' },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'the same two emails the other way round come to the same',
    emails: [
      { of: ['Ada Lovelace'], price: '150.00', sent: 5, recipient: 'Ada Lovelace <ada@acme.test>' },
      { of: both, price: '300.00' },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a change for both moves both',
    emails: [
      { of: both, price: '300.00' },
      { of: both, price: '300.00', hour: '09:40', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 09:40 1020 Active 15000', 'Grace Hopper +0 09:40 1020 Active 15000'],
  },
  {
    name: 'a change for one leaves the other where they were',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], price: '150.00', hour: '17:05', number: '1034', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 17:05 1034 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a cancellation for one leaves the other',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], price: '150.00', status: 'Cancelled', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a cancellation in words for one of two leaves the other',
    emails: [
      { of: both, price: '300.00' },
      { sender: 'nobody', text: 'Dear Grace,\nAda’s part of booking R# has been cancelled.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a cancellation in words to one of two is of both',
    emails: [
      { of: both, price: '300.00' },
      { sender: 'nobody', text: 'Dear Grace Hopper, your booking R# has been cancelled.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Cancelled 15000'],
  },
  {
    name: 'a cancellation for both cancels both',
    emails: [
      { of: both, price: '300.00' },
      { of: both, price: '300.00', status: 'Cancelled', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Cancelled 15000'],
  },
  {
    name: 'a cancellation that arrives before the booking counts for the one it names',
    emails: [
      { of: ['Ada Lovelace'], price: '150.00', status: 'Cancelled', sent: 60 },
      { of: both, price: '300.00' },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'a change that names nobody moves everybody, and its total is shared',
    emails: [
      { of: both, price: '300.00' },
      { of: [], price: '320.00', hour: '09:40', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 09:40 1020 Active 16000', 'Grace Hopper +0 09:40 1020 Active 16000'],
  },
  {
    name: 'an email that names nobody gives its addressee no one else’s segment',
    emails: [
      { of: ['Grace Hopper', 'Carl Guest'], price: '200.00' },
      { of: [], price: '200.00', hour: '09:40', sent: 60 },
    ],
    segments: ['Grace Hopper +0 09:40 1020 Active 10000', '[Carl Guest] +0 09:40 1020 Active 10000'],
  },
  {
    name: 'a cancellation that names nobody cancels everybody’s, and leaves whose they are',
    emails: [
      { of: ['Grace Hopper', 'Carl Guest'], price: '200.00' },
      { of: [], price: '200.00', status: 'Cancelled', sent: 60 },
    ],
    segments: ['Grace Hopper +0 07:05 1020 Cancelled 10000', '[Carl Guest] +0 07:05 1020 Cancelled 10000'],
  },
  {
    name: 'an older email that arrives late changes nothing newer',
    emails: [
      { of: both, price: '300.00', hour: '09:40', sent: 60 },
      { of: both, price: '300.00', hour: '07:05' },
    ],
    segments: ['Ada Lovelace +0 09:40 1020 Active 15000', 'Grace Hopper +0 09:40 1020 Active 15000'],
  },
  {
    name: 'titles, order and capitals of a name make no other person',
    emails: [
      { of: ['HOPPER/GRACE MS', 'LOVELACE/ADA MRS'], price: '300.00' },
      { of: ['Ada Lovelace', 'Grace Hopper'], price: '300.00', sent: 5 },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'two bookings of one flight, one for each colleague, stay two',
    emails: [
      { of: ['Grace Hopper'], price: '120.00', code: 'A#' },
      { of: ['Ada Lovelace'], price: '140.00', code: 'B#', recipient: 'Ada Lovelace <ada@acme.test>' },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Active 14000', 'Grace Hopper +0 07:05 1020 Active 12000'],
    bookings: 2,
  },
]
