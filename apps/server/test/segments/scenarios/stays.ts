import type { Scenario } from './scenario'

/** Stays that become longer or shorter, several rooms, and several hotels. */

const hotel = { sender: 'hotel', code: 'H#' } as const

export const stayScenarios: readonly Scenario[] = [
  {
    name: 'a stay that is extended is the same stay with more nights and its new price',
    emails: [
      { ...hotel, stay: { checkin: 1, checkout: 3, price: '200.00' } },
      { ...hotel, stay: { checkin: 1, checkout: 5, price: '400.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 15:00 4 Active 40000'],
    ends: ['+5 11:00'],
    trips: ['Grace Hopper +1 +5 Paris'],
  },
  {
    name: 'a stay that begins a day earlier is the same stay',
    emails: [
      { ...hotel, stay: { checkin: 1, checkout: 3, price: '200.00' } },
      { ...hotel, stay: { checkin: 0, checkout: 3, price: '300.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Active 30000'],
  },
  {
    name: 'a stay that is shortened ends earlier, and costs what the newer email says',
    emails: [
      { ...hotel, stay: { checkin: 1, checkout: 5, price: '400.00' } },
      { ...hotel, stay: { checkin: 1, checkout: 3, price: '200.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 15:00 2 Active 20000'],
    ends: ['+3 11:00'],
  },
  {
    name: 'a stay is extended, then shortened, then cancelled',
    emails: [
      { ...hotel, stay: { checkin: 1, checkout: 3 } },
      { ...hotel, stay: { checkin: 1, checkout: 6 }, sent: 30 },
      { ...hotel, stay: { checkin: 1, checkout: 4 }, sent: 60 },
      { sender: 'nobody', text: 'Reservation H# has been cancelled.', sent: 90 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 15:00 3 Cancelled null'],
  },
  {
    name: 'an extension under a number of its own is a second stay on the same trip',
    emails: [
      { ...hotel, stay: { checkin: 1, checkout: 3, price: '200.00' } },
      { ...hotel, code: 'I#', stay: { checkin: 3, checkout: 4, price: '110.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 15:00 2 Active 20000', 'Grace Hopper +3 15:00 1 Active 11000'],
    bookings: 2,
    trips: ['Grace Hopper +1 +4 Paris'],
  },
  {
    name: 'one of two rooms with numbers of their own is cancelled',
    emails: [
      { ...hotel, stay: { checkin: 0, checkout: 2, price: '200.00' } },
      { ...hotel, code: 'I#', stay: { checkin: 0, checkout: 2, price: '220.00' }, sent: 10 },
      { sender: 'nobody', text: 'Reservation I# has been cancelled.', sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 2 Active 20000', 'Grace Hopper +0 15:00 2 Cancelled 22000'],
    bookings: 2,
  },
  {
    name: 'two rooms in one email have numbers and prices of their own, and one of them is cancelled',
    emails: [
      {
        ...hotel,
        stay: [
          { checkin: 0, checkout: 2, price: '200.00' },
          { checkin: 0, checkout: 2, price: '220.00', number: 'I#' },
        ],
      },
      { ...hotel, code: 'I#', stay: { checkin: 0, checkout: 2, status: 'Cancelled' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 2 Active 20000', 'Grace Hopper +0 15:00 2 Cancelled 22000'],
    bookings: 2,
  },
  {
    name: 'two rooms under one agency’s number are two, and cancelling one hotel number leaves the other',
    emails: [
      { ...hotel, stay: { checkin: 0, checkout: 2, price: '200.00' }, note: 'Agency reference: AG#77' },
      {
        ...hotel,
        code: 'I#',
        stay: { checkin: 0, checkout: 2, price: '220.00' },
        note: 'Agency reference: AG#77',
        sent: 10,
      },
      { ...hotel, code: 'I#', stay: { checkin: 0, checkout: 2, status: 'Cancelled' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 2 Active 20000', 'Grace Hopper +0 15:00 2 Cancelled 22000'],
  },
  {
    name: 'one of two travelers’ rooms under one number is cancelled',
    emails: [
      { ...hotel, of: ['Grace Hopper', 'Ada Lovelace'], stay: { checkin: 0, checkout: 2, price: '400.00' } },
      { ...hotel, of: ['Ada Lovelace'], stay: { checkin: 0, checkout: 2, status: 'Cancelled' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +0 15:00 2 Cancelled 20000', 'Grace Hopper +0 15:00 2 Active 20000'],
  },
  {
    name: 'two hotels of one itinerary stay two when one of them is changed',
    emails: [
      {
        sender: 'agency',
        code: 'AG#77',
        stay: [
          { checkin: 0, checkout: 2, price: '200.00' },
          { checkin: 2, checkout: 4, price: '300.00', hotel: 'Hotel Lutetia' },
        ],
      },
      {
        sender: 'agency',
        code: 'AG#77',
        stay: [
          { checkin: 0, checkout: 3, price: '260.00' },
          { checkin: 3, checkout: 4, price: '150.00', hotel: 'Hotel Lutetia' },
        ],
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 3 Active 26000', 'Grace Hopper +3 15:00 1 Active 15000'],
    trips: ['Grace Hopper +0 +4 Paris'],
  },
  {
    name: 'two stays in one hotel with a night elsewhere between stay two',
    emails: [
      {
        sender: 'agency',
        code: 'AG#77',
        stay: [
          { checkin: 0, checkout: 2, price: '200.00' },
          { checkin: 3, checkout: 5, price: '220.00' },
        ],
      },
      { sender: 'agency', code: 'AG#77', stay: { checkin: 3, checkout: 6, price: '330.00' }, sent: 60 },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +0 15:00 2 Active 20000', 'Grace Hopper +3 15:00 3 Active 33000'],
  },
]
