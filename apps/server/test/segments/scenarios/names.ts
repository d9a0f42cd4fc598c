import type { Scenario } from './scenario'

/** Whose a segment is: spellings of names, corrections, people of one name, and bookings that are split. */

const both = ['Grace Hopper', 'Ada Lovelace']
const toAda = 'Ada Lovelace <ada@acme.test>'
const toDesk = 'Travel desk <desk@elsewhere.test>'

export const nameScenarios: readonly Scenario[] = [
  {
    name: 'a split booking: who leaves gets a number of their own, and both keep their seats',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], code: 'S#', price: null, sent: 30, recipient: toAda },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'after a split, a change under the new number leaves the other traveler where they were',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], code: 'S#', price: null, sent: 30 },
      { of: ['Ada Lovelace'], code: 'S#', price: null, number: '1034', day: 1, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +1 07:05 1034 Active 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'after a split, the cancellation of the first number leaves who has a new one',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], code: 'S#', price: null, sent: 30 },
      { text: 'Your booking R# has been cancelled.', sent: 60 },
    ],
    segments: ['Ada Lovelace +0 07:05 1020 Active 15000', 'Grace Hopper +0 07:05 1020 Cancelled 15000'],
  },
  {
    name: 'after a split, the cancellation of the new number leaves who has the first one',
    emails: [
      { of: both, price: '300.00' },
      { of: ['Ada Lovelace'], code: 'S#', price: null, sent: 30 },
      { text: 'Your booking S# has been cancelled.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 07:05 1020 Cancelled 15000', 'Grace Hopper +0 07:05 1020 Active 15000'],
  },
  {
    name: 'the correction of a misspelt name makes no second traveler',
    emails: [
      { of: ['Grace Hoper'], recipient: toDesk },
      { of: ['Grace Hopper'], recipient: toDesk, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240'],
  },
  {
    name: 'the correction of a companion’s name makes no second companion',
    emails: [
      { of: ['Grace Hopper', 'Carl Gust'], price: '300.00' },
      { of: ['Grace Hopper', 'Carl Guest'], price: '300.00', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 15000', '[Carl Guest] +0 07:05 1020 Active 15000'],
  },
  {
    name: 'companions with similar names stay two',
    emails: [
      { of: ['Carla Guest', 'Carlo Guest'], price: '300.00', recipient: toDesk },
      { of: ['Carlo Guest'], price: '150.00', status: 'Cancelled', recipient: toDesk, sent: 60 },
    ],
    segments: ['[Carla Guest] +0 07:05 1020 Active 15000', '[Carlo Guest] +0 07:05 1020 Cancelled 15000'],
  },
  {
    name: 'names as reservation systems write them find their people',
    emails: [{ of: ['VANDERBERG/JANMR', 'MUELLER/JOERG MR'], price: '300.00', recipient: toDesk }],
    segments: ['Jan van der Berg +0 07:05 1020 Active 15000', 'Jörg Müller +0 07:05 1020 Active 15000'],
  },
  {
    name: 'the airline’s spelling and the agency’s are one traveler',
    emails: [
      { of: ['GUEST/ANNEMARIE MRS'], recipient: toDesk },
      {
        of: ['Anne-Marie Guest'],
        sender: 'agency',
        code: 'AG#77',
        note: 'Airline reference: R#',
        sent: 10,
        recipient: toDesk,
      },
    ],
    inAnyOrder: true,
    segments: ['[Annemarie Guest] +0 07:05 1020 Active 21240'],
  },
  {
    name: 'of two people of one name the address decides',
    emails: [
      { of: ['Wei Wang'], price: '120.00', recipient: 'Wei Wang <wei.wang@acme.test>' },
      { of: ['Wei Wang'], price: '140.00', code: 'B#', recipient: 'Wei Wang <wei.wang2@acme.test>' },
    ],
    segments: ['Wei Wang +0 07:05 1020 Active 12000', 'Wei Wang +0 07:05 1020 Active 14000'],
    bookings: 2,
  },
  {
    name: 'two people of one name in one booking are two, told apart by their tickets',
    emails: [
      {
        legs: [
          { ticket: '2201234567890', price: '300.00' },
          { ticket: '2201234567891', price: '300.00' },
        ],
        of: ['Wei Wang'],
        recipient: toDesk,
      },
    ],
    segments: ['[Wei Wang] +0 07:05 1020 Active 15000', '[Wei Wang] +0 07:05 1020 Active 15000'],
  },
]
