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
  {
    name: 'of two with nearly one name in a booking, the one who is moved leaves the other where they were',
    emails: [
      { of: ['Anna Berg', 'Anne Berg'], price: '300.00', recipient: toDesk },
      { of: ['Anne Berg'], price: '150.00', number: '1022', hour: '09:40', recipient: toDesk, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['[Anna Berg] +0 07:05 1020 Active 15000', '[Anne Berg] +0 09:40 1022 Active 15000'],
  },
  {
    name: 'two with nearly one name, each moved by an email of their own, stay two',
    emails: [
      { of: ['Anna Berg', 'Anne Berg'], price: '300.00', recipient: toDesk },
      { of: ['Anne Berg'], price: '150.00', hour: '09:40', recipient: toDesk, sent: 60 },
      { of: ['Anna Berg'], price: '150.00', number: '1034', hour: '17:05', recipient: toDesk, sent: 90 },
    ],
    segments: ['[Anna Berg] +0 17:05 1034 Active 15000', '[Anne Berg] +0 09:40 1020 Active 15000'],
  },
  {
    name: 'two whom nobody knows, of one name and in two places, have two trips',
    emails: [
      { of: ['Carl Guest'], code: 'A#', recipient: toDesk, arrival: { day: 0, hour: '08:20' } },
      {
        of: ['Carl Guest'],
        code: 'B#',
        recipient: toDesk,
        from: 'MUC',
        to: 'JFK',
        number: '410',
        day: 1,
        arrival: { day: 1, hour: '10:05' },
        sent: 10,
      },
      { of: ['Carl Guest'], code: 'A#', recipient: toDesk, from: 'CDG', to: 'FRA', number: '1035', day: 3, sent: 20 },
    ],
    inAnyOrder: true,
    segments: [
      '[Carl Guest] +0 07:05 1020 Active 21240',
      '[Carl Guest] +1 07:05 410 Active 21240',
      '[Carl Guest] +3 07:05 1035 Active 21240',
    ],
    bookings: 2,
    trips: ['Carl Guest +0 +3 Paris', 'Carl Guest +1 +1 New York'],
  },
  {
    name: 'the flight and the stay of one whom nobody knows are one trip',
    emails: [
      { of: ['Carl Guest'], code: 'A#', recipient: toDesk, arrival: { day: 0, hour: '08:20' } },
      {
        of: ['Carl Guest'],
        sender: 'hotel',
        code: 'H#',
        recipient: toDesk,
        stay: { checkin: 0, checkout: 2 },
        sent: 10,
      },
    ],
    inAnyOrder: true,
    segments: ['[Carl Guest] +0 07:05 1020 Active 21240', '[Carl Guest] +0 15:00 2 Active null'],
    bookings: 2,
    trips: ['Carl Guest +0 +2 Paris'],
  },
]
