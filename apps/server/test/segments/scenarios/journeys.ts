import type { Scenario } from './scenario'

/** Itineraries that are not there and back on one day: open jaws, nights, the date line, codeshares, new routes. */

const agency = { sender: 'agency', code: 'AG#77' } as const
const toNewYork = { from: 'FRA', to: 'JFK', number: '400', hour: '10:55', arrival: { day: 0, hour: '13:45' } } as const
const viaLondon = [
  { from: 'FRA', to: 'LHR', number: '900', hour: '08:00', arrival: { day: 0, hour: '08:45' } },
  { from: 'LHR', to: 'JFK', number: '7600', hour: '11:00', arrival: { day: 0, hour: '14:05' } },
] as const

export const journeyScenarios: readonly Scenario[] = [
  {
    name: 'an open jaw is one trip: there to one city, back from another, a train between',
    emails: [
      {
        legs: [
          { price: '300.00', arrival: { day: 0, hour: '08:20' } },
          {
            price: '300.00',
            from: 'STR',
            to: 'FRA',
            number: '133',
            day: 4,
            hour: '18:20',
            arrival: { day: 4, hour: '19:10' },
          },
        ],
      },
      { sender: 'nobody', code: 'T#', other: { kind: 'train', day: 2, price: '89.00' }, sent: 10 },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 07:05 1020 Active 22192',
      'Grace Hopper +2 09:00 9577 Active 8900',
      'Grace Hopper +4 18:20 133 Active 7808',
    ],
    bookings: 2,
    trips: ['Grace Hopper +0 +4 Paris'],
  },
  {
    name: 'a one-way flight and its stay are one trip',
    emails: [
      { arrival: { day: 0, hour: '08:20' } },
      { sender: 'hotel', code: 'H#', stay: { checkin: 0, checkout: 3, price: '300.00' }, sent: 10 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 07:05 1020 Active 21240', 'Grace Hopper +0 15:00 3 Active 30000'],
    bookings: 2,
    trips: ['Grace Hopper +0 +3 Paris'],
  },
  {
    name: 'a night train arrives on the next day, and a delay past midnight leaves it one train',
    emails: [
      {
        sender: 'nobody',
        code: 'N#',
        other: {
          kind: 'train',
          day: 1,
          until: 2,
          hour: '19:12',
          arrives: '09:58',
          number: '468',
          from: 'Wien Hbf',
          to: 'Paris Est',
        },
      },
      {
        sender: 'nobody',
        code: 'N#',
        other: {
          kind: 'train',
          day: 2,
          until: 2,
          hour: '00:05',
          arrives: '13:10',
          number: '468',
          from: 'Wien Hbf',
          to: 'Paris Est',
        },
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 00:05 468 Active null'],
    ends: ['+2 13:10'],
    trips: ['Grace Hopper +2 +2 Paris'],
  },
  {
    name: 'across the date line a flight arrives before it departed, and the trip ends after it began',
    emails: [
      {
        legs: [
          {
            from: 'NRT',
            to: 'LAX',
            number: '7934',
            hour: '17:00',
            arrival: { day: 0, hour: '10:15' },
            price: '900.00',
          },
          {
            from: 'LAX',
            to: 'NRT',
            number: '7935',
            day: 3,
            hour: '11:00',
            arrival: { day: 4, hour: '15:30' },
            price: '900.00',
          },
        ],
      },
    ],
    segments: ['Grace Hopper +0 17:00 7934 Active 45000', 'Grace Hopper +3 11:00 7935 Active 45000'],
    ends: ['+0 10:15', '+4 15:30'],
    trips: ['Grace Hopper +0 +4 Los Angeles'],
  },
  {
    name: 'the marketing and the operating airline’s number are one flight',
    emails: [
      { ...toNewYork, carrier: 'UA', number: '8841', operator: 'LH' },
      { ...toNewYork, ...agency, carrier: 'LH', number: '400', price: null, sent: 10 },
    ],
    segments: ['Grace Hopper +0 10:55 400 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 'a codeshare moves by the number of either airline',
    emails: [
      { ...toNewYork, carrier: 'UA', number: '8841', operator: 'LH' },
      { ...toNewYork, ...agency, carrier: 'LH', number: '400', price: null, sent: 10 },
      { ...toNewYork, carrier: 'UA', number: '8841', operator: 'LH', hour: '12:20', price: null, sent: 60 },
    ],
    segments: ['Grace Hopper +0 12:20 8841 Active 21240'],
    references: ['airline R#', 'agency AG#77'],
  },
  {
    name: 're-accommodation by way of another city replaces the direct flight',
    emails: [
      { ...toNewYork, price: '600.00' },
      { legs: viaLondon.map((leg) => ({ ...leg, price: null })), sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 08:00 900 Active 6335', 'Grace Hopper +0 11:00 7600 Active 53665'],
  },
  {
    name: 're-accommodation on a direct flight replaces the connection',
    emails: [
      { legs: viaLondon.map((leg) => ({ ...leg, price: '600.00' })) },
      { ...toNewYork, price: '600.00', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 10:55 400 Active 60000', 'Grace Hopper +0 11:00 7600 Cancelled 53665'],
  },
  {
    name: 'two flights of one route on one day stay two',
    emails: [
      {
        legs: [
          { hour: '07:05', price: '100.00' },
          { from: 'CDG', to: 'FRA', number: '1027', hour: '10:05', price: '100.00' },
          { number: '1040', hour: '16:05', price: '100.00' },
        ],
      },
      {
        legs: [
          { hour: '07:05', price: '100.00' },
          { from: 'CDG', to: 'FRA', number: '1027', hour: '10:05', price: '100.00' },
          { number: '1040', hour: '17:45', price: '100.00' },
        ],
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +0 07:05 1020 Active 3334',
      'Grace Hopper +0 10:05 1027 Active 3333',
      'Grace Hopper +0 17:45 1040 Active 3333',
    ],
  },
  {
    name: 'a schedule change to the day before and back again',
    emails: [{ day: 2 }, { day: 1, hour: '22:40', arrival: { day: 2, hour: '00:05' }, sent: 30 }, { day: 2, sent: 60 }],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:05 1020 Active 21240'],
  },
  {
    name: 'the cancellation of one of two travelers’ way back, and its refund',
    emails: [
      {
        of: ['Grace Hopper', 'Ada Lovelace'],
        legs: [{ price: '800.00' }, { from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20', price: '800.00' }],
      },
      {
        of: ['Ada Lovelace'],
        legs: [{ from: 'CDG', to: 'FRA', number: '1035', day: 3, hour: '18:20', status: 'Cancelled', price: null }],
        note: 'Refund: USD 150.00\nCancellation fee: USD 50.00',
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +0 07:05 1020 Active 20000',
      'Grace Hopper +0 07:05 1020 Active 20000',
      'Ada Lovelace +3 18:20 1035 Cancelled 20000',
      'Grace Hopper +3 18:20 1035 Active 20000',
    ],
  },
]
